package io.reelmill.gateway.character;

import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.media.MediaStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** A character that is about to be saved: its image first, so that no row names a file that is not there. */
final class NewCharacter implements IdempotentOperation {

    private final CharacterStore store;
    private final MediaStore media;
    private final Clock clock;
    private final UUID workspace;
    private final String name;
    private final String description;
    private final String imageUrl;
    private final PictureFormat format;
    private final byte[] image;
    private SavedCharacter character;

    NewCharacter(
            CharacterStore store,
            MediaStore media,
            Clock clock,
            UUID workspace,
            String name,
            String description,
            String imageUrl,
            PictureFormat format,
            byte[] image) {
        this.store = store;
        this.media = media;
        this.clock = clock;
        this.workspace = workspace;
        this.name = name;
        this.description = description;
        this.imageUrl = imageUrl;
        this.format = format;
        this.image = image;
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
            Instant createdAt) {}

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        String picture = "characters/" + workspace + "/" + attempt + "." + format.extension();
        character = new SavedCharacter(
                attempt.toString(),
                name,
                description,
                imageUrl,
                format.contentType(),
                SavedCharacter.AVATAR,
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                picture);
        try {
            Path file = Files.createTempFile("character", "." + format.extension());
            try {
                Files.write(file, image);
                media.put(picture, file);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the image of a character could not be kept", e);
        }
        return CompletableFuture.completedStage(null);
    }

    @Override
    public Object store(Handle tx) {
        store.add(tx, workspace, character);
        return new Made(
                1,
                character.id(),
                name,
                description,
                imageUrl,
                character.contentType(),
                character.source(),
                character.createdAt());
    }

    @Override
    public void abandon() {
        CharacterService.forget(media, character.picture());
    }
}
