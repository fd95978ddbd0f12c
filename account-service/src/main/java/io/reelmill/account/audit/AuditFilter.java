package io.reelmill.account.audit;

import java.time.Instant;
import java.util.UUID;

/**
 * Which entries are asked for; null components do not restrict.
 *
 * @param from inclusive
 * @param to exclusive
 * @param before only entries with a smaller id: the cursor
 * @param limit most entries, above 0
 */
public record AuditFilter(
        UUID workspaceId, String actor, String action, Instant from, Instant to, Long before, int limit) {

    /** The newest entries of a workspace. */
    public static AuditFilter recentOf(UUID workspaceId, int limit) {
        return new AuditFilter(workspaceId, null, null, null, null, null, limit);
    }
}
