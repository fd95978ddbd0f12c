package io.reelmill.gateway.character;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.FeaturedCharacter;
import io.reelmill.contracts.catalog.Violation;
import io.reelmill.fetch.Limits;
import io.reelmill.gateway.edge.BodyFields;
import io.reelmill.gateway.edge.ClientFiles;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.media.MediaStore;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** What can be done with the characters of a workspace. */
@Singleton
public class CharacterService {

    private static final Logger LOG = Logger.getLogger(CharacterService.class);

    static final String IMAGE = "imageUrl";

    private static final String SANDBOX =
            "source: the sandbox asks no service to train; the character was made of its image, as an avatar";

    static final String UNTRAINED =
            "source: no provider trains characters here; the character was made of its image, as an avatar";

    /** 20 MiB within 20 s. */
    private static final Limits PICTURE = new Limits(20L << 20, Duration.ofSeconds(20), 3, false);

    private static final int MIN_NAME = 3;
    private static final int MAX_NAME = 200;
    private static final int MIN_DESCRIPTION = 10;
    private static final int MAX_DESCRIPTION = 10_000;
    /** The list is answered as a whole, so it is bounded. */
    static final int MAX_CHARACTERS = 1000;

    private final CharacterRepository repository;
    private final ClientFiles files;
    private final MediaStore media;
    private final TrainingClient trainings;
    private final Clock clock;

    CharacterService(
            CharacterRepository repository,
            ClientFiles files,
            MediaStore media,
            TrainingClient trainings,
            Clock clock) {
        this.repository = repository;
        this.trainings = trainings;
        this.files = files;
        this.media = media;
        this.clock = clock;
    }

    /**
     * Reads what a character is to be.
     *
     * @throws ApiException with all that is wrong
     */
    NewCharacter read(Principal who, byte[] body) {
        BodyFields fields = BodyFields.of(body);
        String name = fields.text("name", MIN_NAME, MAX_NAME);
        String description = fields.text("description", MIN_DESCRIPTION, MAX_DESCRIPTION);
        String imageUrl = fields.url(who.workspaceId(), IMAGE, files);
        String source = fields.choice("source", SavedCharacter.AVATAR, SavedCharacter.LORA);
        fields.requireFine();
        if (repository.count(who.workspaceId()) >= MAX_CHARACTERS) {
            throw full();
        }
        boolean lora = SavedCharacter.LORA.equals(source);
        List<String> warnings = new ArrayList<>(fields.warnings());
        if (lora && who.isSandbox()) {
            warnings.add(SANDBOX);
        }
        return new NewCharacter(
                this, who.workspaceId(), name, description, imageUrl, lora && !who.isSandbox(), warnings);
    }

    CharacterRepository repository() {
        return repository;
    }

    TrainingClient trainings() {
        return trainings;
    }

    Clock clock() {
        return clock;
    }

    /**
     * Downloads an image and keeps it.
     *
     * @param key without the extension, which is added
     * @throws ApiException 400 when what is there is no image
     */
    PictureFormat keep(String imageUrl, String key) {
        try {
            Path file = Files.createTempFile("character", ".image");
            try {
                files.download(IMAGE, imageUrl, PICTURE, file);
                PictureFormat format = PictureFormat.of(file)
                        .orElseThrow(() -> ApiException.invalid(
                                IMAGE,
                                "not_an_image",
                                "imageUrl must lead to an image (png, jpg, webp, gif or bmp); what is there is none"));
                media.put(key + "." + format.extension(), file);
                return format;
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the image of a character could not be kept", e);
        }
    }

    List<SavedCharacter> list(UUID workspace) {
        return repository.list(workspace);
    }

    /** What the characters of a workspace are called, newest first. */
    public List<String> names(UUID workspace) {
        return list(workspace).stream().map(SavedCharacter::name).toList();
    }

    Optional<SavedCharacter> delete(UUID workspace, String id) {
        return repository.remove(workspace, id);
    }

    /**
     * The characters that a request names, once each and in its order.
     *
     * @param field that names them, for messages
     * @throws ApiException 404 for the first id that the workspace does not have; 400 for all that are still in training
     */
    public List<FeaturedCharacter> featured(UUID workspace, String field, List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        Map<String, SavedCharacter> own = repository.find(workspace, ids).stream()
                .collect(Collectors.toMap(SavedCharacter::id, Function.identity()));
        for (int i = 0; i < ids.size(); i++) {
            if (!own.containsKey(ids.get(i))) {
                String item = field + "[" + i + "]";
                throw ApiException.notFound(item, item + " names no character of this workspace");
            }
        }
        requireReady(field, ids, own);
        return ids.stream().distinct().map(id -> own.get(id).featured()).toList();
    }

    private static void requireReady(String field, List<String> ids, Map<String, SavedCharacter> own) {
        List<Violation> violations = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            if (own.get(ids.get(i)).status().equals(SavedCharacter.TRAINING)) {
                String item = field + "[" + i + "]";
                violations.add(new Violation(
                        item,
                        "not_ready",
                        item + " names a character that is still being trained; it can be used once"
                                + " GET /consistent-characters says that its status is ready"));
            }
        }
        if (!violations.isEmpty()) {
            throw ApiException.invalid(violations);
        }
    }

    static ApiException full() {
        return ApiException.invalid(
                List.of(new Violation(null, "count", "a workspace has at most " + MAX_CHARACTERS + " characters")));
    }

    /** Deletes a file that no record names any more; one that stays behind does no harm. */
    void forget(String key) {
        try {
            media.delete(key);
        } catch (IOException e) {
            LOG.warnf(e, "the image %s of a character could not be deleted", key);
        }
    }
}
