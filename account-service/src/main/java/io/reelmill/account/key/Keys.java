package io.reelmill.account.key;

import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Finds out who a key speaks for, makes and revokes keys. */
@Singleton
public class Keys {

    private final Jdbi jdbi;
    private final Outbox outbox;
    private final Clock clock;

    public Keys(Jdbi jdbi, Outbox outbox, Clock clock) {
        this.jdbi = jdbi;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** Who a key speaks for; empty when it is unknown or revoked. */
    public Optional<Principal> resolve(ApiKey key) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT k.id, k.workspace_id, w.owner_id, w.plan
                          FROM account.api_keys k JOIN account.workspaces w ON w.id = k.workspace_id
                         WHERE k.hash = :hash AND k.revoked_at IS NULL
                        """)
                .bind("hash", key.hash())
                .map((row, context) -> new Principal(
                        row.getObject("id", UUID.class),
                        row.getObject("workspace_id", UUID.class),
                        row.getObject("owner_id", UUID.class),
                        Plan.of(row.getString("plan"))))
                .findOne());
    }

    /** Stores a key of a workspace and returns its id. A key that is there already stays as it is, revoked ones too. */
    public UUID admit(Handle tx, UUID workspaceId, ApiKey key) {
        return tx.createQuery("""
                        INSERT INTO account.api_keys (id, workspace_id, hash, prefix, created_at)
                        VALUES (:id, :workspace, :hash, :prefix, :at)
                            ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash
                         WHERE api_keys.workspace_id = :workspace
                        RETURNING id
                        """)
                .bind("id", UUID.randomUUID())
                .bind("workspace", workspaceId)
                .bind("hash", key.hash())
                .bind("prefix", key.prefix())
                .bind("at", clock.instant())
                .mapTo(UUID.class)
                .findOne()
                .orElseThrow(() -> new IllegalStateException("the key is another workspace's"));
    }

    /**
     * Ends a key and tells those who remember it; ending it again does nothing.
     *
     * @return whether the key is known
     */
    public boolean revoke(UUID keyId) {
        return jdbi.inTransaction(tx -> {
            Instant now = clock.instant();
            tx.createQuery("UPDATE account.api_keys SET revoked_at = :at WHERE id = :id AND revoked_at IS NULL"
                            + " RETURNING workspace_id")
                    .bind("at", now)
                    .bind("id", keyId)
                    .mapTo(UUID.class)
                    .findOne()
                    .ifPresent(workspace -> outbox.append(tx, new KeyRevoked(keyId, workspace, now)));
            return tx.createQuery("SELECT count(*) FROM account.api_keys WHERE id = :id")
                            .bind("id", keyId)
                            .mapTo(Integer.class)
                            .one()
                    > 0;
        });
    }
}
