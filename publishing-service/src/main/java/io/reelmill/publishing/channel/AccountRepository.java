package io.reelmill.publishing.channel;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.reelmill.contracts.publishing.Platform;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;

/** Platform accounts. */
@Singleton
class AccountRepository implements PanacheRepositoryBase<AccountEntity, UUID> {

    Optional<AccountEntity> find(UUID channel, Platform platform, String externalId) {
        return find("channelId = ?1 AND platform = ?2 AND externalId = ?3", channel, platform.wireName(), externalId)
                .firstResultOptional();
    }

    boolean remove(UUID workspace, UUID channel, UUID id) {
        return delete("workspaceId = ?1 AND channelId = ?2 AND id = ?3", workspace, channel, id) == 1;
    }
}
