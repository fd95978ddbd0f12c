package io.reelmill.account.topup;

import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Rows of automatic top-ups. They are claimed as from a queue, so it is SQL. */
@Singleton
public class AutoTopUpStore {

    private final Clock clock;

    public AutoTopUpStore(Clock clock) {
        this.clock = clock;
    }

    Optional<AutoTopUp> find(Handle handle, UUID workspaceId) {
        return handle.createQuery("SELECT * FROM account.auto_topups WHERE workspace_id = :id")
                .bind("id", workspaceId)
                .map((row, context) -> AutoTopUp.of(row))
                .findOne();
    }

    /** Saves settings and ends a pause. The caller has locked the balances, which keep the threshold too. */
    void save(Handle tx, AutoTopUp settings) {
        tx.createUpdate("""
                        INSERT INTO account.auto_topups (workspace_id, enabled, threshold, target, pack, daily_cap, updated_at)
                        VALUES (:workspace, :enabled, :threshold, :target, :pack, :cap, :at)
                            ON CONFLICT (workspace_id) DO UPDATE
                           SET enabled = excluded.enabled, threshold = excluded.threshold, target = excluded.target,
                               pack = excluded.pack, daily_cap = excluded.daily_cap, updated_at = excluded.updated_at,
                               paused_at = NULL, pause_reason = NULL""")
                .bind("workspace", settings.workspaceId())
                .bind("enabled", settings.enabled())
                .bind("threshold", settings.threshold())
                .bind("target", settings.target())
                .bind("pack", settings.pack())
                .bind("cap", settings.dailyCap())
                .bind("at", clock.instant())
                .execute();
    }

    /** Stops buying until the settings are saved again. */
    public void pause(Handle tx, UUID workspaceId, String reason) {
        tx.createUpdate("""
                        UPDATE account.auto_topups SET paused_at = :at, pause_reason = :reason
                         WHERE workspace_id = :id AND paused_at IS NULL""")
                .bind("at", clock.instant())
                .bind("reason", reason)
                .bind("id", workspaceId)
                .execute();
    }

    /** Removes one request and returns its workspace. */
    Optional<UUID> takeRequest(Handle handle) {
        return handle.createQuery("""
                        DELETE FROM account.topup_requests
                         WHERE workspace_id = (SELECT workspace_id FROM account.topup_requests
                                                ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
                        RETURNING workspace_id""").mapTo(UUID.class).findOne();
    }

    /** Workspaces whose credits are below their threshold and that have no purchase under way. */
    List<UUID> due(Handle handle) {
        return handle.createQuery("""
                        SELECT a.workspace_id FROM account.auto_topups a JOIN account.balances b USING (workspace_id)
                         WHERE a.enabled AND a.paused_at IS NULL AND b.regular + b.non_expiring + b.debt < a.threshold
                           AND NOT EXISTS (SELECT 1 FROM account.invoices i WHERE i.workspace_id = a.workspace_id
                                              AND i.status = 'open' AND i.kind = 'pack')
                         LIMIT 1000""").mapTo(UUID.class).list();
    }

    /** The settings of a workspace, locked; empty when another transaction is at work on them. */
    Optional<AutoTopUp> lock(Handle tx, UUID workspaceId) {
        return tx.createQuery("SELECT * FROM account.auto_topups WHERE workspace_id = :id FOR UPDATE SKIP LOCKED")
                .bind("id", workspaceId)
                .map((row, context) -> AutoTopUp.of(row))
                .findOne();
    }

    /** Credits that were bought automatically within 24 hours, or are being bought. */
    long bought(Handle tx, UUID workspaceId) {
        return tx.createQuery("""
                        SELECT coalesce(sum(credits), 0) FROM account.invoices
                         WHERE workspace_id = :id AND automatic AND status IN ('open', 'paid') AND created_at > :since""")
                .bind("id", workspaceId)
                .bind("since", clock.instant().minus(Duration.ofHours(24)))
                .mapTo(Long.class)
                .one();
    }
}
