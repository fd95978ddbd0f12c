package io.reelmill.gateway.character;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A row of the table of characters. */
@Entity(name = "Character")
@Table(schema = "gateway", name = "consistent_character")
class CharacterEntity {

    @Id
    String id;

    /** Given by the database; tells apart what was made in the same moment. */
    @Column(insertable = false, updatable = false)
    long number;

    @Column(name = "workspace_id", nullable = false)
    UUID workspaceId;

    @Column(nullable = false)
    String name;

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

    @Column(name = "created_at", nullable = false)
    Instant createdAt;

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
