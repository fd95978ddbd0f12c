package io.reelmill.account.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.UUID;

/**
 * A privileged act.
 *
 * @param actor who did it
 * @param action what was done, such as {@code key.revoke}
 * @param workspaceId whom it concerns, or null
 * @param subject id of what was changed
 * @param reason why; null for what customers do to what is theirs
 * @param before what was there, or null
 * @param after what is there now, or null
 */
public record AuditEntry(
        long id,
        Instant at,
        String actor,
        String action,
        UUID workspaceId,
        String subject,
        String reason,
        JsonNode before,
        JsonNode after,
        String requestId) {}
