package io.reelmill.gateway.film;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectSnapshot.Output;
import io.reelmill.contracts.studio.StudioApi.Storyboard;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import jakarta.inject.Singleton;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** What the film of a project looks like. Every method blocks, and throws an {@link ApiException} 404 for what is not there. */
@Singleton
public class FilmReview {

    private static final Logger LOG = Logger.getLogger(FilmReview.class);

    /** Each may occupy a thread for as long as decoding takes. */
    private static final int MAX_AT_ONCE = 4;

    private static final int MAX_COVER_BYTES = 8 << 20;

    private final FilmClient films;
    private final MediaStore media;
    private final Semaphore places = new Semaphore(MAX_AT_ONCE);

    FilmReview(@RestClient FilmClient films, MediaStore media) {
        this.films = films;
        this.media = media;
    }

    /** Frames of the film side by side, a PNG. */
    public byte[] frames(ProjectSnapshot project) {
        Output output = finished(project, Output::videoKey, "frames");
        return ask("frames", () -> films.frames(output.videoKey()));
    }

    public Storyboard storyboard(ProjectSnapshot project) {
        Output output = finished(project, Output::videoKey, "a storyboard");
        return ask("a storyboard", () -> films.storyboard(project.pid(), output.index()));
    }

    /** That of an output, while its film is made, when it has failed and afterwards: as far as it has come. */
    public Storyboard storyboard(ProjectSnapshot project, int output) {
        if (output < 0 || output >= project.outputs().size()) {
            throw ApiException.invalid(
                    "output",
                    "bounds",
                    "output must lie between 0 and " + (project.outputs().size() - 1));
        }
        return answer("a storyboard", () -> films.storyboard(project.pid(), output));
    }

    /** The cover, or the thumbnail where none was made; a JPEG. */
    public byte[] cover(ProjectSnapshot project) {
        Output output = finished(project, Output::thumbnailKey, "a cover");
        String key = output.coverKey() == null ? output.thumbnailKey() : output.coverKey();
        try {
            StoredMedia file = media.find(key)
                    .filter(found -> found.length() <= MAX_COVER_BYTES)
                    .orElseThrow(() -> missing("a cover", "its file is no longer there"));
            try (InputStream in = file.open()) {
                return in.readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the media store cannot be read", e);
        }
    }

    private static Output finished(ProjectSnapshot project, Function<Output, String> key, String what) {
        return project.outputs().stream()
                .filter(output -> key.apply(output) != null)
                .findFirst()
                .orElseThrow(() -> missing(
                        what,
                        project.expired()
                                ? "its film has expired and was deleted"
                                : "it is not ready: its status is "
                                        + project.status().wireName()));
    }

    private <T> T ask(String what, Supplier<T> call) {
        if (!places.tryAcquire()) {
            throw ApiException.unavailable("films are being looked at by others at the moment; try again");
        }
        try {
            return answer(what, call);
        } finally {
            places.release();
        }
    }

    private static <T> T answer(String what, Supplier<T> call) {
        try {
            return call.get();
        } catch (WebApplicationException e) {
            if (e.getResponse().getStatus() == 404) {
                throw missing(what, "its files are no longer kept");
            }
            LOG.warnf("the render-service gives no %s: %s", what, e.getMessage());
            throw away();
        } catch (ProcessingException e) {
            LOG.warnf("the render-service does not answer: %s", e);
            throw away();
        }
    }

    private static ApiException missing(String what, String why) {
        return ApiException.notFound("pid", "the project has not got " + what + ": " + why);
    }

    private static ApiException away() {
        return ApiException.unavailable("films cannot be looked at at the moment");
    }
}
