package io.reelmill.gateway.voice;

import io.reelmill.gateway.storage.OwnedRecords;
import io.reelmill.gateway.storage.WorkspaceLock;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.UUID;

/** Cloned voices. Every query names the workspace: what another one has is not found. */
@Singleton
class VoiceRepository extends OwnedRecords<VoiceEntity> {

    VoiceRepository(WorkspaceLock lock) {
        super(lock, "cloned_voice");
    }

    /** Adds a voice, like {@link OwnedRecords#add}. */
    boolean add(UUID workspace, SavedVoice voice, int limit) {
        return add(VoiceEntity.of(workspace, voice), limit);
    }

    @Transactional
    Optional<SavedVoice> find(UUID workspace, String id) {
        return find("workspaceId = ?1 AND id = ?2", workspace, id)
                .firstResultOptional()
                .map(VoiceEntity::saved);
    }
}
