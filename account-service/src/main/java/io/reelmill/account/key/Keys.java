package io.reelmill.account.key;

import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Resolves, creates, lists and revokes keys. */
@Singleton
public class Keys {

    private final KeyRepository repository;
    private final Jdbi jdbi;
    private final KeyHasher hasher;
    private final Outbox outbox;
    private final PlanCatalog plans;
    private final Clock clock;

    Keys(KeyRepository repository, Jdbi jdbi, KeyHasher hasher, Outbox outbox, PlanCatalog plans, Clock clock) {
        this.repository = repository;
        this.jdbi = jdbi;
        this.hasher = hasher;
        this.outbox = outbox;
        this.plans = plans;
        this.clock = clock;
    }

    /**
     * The workspace and plan of a key; empty when the key is unknown, revoked or expired. Every call to the gateway with a key
     * that is not in its cache waits for this, so it is one SQL statement with a join, without an entity or a transaction.
     */
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
                .map((row, context) -> principal(row))
                .findOne());
    }

    private Principal principal(ResultSet row) throws SQLException {
        Plan plan = Plan.of(row.getString("plan"));
        return new Principal(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getObject("owner_id", UUID.class),
                plan,
                plans.of(plan).limits());
    }

    /** Stores a key of a workspace and returns its id. A key that is there already stays as it is, revoked ones too. */
    @Transactional
    public UUID admit(UUID workspaceId, ApiKey key) {
        return repository
                .find(workspaceId, hasher.hash(key), KeyHasher.formerHash(key))
                .map(stored -> stored.id)
                .orElseGet(() -> create(workspaceId, key, "", null).id());
    }

    /**
     * Creates a key.
     *
     * @param expiresAt when it ends by itself, or null
     */
    @Transactional
    public KeyInfo create(UUID workspaceId, ApiKey key, String name, Instant expiresAt) {
        KeyEntity entity = new KeyEntity();
        entity.id = UUID.randomUUID();
        entity.workspaceId = workspaceId;
        entity.hash = hasher.hash(key);
        entity.prefix = key.prefix();
        entity.name = name;
        entity.createdAt = stored(clock.instant());
        entity.expiresAt = expiresAt == null ? null : stored(expiresAt);
        repository.persistAndFlush(entity);
        return entity.info();
    }

    /** The keys of a workspace that were not revoked, newest first. */
    @Transactional
    public List<KeyInfo> list(UUID workspaceId) {
        return repository.listValid(workspaceId).stream().map(KeyEntity::info).toList();
    }

    /**
     * Revokes a key and publishes the event in the same transaction; revoking it again does nothing.
     *
     * @param workspaceId whose key it must be, or null for any
     * @return whether there is such a key
     */
    @Transactional
    public boolean revoke(UUID keyId, UUID workspaceId) {
        Optional<UUID> owner = repository
                .findByIdOptional(keyId)
                .map(key -> key.workspaceId)
                .filter(workspace -> workspaceId == null || workspace.equals(workspaceId));
        owner.ifPresent(workspace -> end(keyId, workspace));
        return owner.isPresent();
    }

    private void end(UUID keyId, UUID workspaceId) {
        Instant now = clock.instant();
        if (repository.revoke(keyId, now)) {
            jdbi.useTransaction(tx -> outbox.append(tx, new KeyRevoked(keyId, workspaceId, now)));
        }
    }

    /** PostgreSQL keeps microseconds; what is answered now must equal what is read later. */
    private static Instant stored(Instant time) {
        return time.truncatedTo(ChronoUnit.MICROS);
    }
}
