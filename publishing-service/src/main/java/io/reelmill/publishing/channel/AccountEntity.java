package io.reelmill.publishing.channel;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Account;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of platform accounts. Its tokens are written and read by {@link AccountTokens} alone. */
@Entity(name = "PlatformAccount")
@Table(schema = "publishing", name = "platform_accounts")
class AccountEntity {

    @Id
    UUID id;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    @Column(name = "channel_id", nullable = false)
    UUID channelId;

    @Column(nullable = false)
    String platform;

    @Column(name = "external_id", nullable = false)
    String externalId;

    @Column(nullable = false)
    String username;

    @Column(nullable = false)
    String state;

    @Column(nullable = false)
    String settings;

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

    Account shown() {
        return new Account(id, Platform.of(platform).orElseThrow(), username, state, null, false, null);
    }
}
