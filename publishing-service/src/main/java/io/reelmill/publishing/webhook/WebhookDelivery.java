package io.reelmill.publishing.webhook;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.publishing.queue.Claim;
import java.time.Instant;
import java.util.UUID;

/**
 * A claimed delivery: whoever holds it attempts it once.
 *
 * @param eventId the same on every attempt
 */
record WebhookDelivery(
        UUID eventId, UUID workspaceId, String url, ProjectSnapshot project, Instant createdAt, Claim claim) {

    /** Attempts that ended without success since it was last asked for. */
    int failures() {
        return claim.failures();
    }
}
