package io.reelmill.local.client;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * Follows a project to its end.
 *
 * @param pause between two questions
 * @param check is run before each question and may end the wait by throwing
 */
public record ProjectPoller(ReelmillClient client, Duration pause, Runnable check) {

    /** So many unanswered questions in a row are taken for a passing trouble. */
    private static final int PATIENCE = 10;

    /** Blocks until the project is ready or has failed; {@code onProgress} sees every answer. */
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
            } catch (ApiException e) {
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
