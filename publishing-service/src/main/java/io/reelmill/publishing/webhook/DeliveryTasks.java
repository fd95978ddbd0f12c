package io.reelmill.publishing.webhook;

import io.reelmill.publishing.queue.LeasedQueue;
import io.reelmill.publishing.queue.LeasedQueue.Backlog;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.jdbi.v3.core.Jdbi;

/** The tasks of deliveries that are to be attempted. The lane of a task is its endpoint. */
@Singleton
class DeliveryTasks {

    static final String KIND = "webhook";

    private final LeasedQueue queue;

    DeliveryTasks(Jdbi jdbi, Clock clock, WebhookSettings settings) {
        this.queue = new LeasedQueue(jdbi, clock, KIND, settings.lease(), settings.callsOfOneEndpoint());
    }

    LeasedQueue queue() {
        return queue;
    }

    Backlog backlog() {
        return queue.backlog();
    }
}
