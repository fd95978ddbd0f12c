package io.reelmill.gateway.character;

import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The table of characters. Every question names the workspace: what another has is as if it were not there. */
@Singleton
class CharacterStore {

    private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

    private final Jdbi jdbi;

    CharacterStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    void add(Handle tx, UUID workspace, SavedCharacter character) {
        tx.createUpdate("""
                        INSERT INTO gateway.consistent_character
                               (id, workspace_id, name, description, image_url, content_type, picture, source, created_at)
                        VALUES (:id, :workspace, :name, :description, :imageUrl, :contentType, :picture, :source, :at)""")
                .bind("id", character.id())
                .bind("workspace", workspace)
                .bind("name", character.name())
                .bind("description", character.description())
                .bind("imageUrl", character.imageUrl())
                .bind("contentType", character.contentType())
                .bind("picture", character.picture())
                .bind("source", character.source())
                .bind("at", Timestamp.from(character.createdAt()))
                .execute();
    }

    /** All of them, newest first. */
    List<SavedCharacter> list(UUID workspace) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT * FROM gateway.consistent_character
                         WHERE workspace_id = :workspace ORDER BY created_at DESC, number DESC""")
                .bind("workspace", workspace)
                .map((row, context) -> read(row))
                .list());
    }

    int count(UUID workspace) {
        return jdbi.withHandle(tx -> tx.createQuery(
                        "SELECT count(*) FROM gateway.consistent_character WHERE workspace_id = :workspace")
                .bind("workspace", workspace)
                .mapTo(int.class)
                .one());
    }

    /** Those that there are of some ids, in no order. */
    List<SavedCharacter> find(UUID workspace, Collection<String> ids) {
        List<String> possible =
                ids.stream().filter(id -> ID.matcher(id).matches()).distinct().toList();
        if (possible.isEmpty()) {
            return List.of();
        }
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT * FROM gateway.consistent_character WHERE workspace_id = :workspace AND id = ANY(:ids)""")
                .bind("workspace", workspace)
                .bindArray("ids", String.class, possible)
                .map((row, context) -> read(row))
                .list());
    }

    /** Deletes one, and tells what it was. */
    Optional<SavedCharacter> delete(UUID workspace, String id) {
        if (!ID.matcher(id).matches()) {
            return Optional.empty();
        }
        return jdbi.withHandle(tx -> tx.createQuery("""
                        DELETE FROM gateway.consistent_character WHERE workspace_id = :workspace AND id = :id
                        RETURNING *""")
                .bind("workspace", workspace)
                .bind("id", id)
                .map((row, context) -> read(row))
                .findOne());
    }

    private static SavedCharacter read(ResultSet row) throws SQLException {
        return new SavedCharacter(
                row.getString("id"),
                row.getString("name"),
                row.getString("description"),
                row.getString("image_url"),
                row.getString("content_type"),
                row.getString("source"),
                row.getTimestamp("created_at").toInstant(),
                row.getString("picture"));
    }
}
