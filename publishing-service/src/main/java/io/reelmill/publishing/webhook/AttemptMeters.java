package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** How attempts end, for operators. */
@Singleton
class AttemptMeters {

    private static final Logger LOG = Logger.getLogger(AttemptMeters.class);

    private final MeterRegistry meters;

    AttemptMeters(MeterRegistry meters) {
        this.meters = meters;
    }

    /** @param written whether the claim was still held */
    void ended(EndedAttempt ended, boolean written) {
        Attempt attempt = ended.attempt();
        meters.timer(MetricNames.WEBHOOK_ATTEMPTS, "outcome", attempt.outcome().column())
                .record(attempt.duration());
        LOG.debugf(
                "webhook attempt ended: event=%s attempt=%d outcome=%s status=%s error=%s next=%s%s",
                ended.delivery().eventId(),
                ended.number(),
                attempt.outcome().column(),
                attempt.status(),
                attempt.error(),
                ended.next(),
                written ? "" : " (lease lost, not written)");
    }
}
