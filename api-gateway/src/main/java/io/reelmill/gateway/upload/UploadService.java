package io.reelmill.gateway.upload;

import io.reelmill.contracts.catalog.Violation;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.media.MediaStore;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** What can be done with the uploaded files of a workspace. */
@Singleton
public class UploadService {

    /** Keys of uploaded files begin with it. */
    public static final String FOLDER = "uploads/";

    private static final Logger LOG = Logger.getLogger(UploadService.class);

    /** Files under way lie in the temporary folder, which is small in a container. */
    private static final int MAX_AT_ONCE = 2;

    private static final int PATIENCE_SECONDS = 20;
    private static final int MAX_NAME = 60;
    private static final int MAX_LISTED = 200;

    private final UploadStore store;
    private final MediaStore media;
    private final UploadSettings settings;
    private final Clock clock;
    private final Semaphore places = new Semaphore(MAX_AT_ONCE);

    UploadService(UploadStore store, MediaStore media, UploadSettings settings, Clock clock) {
        this.store = store;
        this.media = media;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Keeps a file. The same content again is the same file, which is then kept longer.
     *
     * @param fileName or null; only its words are used
     * @throws ApiException 400 when it is nothing that a film can be made of or the workspace has no room for it, 413 when it is
     *     too large, 503 when too many are under way
     */
    Upload accept(UUID workspace, String fileName, InputStream body) {
        enter();
        try (ReceivedFile file = ReceivedFile.of(body, settings.maxSize().asLongValue())) {
            UploadFormat format = UploadFormat.of(file.head())
                    .orElseThrow(() -> ApiException.invalid(
                            "file",
                            "not_media",
                            "file must be a picture, a video or sound (" + UploadFormat.TAKEN
                                    + "); its content is none of these"));
            requireRoom(workspace, file);
            Upload upload = store.keep(workspace, file.sha256(), upload(workspace, fileName, format, file.size()));
            if (media.find(upload.key()).isEmpty()) {
                media.put(upload.key(), file.file());
            }
            return upload;
        } catch (IOException e) {
            LOG.warn("an uploaded file could not be kept", e);
            throw ApiException.unavailable("the file could not be kept at the moment; try again");
        } finally {
            places.release();
        }
    }

    /** The latest files of a workspace, newest first. */
    List<Upload> list(UUID workspace) {
        return store.list(workspace, clock.instant(), MAX_LISTED);
    }

    /** The file of a key that is still kept; empty when the workspace has no such file. */
    public Optional<Upload> find(UUID workspace, String key) {
        return store.find(workspace, key, clock.instant());
    }

    /** Deletes a file; empty when the workspace has no such file. */
    Optional<Upload> delete(UUID workspace, UUID id) {
        return store.delete(workspace, id, this::deleteFile);
    }

    /** Deletes files whose time is over. Returns how many. */
    int deleteExpired(int limit) {
        return store.deleteExpired(clock.instant(), limit, this::deleteFile);
    }

    private void deleteFile(String key) {
        try {
            media.delete(key);
        } catch (IOException e) {
            throw new UncheckedIOException("an uploaded file cannot be deleted", e);
        }
    }

    private void requireRoom(UUID workspace, ReceivedFile file) {
        long max = settings.maxTotal().asLongValue();
        if (store.total(workspace, file.sha256()) + file.size() > max) {
            throw ApiException.invalid(List.of(new Violation(
                    "file",
                    "count",
                    "file does not fit: the uploads of a workspace are at most " + (max >> 20)
                            + " MiB together; delete some by DELETE /media")));
        }
    }

    private Upload upload(UUID workspace, String fileName, UploadFormat format, long size) {
        UUID id = UUID.randomUUID();
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        String key = FOLDER + workspace + "/" + id + "/" + plain(fileName) + "." + format.extension();
        return new Upload(id, key, fileName, format.type(), format.contentType(), size, now, now.plus(settings.keep()));
    }

    /** Words of the name, of which the render-service tells where a picture belongs. */
    private static String plain(String fileName) {
        String name = fileName == null ? "" : fileName.replaceFirst("\\.[A-Za-z0-9]{1,5}$", "");
        String words = Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^A-Za-z0-9_]+", "-")
                .replaceAll("^-+|-+$", "");
        return words.isEmpty() ? "file" : words.substring(0, Math.min(words.length(), MAX_NAME));
    }

    private void enter() {
        try {
            if (!places.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw ApiException.unavailable("too many files are being uploaded; this one was not kept");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ApiException.unavailable("the call was interrupted");
        }
    }
}
