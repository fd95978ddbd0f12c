package io.reelmill.account.workspace;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of webhook secrets. */
@Entity(name = "WebhookSecret")
@Table(schema = "account", name = "webhook_secrets")
class WebhookSecretEntity {

    /** Given by the database; a newer secret has a higher one. */
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    Long id;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    /** Encrypted; in plain text when an older version wrote it. */
    @Column(nullable = false)
    String secret;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    /** The end of a replaced secret; null for the present one. */
    @Column(name = "signs_until")
    Instant signsUntil;
}
