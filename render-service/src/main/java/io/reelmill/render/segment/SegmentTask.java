package io.reelmill.render.segment;

import java.util.UUID;

/**
 * A segment that a helper makes for the worker of a film.
 *
 * @param runId of the job whose film it belongs to
 * @param output of that job
 * @param pid of the job's project
 * @param piece the name of the result
 * @param order as JSON
 * @param attempt the fencing token of the helper's writes, from 1
 */
record SegmentTask(UUID runId, int output, String pid, String piece, String order, int attempt) {}
