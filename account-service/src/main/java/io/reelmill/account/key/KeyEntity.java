package io.reelmill.account.key;

import io.reelmill.contracts.account.AccountApi.KeyInfo;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
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

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    /** When it ends by itself, or null. */
    @Column(name = "expires_at")
    Instant expiresAt;

    /** When it was revoked, or null. */
    @Column(name = "revoked_at")
    Instant revokedAt;

    KeyInfo info() {
        return new KeyInfo(id, name, prefix, createdAt, expiresAt);
    }
}
