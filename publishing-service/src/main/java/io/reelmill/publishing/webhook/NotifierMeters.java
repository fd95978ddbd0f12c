package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** How many deliveries wait, and how late they are. */
@Singleton
class NotifierMeters {

    void register(@Observes StartupEvent event, MeterRegistry meters, DeliveryLog log) {
        meters.gauge("reelmill.webhook.pending", log, l -> l.backlog().pending());
        meters.gauge("reelmill.webhook.late.seconds", log, l -> l.backlog().lateSeconds());
    }
}
