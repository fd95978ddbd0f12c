package io.reelmill.publishing.webhook;

import io.reelmill.contracts.project.ProjectSnapshot;
import java.time.Instant;
import java.util.UUID;

/**
 * A claimed delivery: whoever holds it attempts it once.
 *
 * @param eventId the same on every attempt
 * @param failures attempts that ended without success since it was last asked for
 * @param claim fencing token: nothing is written once another claim has replaced it
 */
record Delivery(
        UUID eventId,
        UUID workspaceId,
        String url,
        ProjectSnapshot project,
        int failures,
        Instant createdAt,
        UUID claim) {}
