package io.reelmill.account.key;

import io.reelmill.account.audit.Actor;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.AccountApi.RotatedKey;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Resolves, creates, lists, rotates and revokes keys. */
@Singleton
public class Keys {

    /** How often the time of a key's last use is written at most. */
    static final Duration USE_PRECISION = Duration.ofMinutes(1);

    private final KeyRepository repository;
    private final Jdbi jdbi;
    private final KeyHasher hasher;
    private final Outbox outbox;
    private final AuditLog audit;
    private final PlanCatalog plans;
    private final Clock clock;

    Keys(
            KeyRepository repository,
            Jdbi jdbi,
            KeyHasher hasher,
            Outbox outbox,
            AuditLog audit,
            PlanCatalog plans,
            Clock clock) {
        this.repository = repository;
        this.jdbi = jdbi;
        this.hasher = hasher;
        this.outbox = outbox;
        this.audit = audit;
        this.plans = plans;
        this.clock = clock;
    }

    private record Found(Principal principal, Instant lastUsedAt) {}

    /**
     * The workspace, plan and access of a key; empty when the key is unknown, revoked or expired. Every call to the gateway with a
     * key that is not in its cache waits for this, so it is one SQL statement with a join, without an entity or a transaction.
     */
    public Optional<Principal> resolve(ApiKey key) {
        Instant now = clock.instant();
        Optional<Found> found = jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT k.id, k.workspace_id, w.owner_id, w.plan, k.scopes, k.sandbox, k.last_used_at
                          FROM account.api_keys k JOIN account.workspaces w ON w.id = k.workspace_id
                         WHERE k.hash IN (:hash, :former) AND k.revoked_at IS NULL
                           AND (k.expires_at IS NULL OR k.expires_at > :now)
                        """)
                .bind("hash", hasher.hash(key))
                .bind("former", KeyHasher.formerHash(key))
                .bind("now", now)
                .map((row, context) -> new Found(principal(row), time(row.getTimestamp("last_used_at"))))
                .findOne());
        found.ifPresent(f -> noteUse(f.principal().keyId(), f.lastUsedAt(), now));
        return found.map(Found::principal);
    }

    private Principal principal(ResultSet row) throws SQLException {
        Plan plan = Plan.of(row.getString("plan"));
        return new Principal(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getObject("owner_id", UUID.class),
                plan,
                plans.of(plan).limits(),
                new KeyAccess(KeyScopesConverter.parse(row.getString("scopes")), row.getBoolean("sandbox")));
    }

    private static Instant time(Timestamp time) {
        return time == null ? null : time.toInstant();
    }

    /** Notes that a key is in use; at most once in {@link #USE_PRECISION}, so that no call waits for it often. */
    private void noteUse(UUID id, Instant lastUsed, Instant now) {
        Instant stale = now.minus(USE_PRECISION);
        if (lastUsed == null || lastUsed.isBefore(stale)) {
            jdbi.useHandle(handle -> handle.createUpdate("""
                            UPDATE account.api_keys SET last_used_at = :now
                             WHERE id = :id AND (last_used_at IS NULL OR last_used_at < :stale)""")
                    .bind("now", stored(now))
                    .bind("stale", stale)
                    .bind("id", id)
                    .execute());
        }
    }

    /** Stores a key of a workspace, which may do everything. A key that is there already stays as it is, revoked ones too. */
    @Transactional
    public UUID admit(UUID workspaceId, ApiKey key) {
        return repository
                .find(workspaceId, hasher.hash(key), KeyHasher.formerHash(key))
                .map(stored -> stored.id)
                .orElseGet(() -> create(workspaceId, key, new NewKey("", KeyAccess.FULL, null), Actor.SYSTEM)
                        .id());
    }

    /** Creates a key and notes it in the audit log. */
    @Transactional
    public KeyInfo create(UUID workspaceId, ApiKey key, NewKey request, Actor actor) {
        KeyInfo info = store(workspaceId, key, request).info();
        audit.append(actor, "key.create", workspaceId, info.id(), null, info);
        return info;
    }

    private KeyEntity store(UUID workspaceId, ApiKey key, NewKey request) {
        KeyEntity entity = new KeyEntity();
        entity.id = UUID.randomUUID();
        entity.workspaceId = workspaceId;
        entity.hash = hasher.hash(key);
        entity.prefix = key.prefix();
        entity.name = request.name();
        entity.scopes = request.access().scopes();
        entity.sandbox = request.access().sandbox();
        entity.createdAt = stored(clock.instant());
        entity.expiresAt = request.expiresAt() == null ? null : stored(request.expiresAt());
        repository.persistAndFlush(entity);
        return entity;
    }

    /** The keys of a workspace that were not revoked, newest first. */
    @Transactional
    public List<KeyInfo> list(UUID workspaceId) {
        return repository.listValid(workspaceId).stream().map(KeyEntity::info).toList();
    }

    /**
     * Replaces a key by a new one of the same name and access. The former one ends after the overlap, or before if it was to.
     *
     * @param workspaceId whose key it must be, or null for any
     * @param successor the new secret
     * @param overlap 0 or more; the former key is revoked at once when it is 0
     * @return both, or empty when there is no such valid key
     */
    @Transactional
    public Optional<RotatedKey> rotate(UUID keyId, UUID workspaceId, ApiKey successor, Duration overlap, Actor actor) {
        return repository.lock(keyId, workspaceId).filter(this::isValid).map(former -> {
            KeyInfo before = former.info();
            KeyInfo info = store(
                            former.workspaceId, successor, new NewKey(former.name, former.access(), former.expiresAt))
                    .info();
            if (overlap.isZero()) {
                end(former);
            } else {
                Instant end = stored(clock.instant().plus(overlap));
                former.expiresAt = former.expiresAt == null || end.isBefore(former.expiresAt) ? end : former.expiresAt;
            }
            audit.append(actor, "key.rotate", former.workspaceId, keyId, before, info);
            return new RotatedKey(info, successor.text(), overlap.isZero() ? null : former.info());
        });
    }

    /**
     * Revokes a key, publishes the event and notes it in the audit log, all in the same transaction; revoking it again does
     * nothing.
     *
     * @param workspaceId whose key it must be, or null for any
     * @return the key, or empty when there is none
     */
    @Transactional
    public Optional<KeyInfo> revoke(UUID keyId, UUID workspaceId, Actor actor) {
        Optional<KeyEntity> found = repository.lock(keyId, workspaceId);
        found.filter(key -> key.revokedAt == null).ifPresent(key -> {
            end(key);
            audit.append(actor, "key.revoke", key.workspaceId, keyId, key.info(), null);
        });
        return found.map(KeyEntity::info);
    }

    /**
     * Revokes keys whose time is over.
     *
     * @return how many
     */
    @Transactional
    public int revokeExpired() {
        List<KeyEntity> expired = repository.lockExpired(clock.instant());
        expired.forEach(this::end);
        return expired.size();
    }

    private boolean isValid(KeyEntity key) {
        return key.revokedAt == null && (key.expiresAt == null || key.expiresAt.isAfter(clock.instant()));
    }

    private void end(KeyEntity key) {
        key.revokedAt = stored(clock.instant());
        repository.flush();
        jdbi.useTransaction(tx -> outbox.append(tx, new KeyRevoked(key.id, key.workspaceId, key.revokedAt)));
    }

    /** PostgreSQL keeps microseconds; what is answered now must equal what is read later. */
    private static Instant stored(Instant time) {
        return time.truncatedTo(ChronoUnit.MICROS);
    }
}
