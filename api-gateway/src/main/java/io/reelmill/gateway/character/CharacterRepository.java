package io.reelmill.gateway.character;

import io.reelmill.gateway.storage.OwnedRecords;
import io.reelmill.gateway.storage.WorkspaceLock;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Characters. Every query names the workspace: what another one has is not found. */
@Singleton
class CharacterRepository extends OwnedRecords<CharacterEntity> {

    /** What an id of ours looks like; nothing else is looked up. */
    private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

    CharacterRepository(WorkspaceLock lock) {
        super(lock, "consistent_character");
    }

    /** Adds a character, like {@link OwnedRecords#add}. */
    boolean add(UUID workspace, SavedCharacter character, int limit) {
        return add(CharacterEntity.of(workspace, character), limit);
    }

    /** All of them, newest first. */
    @Transactional
    List<SavedCharacter> list(UUID workspace) {
        return find("workspaceId = ?1 ORDER BY createdAt DESC, number DESC", workspace).stream()
                .map(CharacterEntity::saved)
                .toList();
    }

    /** Those of the ids that the workspace has, in no order. */
    @Transactional
    List<SavedCharacter> find(UUID workspace, Collection<String> ids) {
        List<String> possible =
                ids.stream().filter(id -> ID.matcher(id).matches()).distinct().toList();
        return possible.isEmpty()
                ? List.of()
                : find("workspaceId = ?1 AND id IN ?2", workspace, possible).stream()
                        .map(CharacterEntity::saved)
                        .toList();
    }

    /** Deletes a character and returns what it was. Of two calls at the same time one finds it. */
    @Transactional
    Optional<SavedCharacter> remove(UUID workspace, String id) {
        return find(workspace, List.of(id)).stream()
                .findFirst()
                .filter(character -> delete("workspaceId = ?1 AND id = ?2", workspace, id) == 1);
    }
}
