package io.reelmill.account.key;

import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Finds out who a key speaks for; creates, lists and revokes keys. */
@Singleton
public class Keys {

    private final Jdbi jdbi;
    private final KeyHasher hasher;
    private final Outbox outbox;
    private final Clock clock;

    public Keys(Jdbi jdbi, KeyHasher hasher, Outbox outbox, Clock clock) {
        this.jdbi = jdbi;
        this.hasher = hasher;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** Who a key speaks for; empty when it is unknown, revoked or expired. */
    public Optional<Principal> resolve(ApiKey key) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT k.id, k.workspace_id, w.owner_id, w.plan
                          FROM account.api_keys k JOIN account.workspaces w ON w.id = k.workspace_id
                         WHERE k.hash IN (:hash, :former) AND k.revoked_at IS NULL
                           AND (k.expires_at IS NULL OR k.expires_at > :now)
                        """)
                .bind("hash", hasher.hash(key))
                .bind("former", KeyHasher.formerHash(key))
                .bind("now", clock.instant())
                .map((row, context) -> new Principal(
                        row.getObject("id", UUID.class),
                        row.getObject("workspace_id", UUID.class),
                        row.getObject("owner_id", UUID.class),
                        Plan.of(row.getString("plan"))))
                .findOne());
    }

    /** Stores a key of a workspace and returns its id. A key that is there already stays as it is, revoked ones too. */
    public UUID admit(Handle tx, UUID workspaceId, ApiKey key) {
        Optional<UUID> before = tx.createQuery(
                        "SELECT id FROM account.api_keys WHERE hash IN (:hash, :former) AND workspace_id = :workspace")
                .bind("hash", hasher.hash(key))
                .bind("former", KeyHasher.formerHash(key))
                .bind("workspace", workspaceId)
                .mapTo(UUID.class)
                .findOne();
        return before.orElseGet(() -> create(tx, workspaceId, key, "", null).id());
    }

    /**
     * Creates a key.
     *
     * @param expiresAt when it ends by itself, or null
     */
    public KeyInfo create(Handle tx, UUID workspaceId, ApiKey key, String name, Instant expiresAt) {
        return tx.createQuery("""
                        INSERT INTO account.api_keys (id, workspace_id, hash, prefix, name, created_at, expires_at)
                        VALUES (:id, :workspace, :hash, :prefix, :name, :at, :expires)
                        RETURNING id, prefix, name, created_at, expires_at
                        """)
                .bind("id", UUID.randomUUID())
                .bind("workspace", workspaceId)
                .bind("hash", hasher.hash(key))
                .bind("prefix", key.prefix())
                .bind("name", name)
                .bind("at", clock.instant())
                .bind("expires", expiresAt)
                .map((row, context) -> info(row))
                .one();
    }

    /** The keys of a workspace that were not revoked, newest first. */
    public List<KeyInfo> list(UUID workspaceId) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT id, prefix, name, created_at, expires_at FROM account.api_keys
                         WHERE workspace_id = :workspace AND revoked_at IS NULL ORDER BY created_at DESC, id""")
                .bind("workspace", workspaceId)
                .map((row, context) -> info(row))
                .list());
    }

    /**
     * Ends a key and tells those who remember it; ending it again does nothing.
     *
     * @param workspaceId whose key it must be, or null for any
     * @return whether there is such a key
     */
    public boolean revoke(UUID keyId, UUID workspaceId) {
        return jdbi.inTransaction(tx -> {
            Optional<UUID> owner = tx.createQuery("""
                            SELECT workspace_id FROM account.api_keys
                             WHERE id = :id AND (:workspace::uuid IS NULL OR workspace_id = :workspace::uuid)""")
                    .bind("id", keyId)
                    .bind("workspace", workspaceId)
                    .mapTo(UUID.class)
                    .findOne();
            owner.ifPresent(workspace -> end(tx, keyId, workspace));
            return owner.isPresent();
        });
    }

    private void end(Handle tx, UUID keyId, UUID workspaceId) {
        Instant now = clock.instant();
        int ended = tx.createUpdate(
                        "UPDATE account.api_keys SET revoked_at = :at WHERE id = :id AND revoked_at IS NULL")
                .bind("at", now)
                .bind("id", keyId)
                .execute();
        if (ended > 0) {
            outbox.append(tx, new KeyRevoked(keyId, workspaceId, now));
        }
    }

    private static KeyInfo info(ResultSet row) throws SQLException {
        Timestamp expiry = row.getTimestamp("expires_at");
        return new KeyInfo(
                row.getObject("id", UUID.class),
                row.getString("name"),
                row.getString("prefix"),
                row.getTimestamp("created_at").toInstant(),
                expiry == null ? null : expiry.toInstant());
    }
}
