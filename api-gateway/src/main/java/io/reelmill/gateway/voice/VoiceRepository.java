package io.reelmill.gateway.voice;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.reelmill.gateway.storage.WorkspaceLock;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.UUID;

/** Cloned voices. Every query names the workspace: what another one has is not found. */
@Singleton
class VoiceRepository implements PanacheRepositoryBase<VoiceEntity, String> {

    private final WorkspaceLock lock;

    VoiceRepository(WorkspaceLock lock) {
        this.lock = lock;
    }

    /**
     * Adds a voice unless the workspace has as many as it may have. Calls of one workspace wait for each other.
     *
     * @return whether it was added
     */
    @Transactional(Transactional.TxType.MANDATORY)
    boolean add(UUID workspace, SavedVoice voice, int limit) {
        lock.take("cloned_voice", workspace);
        if (count("workspaceId", workspace) >= limit) {
            return false;
        }
        persistAndFlush(VoiceEntity.of(workspace, voice));
        return true;
    }

    @Transactional
    int count(UUID workspace) {
        return Math.toIntExact(count("workspaceId", workspace));
    }

    @Transactional
    Optional<SavedVoice> find(UUID workspace, String id) {
        return find("workspaceId = ?1 AND id = ?2", workspace, id)
                .firstResultOptional()
                .map(VoiceEntity::saved);
    }
}
