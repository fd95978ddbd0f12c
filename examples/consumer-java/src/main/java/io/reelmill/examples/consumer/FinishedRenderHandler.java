package io.reelmill.examples.consumer;

/**
 * Does what a service does when a film is finished. It is told of an event again after a crash or a replay: whoever must do
 * something only once inserts {@link FinishedRender#eventId} under a unique key in the transaction of what it does.
 */
@FunctionalInterface
public interface FinishedRenderHandler {

    void handle(FinishedRender render);
}
