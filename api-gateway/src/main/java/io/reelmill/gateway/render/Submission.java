package io.reelmill.gateway.render;

/**
 * A run that waits for its group.
 *
 * @param reserved whether its credits are reserved already, or it takes none
 */
record Submission(RenderRun run, boolean reserved) {}
