package io.reelmill.gateway.voice;

import io.reelmill.gateway.storage.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.util.UUID;

/** A row of the table of cloned voices. */
@Entity(name = "ClonedVoice")
@Table(schema = "gateway", name = "cloned_voice")
class VoiceEntity extends OwnedRecord {

    String description;

    @Column(nullable = false)
    String cloner;

    @Column(nullable = false)
    String reference;

    String language;

    String preview;

    static VoiceEntity of(UUID workspace, SavedVoice voice) {
        VoiceEntity entity = new VoiceEntity();
        entity.id = voice.id();
        entity.workspaceId = workspace;
        entity.name = voice.name();
        entity.description = voice.description();
        entity.cloner = voice.cloner();
        entity.reference = voice.reference();
        entity.language = voice.language();
        entity.preview = voice.preview();
        entity.createdAt = voice.createdAt();
        return entity;
    }

    SavedVoice saved() {
        return new SavedVoice(id, name, description, cloner, reference, language, preview, createdAt);
    }
}
