package io.reelmill.gateway.character;

import io.reelmill.gateway.storage.OwnedRecord;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
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

    static CharacterEntity of(UUID workspace, SavedCharacter character) {
        CharacterEntity entity = new CharacterEntity();
        entity.id = character.id();
        entity.workspaceId = workspace;
        entity.name = character.name();
        entity.description = character.description();
        entity.imageUrl = character.imageUrl();
        entity.contentType = character.contentType();
        entity.picture = character.picture();
        entity.source = character.source();
        entity.createdAt = character.createdAt();
        return entity;
    }

    SavedCharacter saved() {
        return new SavedCharacter(id, name, description, imageUrl, contentType, source, createdAt, picture);
    }
}
