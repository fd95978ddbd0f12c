package io.reelmill.publishing.channel;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Channels. Every query names the workspace: what another one has is not found. */
@Singleton
class ChannelRepository implements PanacheRepositoryBase<ChannelEntity, UUID> {

    List<ChannelEntity> list(UUID workspace) {
        return list("workspaceId = ?1 ORDER BY createdAt, id", workspace);
    }

    Optional<ChannelEntity> find(UUID workspace, UUID id) {
        return find("workspaceId = ?1 AND id = ?2", workspace, id).firstResultOptional();
    }

    boolean hasName(UUID workspace, String name, UUID except) {
        return count("workspaceId = ?1 AND lower(name) = lower(?2) AND id <> ?3", workspace, name, except) > 0;
    }
}
