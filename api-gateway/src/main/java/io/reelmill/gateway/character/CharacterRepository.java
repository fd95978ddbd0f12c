package io.reelmill.gateway.character;

import io.reelmill.gateway.storage.OwnedRecords;
import io.reelmill.gateway.storage.WorkspaceLock;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
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

    private final Clock clock;
    private final CharacterSettings settings;

    CharacterRepository(WorkspaceLock lock, Clock clock, CharacterSettings settings) {
        super(lock, "consistent_character");
        this.clock = clock;
        this.settings = settings;
    }

    /** Adds a character, like {@link OwnedRecords#add}. */
    boolean add(UUID workspace, SavedCharacter character, int limit) {
        Instant trainingUntil = character.createdAt().plus(settings.trainingLimit());
        return add(CharacterEntity.of(workspace, character, trainingUntil), limit);
    }

    /** All of them, newest first. */
    @Transactional
    List<SavedCharacter> list(UUID workspace) {
        return find(OWN + " ORDER BY createdAt DESC, number DESC", workspace).stream()
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
                : find(OWN + " AND id IN ?2", workspace, possible).stream()
                        .map(CharacterEntity::saved)
                        .toList();
    }

    /**
     * Deletes a character and returns what it was. Of two calls at the same time one finds it. Its files are left to {@link
     * CharacterFollower}, as renders that were accepted before still need them.
     */
    @Transactional
    Optional<SavedCharacter> remove(UUID workspace, String id) {
        return find(workspace, List.of(id)).stream()
                .findFirst()
                .filter(character -> remove(workspace, id, clock.instant()));
    }
}
