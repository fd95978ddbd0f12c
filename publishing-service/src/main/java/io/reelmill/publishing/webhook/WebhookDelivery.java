package io.reelmill.publishing.webhook;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.publishing.queue.Claim;
import java.time.Instant;
import java.util.UUID;

/**
 * A claimed delivery: whoever holds it attempts it once.
 *
 * @param eventId the same on every attempt
 * @param event {@code render.finished} or {@code webhook.test}
 * @param project null with a test event
 * @param linksAt the time as of which links in the body are made
 */
record WebhookDelivery(
        UUID eventId,
        UUID workspaceId,
        String event,
        ProjectSnapshot project,
        Instant linksAt,
        Instant createdAt,
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
