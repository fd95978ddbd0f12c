// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** Deliveries and their attempts. */
public record WebhookDeliveries(
        long success,
        List<Deliverie> deliveries) {

    public record Deliverie(
            String eventId,
            String event,
            String pid,
            String runId,
            String url,
            String state,
            Instant nextAttemptAt,
            String reason,
            Instant createdAt,
            Instant endedAt,
            List<Attempt> attempts) {

        public record Attempt(
                long number,
                Instant startedAt,
                String outcome,
                Long status,
                String error,
                Long durationMs,
                String response) {}
    }
}
