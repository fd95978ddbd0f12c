package io.reelmill.projects;

import io.reelmill.contracts.project.ProjectSnapshot;

/**
 * The end of a whole run: all its outputs have ended.
 *
 * @param project as it is now
 * @param creditsCharged sum over the outputs, never above what was reserved
 * @param inputAtFault whether nothing is ready and the client's input was why
 */
public record RunEnd(ProjectSnapshot project, int creditsCharged, boolean inputAtFault) {}
