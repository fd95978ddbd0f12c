package io.reelmill.gateway.character;

import io.reelmill.contracts.catalog.FeaturedCharacter.TrainedModel;
import io.reelmill.gateway.storage.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of characters. */
@Entity(name = "Character")
@Table(schema = "gateway", name = "consistent_character")
class CharacterEntity extends OwnedRecord {

    /** Given by the database; tells apart what was made in the same moment. */
    @Column(insertable = false, updatable = false)
    long number;

    @Column(nullable = false)
    String description;

    @Column(name = "image_url", nullable = false)
    String imageUrl;

    @Column(name = "content_type", nullable = false)
    String contentType;

    @Column(nullable = false)
    String picture;

    @Column(nullable = false)
    String source;

    @Column(nullable = false)
    String status;

    String failure;

    String trainer;

    String model;

    @Column(name = "trigger_word")
    String triggerWord;

    @Column(name = "training_until")
    Instant trainingUntil;

    @Column(name = "next_check_at")
    Instant nextCheckAt;

    /** @param trainingUntil when a training is given up; not read where there is none */
    static CharacterEntity of(UUID workspace, SavedCharacter character, Instant trainingUntil) {
        CharacterEntity entity = new CharacterEntity();
        entity.id = character.id();
        entity.workspaceId = workspace;
        entity.name = character.name();
        entity.description = character.description();
        entity.imageUrl = character.imageUrl();
        entity.contentType = character.contentType();
        entity.picture = character.picture();
        entity.source = character.source();
        entity.status = character.status();
        entity.createdAt = character.createdAt();
        if (character.status().equals(SavedCharacter.TRAINING)) {
            entity.trainingUntil = trainingUntil;
            entity.nextCheckAt = character.createdAt();
        }
        return entity;
    }

    SavedCharacter saved() {
        return new SavedCharacter(
                id,
                name,
                description,
                imageUrl,
                contentType,
                source,
                status,
                failure,
                createdAt,
                picture,
                model == null ? null : new TrainedModel(trainer, model, triggerWord));
    }
}
