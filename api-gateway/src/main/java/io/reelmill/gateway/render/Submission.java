package io.reelmill.gateway.render;

/**
 * A run that waits for its group.
 *
 * @param reserved whether its credits are reserved already, or it takes none
 */
record Submission(PreparedRun prepared, boolean reserved) {

    RenderRun run() {
        return prepared.run();
    }
}
