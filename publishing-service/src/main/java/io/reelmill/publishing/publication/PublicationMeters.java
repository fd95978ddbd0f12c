package io.reelmill.publishing.publication;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** How many publications wait for their time, and how late they are. */
@Singleton
class PublicationMeters {

    void register(@Observes StartupEvent event, MeterRegistry meters, Targets targets) {
        meters.gauge(MetricNames.PUBLICATIONS_PENDING, targets, t -> t.queue()
                .backlog()
                .waiting());
        meters.gauge(
                MetricNames.PUBLICATIONS_LATE, targets, t -> t.queue().backlog().lateSeconds());
    }
}
