package io.reelmill.account.key;

import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.KeyScope;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

/** A row of the table of keys. */
@Entity(name = "Key")
@Table(schema = "account", name = "api_keys")
class KeyEntity {

    @Id
    UUID id;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    /** See {@link KeyHasher}. */
    @Column(nullable = false)
    byte[] hash;

    @Column(nullable = false)
    String prefix;

    @Column(nullable = false)
    String name;

    @Convert(converter = KeyScopesConverter.class)
    @Column(nullable = false)
    Set<KeyScope> scopes;

    @Column(nullable = false)
    boolean sandbox;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    /** Accurate to {@link Keys#USE_PRECISION}; null when it was never used. */
    @Column(name = "last_used_at")
    Instant lastUsedAt;

    /** When it ends by itself, or null. */
    @Column(name = "expires_at")
    Instant expiresAt;

    /** When it was revoked, or null. */
    @Column(name = "revoked_at")
    Instant revokedAt;

    KeyAccess access() {
        return new KeyAccess(scopes, sandbox);
    }

    KeyInfo info() {
        return new KeyInfo(id, name, prefix, scopes, sandbox, createdAt, lastUsedAt, expiresAt);
    }
}
