package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** How many deliveries wait, and how late they are. */
@Singleton
class NotifierMeters {

    void register(@Observes StartupEvent event, MeterRegistry meters, DeliveryTasks tasks) {
        meters.gauge("reelmill.webhook.pending", tasks, t -> t.backlog().waiting());
        meters.gauge("reelmill.webhook.late.seconds", tasks, t -> t.backlog().lateSeconds());
    }
}
