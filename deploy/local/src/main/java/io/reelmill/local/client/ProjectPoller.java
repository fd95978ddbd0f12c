package io.reelmill.local.client;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * Polls a project until it is finished.
 *
 * @param pause time between two polls
 * @param check is run before each poll and may end the wait by throwing
 */
public record ProjectPoller(ReelmillClient client, Duration pause, Runnable check) {

    /** This many failed polls in a row are tolerated. */
    private static final int PATIENCE = 10;

    /** Blocks until the project is ready or has failed. {@code onProgress} receives every status. */
    public RenderStatus follow(String pid, Consumer<RenderStatus> onProgress) {
        int silent = 0;
        while (true) {
            check.run();
            try {
                RenderStatus status = client.status(pid);
                silent = 0;
                onProgress.accept(status);
                if (status.isFinal()) {
                    return status;
                }
            } catch (UnreachableException e) {
                if (++silent >= PATIENCE) {
                    throw e;
                }
            } catch (ApiCallException e) {
                if (e.isClientError() || ++silent >= PATIENCE) {
                    throw e;
                }
            }
            sleep();
        }
    }

    private void sleep() {
        try {
            Thread.sleep(pause.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
