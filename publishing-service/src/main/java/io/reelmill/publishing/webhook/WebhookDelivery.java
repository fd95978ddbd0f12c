package io.reelmill.publishing.webhook;

import io.reelmill.publishing.queue.Claim;
import java.time.Instant;
import java.util.UUID;

/**
 * A claimed delivery: whoever holds it attempts it once.
 *
 * @param eventId the same on every attempt
 * @param body as it is sent, but for the number of the attempt
 * @param number of the attempt, from 1
 * @param sendUntil it is not sent after this time: the claim might end before the attempt
 * @param traceparent of what caused it, null when that is not traced
 */
record WebhookDelivery(
        UUID eventId,
        UUID workspaceId,
        String body,
        int number,
        Instant createdAt,
        Instant sendUntil,
        String traceparent,
        Endpoint endpoint,
        Claim claim) {

    String url() {
        return endpoint.url();
    }

    /** Attempts that ended without success since it was last asked for. */
    int failures() {
        return claim.failures();
    }
}
