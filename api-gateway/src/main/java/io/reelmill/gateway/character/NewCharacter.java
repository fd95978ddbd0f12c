package io.reelmill.gateway.character;

import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A character that is about to be saved: its image first, so that no row names a file that is not there. */
final class NewCharacter implements IdempotentOperation {

    private final CharacterService service;
    private final UUID workspace;
    private final String name;
    private final String description;
    private final String imageUrl;
    private final boolean trained;
    private final List<String> warnings;
    private SavedCharacter character;

    /** @param trained whether a model is to be trained on it, where somebody does that */
    NewCharacter(
            CharacterService service,
            UUID workspace,
            String name,
            String description,
            String imageUrl,
            boolean trained,
            List<String> warnings) {
        this.service = service;
        this.workspace = workspace;
        this.name = name;
        this.description = description;
        this.imageUrl = imageUrl;
        this.trained = trained;
        this.warnings = new ArrayList<>(warnings);
    }

    /** The character, once it is saved. */
    record Made(
            int success,
            String id,
            String name,
            String description,
            String imageUrl,
            String contentType,
            String source,
            String status,
            Instant createdAt,
            List<String> warnings) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        String key = "characters/" + workspace + "/" + attempt;
        PictureFormat format = service.keep(imageUrl, key);
        character = SavedCharacter.avatar(
                attempt.toString(),
                name,
                description,
                imageUrl,
                format.contentType(),
                service.clock().instant().truncatedTo(ChronoUnit.MILLIS),
                key + "." + format.extension());
        if (trained) {
            train();
        }
        return CompletableFuture.completedStage(null);
    }

    /** The training is begun after the character is stored, by {@link TrainingStart}. */
    private void train() {
        try {
            if (service.trainings().isPossible(CharacterService.IMAGE, character.trainingOrder())) {
                character = character.toBeTrained();
            } else {
                warnings.add(CharacterService.UNTRAINED);
            }
        } catch (RuntimeException e) {
            service.forget(character.picture());
            throw e;
        }
    }

    @Override
    public Object store(Handle tx) {
        if (!service.repository().add(workspace, character, CharacterService.MAX_CHARACTERS)) {
            throw CharacterService.full();
        }
        return new Made(
                1,
                character.id(),
                name,
                description,
                imageUrl,
                character.contentType(),
                character.source(),
                character.status(),
                character.createdAt(),
                warnings);
    }

    @Override
    public void abandon() {
        service.forget(character.picture());
    }
}
