package io.reelmill.gateway.voice;

import io.reelmill.gateway.storage.OwnedRecords;
import io.reelmill.gateway.storage.WorkspaceLock;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Cloned voices. Every query names the workspace: what another one has is not found. */
@Singleton
class VoiceRepository extends OwnedRecords<VoiceEntity> {

    private final Clock clock;

    VoiceRepository(WorkspaceLock lock, Clock clock) {
        super(lock, "cloned_voice");
        this.clock = clock;
    }

    /** Adds a voice, like {@link OwnedRecords#add}. */
    boolean add(UUID workspace, SavedVoice voice, int limit) {
        return add(VoiceEntity.of(workspace, voice), limit);
    }

    @Transactional
    Optional<SavedVoice> find(UUID workspace, String id) {
        return find(OWN + " AND id = ?2", workspace, id).firstResultOptional().map(VoiceEntity::saved);
    }

    /** All of them, newest first. */
    @Transactional
    List<SavedVoice> list(UUID workspace) {
        return find(OWN + " ORDER BY createdAt DESC, id DESC", workspace).stream()
                .map(VoiceEntity::saved)
                .toList();
    }

    /**
     * Deletes a voice; of two calls at the same time one finds it. It still speaks in renders that were accepted before, until
     * {@link DeletedVoices} has it forgotten.
     */
    @Transactional
    boolean remove(UUID workspace, String id) {
        return remove(workspace, id, clock.instant());
    }

    /** Voices that were deleted before an instant, in no order. */
    @Transactional
    List<SavedVoice> deletedBefore(Instant instant, int limit) {
        return find("deletedAt <= ?1", instant).page(0, limit).stream()
                .map(VoiceEntity::saved)
                .toList();
    }

    /** Removes the row of a deleted voice. */
    @Transactional
    void forget(String id) {
        delete("id = ?1 AND deletedAt IS NOT NULL", id);
    }
}
