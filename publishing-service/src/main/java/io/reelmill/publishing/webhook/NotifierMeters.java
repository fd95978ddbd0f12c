package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** How many deliveries wait, and how late they are. */
@Singleton
class NotifierMeters {

    void register(@Observes StartupEvent event, MeterRegistry meters, DeliveryTasks tasks) {
        meters.gauge(MetricNames.WEBHOOK_PENDING, tasks, t -> t.backlog().waiting());
        meters.gauge(MetricNames.WEBHOOK_LATE, tasks, t -> t.backlog().lateSeconds());
    }
}
