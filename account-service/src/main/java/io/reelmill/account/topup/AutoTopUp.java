package io.reelmill.account.topup;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.UUID;

/**
 * When a workspace buys credits by itself.
 *
 * @param threshold credits below which is bought, 0 or above
 * @param target credits to be reached, above the threshold; null to buy one pack at a time
 * @param pack name of the pack
 * @param dailyCap most credits bought within 24 hours
 * @param pausedAt since when nothing is bought, because a payment failed; else null
 * @param pauseReason a machine word, else null
 */
record AutoTopUp(
        UUID workspaceId,
        boolean enabled,
        int threshold,
        Integer target,
        String pack,
        int dailyCap,
        Instant pausedAt,
        String pauseReason) {

    /**
     * How many packs close the gap.
     *
     * @param available credits that can be spent, less what is owed; may be below 0
     * @param bought credits bought automatically within 24 hours
     * @param packCredits credits of one pack
     * @return 0 when nothing is to be bought
     */
    int packsFor(long available, long bought, int packCredits) {
        if (!enabled || pausedAt != null || available >= threshold) {
            return 0;
        }
        long wanted = target == null ? 1 : -Math.floorDiv(available - target, (long) packCredits);
        long allowed = Math.max(0, dailyCap - bought) / packCredits;
        return Math.toIntExact(Math.min(wanted, allowed));
    }

    static AutoTopUp of(ResultSet row) throws SQLException {
        Timestamp paused = row.getTimestamp("paused_at");
        return new AutoTopUp(
                row.getObject("workspace_id", UUID.class),
                row.getBoolean("enabled"),
                row.getInt("threshold"),
                row.getObject("target", Integer.class),
                row.getString("pack"),
                row.getInt("daily_cap"),
                paused == null ? null : paused.toInstant(),
                row.getString("pause_reason"));
    }
}
