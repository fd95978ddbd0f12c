package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.media.FolderStore;
import io.reelmill.media.PreviewFiles;
import io.reelmill.projects.OutputEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.render.stage.StageContext;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmPreviewTest {

    private static final byte[] BYTES = {1, 2, 3};

    @TempDir
    Path folder;

    private QueueFixture queue;
    private FolderStore store;
    private RenderRequested request;
    private Job job;

    @BeforeEach
    void claimAJob() throws IOException {
        queue = new QueueFixture(Duration.ofMinutes(5), Duration.ofMinutes(1));
        store = new FolderStore(folder.resolve("media"));
        request = queue.requested(UUID.randomUUID());
        job = queue.jobs.claim("worker").orElseThrow();
        SmallFilms.paint(folder.resolve("bright.png"), Color.ORANGE, Color.BLUE);
        SmallFilms.paint(folder.resolve("dark.png"), Color.BLACK, Color.BLACK);
    }

    @Test
    void shouldTellThePlaylistWithTheFirstFragmentAndTakeItBackWhenTheFilmIsRefused() throws IOException {
        FilmPreview preview = preview(job);
        preview.begin(BYTES);
        assertThat(told()).isNull();

        preview.fragment(BYTES, 2);
        assertThat(told()).endsWith("/0-1-preview/index.m3u8");
        assertThat(stored(job)).hasSize(2);

        preview.withdraw();
        preview.fragment(BYTES, 2);
        preview.end();
        assertThat(told()).isNull();
        assertThat(stored(job)).isEmpty();
    }

    @Test
    void shouldTellNothingOfAnAttemptThatHasLostItsJob() throws IOException {
        FilmPreview lost = preview(job);
        queue.jobs.giveBack(job, Duration.ZERO, "lost");
        Job successor = queue.jobs.claim("successor").orElseThrow();
        FilmPreview present = preview(successor);
        present.begin(BYTES);
        present.fragment(BYTES, 2);

        lost.begin(BYTES);
        lost.fragment(BYTES, 2);
        assertThat(told()).endsWith("/0-2-preview/index.m3u8");
        lost.withdraw();

        assertThat(told()).endsWith("/0-2-preview/index.m3u8");
        assertThat(stored(successor)).hasSize(2);
    }

    @Test
    void shouldKeepTheFragmentsOfAFilmThatIsBeingRenderedAndCollectThemAfterItsEnd() throws IOException {
        FilmPreview preview = preview(job);
        preview.begin(BYTES);
        preview.fragment(BYTES, 2);

        collect();
        assertThat(stored(job)).hasSize(2);

        queue.ends.end(job, new OutputEnd.Failed(0, "internal_error", "x"), null);
        assertThat(told()).isNull();
        collect();
        assertThat(stored(job)).isEmpty();
    }

    @Test
    void shouldBeTheFilmItself() throws IOException {
        Film film = stage(job).run(order("bright.png", "bright.png", "bright.png"), folder, new Calm());

        assertThat(film.quality().has("repairs")).isFalse();
        assertThat(told()).endsWith("/index.m3u8");
        assertThat(stored(job)).contains(new OutputKeys(job).preview().end());
        ByteArrayOutputStream watched = new ByteArrayOutputStream();
        double seconds = 0;
        watched.write(Files.readAllBytes(file(new OutputKeys(job).preview().head())));
        for (String key : stored(job).stream().sorted().toList()) {
            if (PreviewFiles.seconds(key).isPresent()) {
                watched.write(Files.readAllBytes(file(key)));
                seconds += PreviewFiles.seconds(key).getAsDouble();
            }
        }
        Path whole = Files.write(folder.resolve("watched.mp4"), watched.toByteArray());
        assertThat(seconds).isEqualTo(6);
        assertThat(new FilmInspector().inspect(whole, Depth.KEY_FRAMES).video().examined())
                .isEqualTo(film.quality().path("examinedFrames").asInt());
    }

    @Test
    void shouldNotLetAFilmBeWatchedThatIsRepaired() throws IOException {
        Film film = stage(job).run(order("bright.png", "dark.png", "bright.png"), folder, new Calm());

        assertThat(film.quality().path("repairs")).isNotEmpty();
        assertThat(told()).isNull();
        assertThat(stored(job)).isEmpty();
    }

    @Test
    void shouldNotLetAFilmBeWatchedThatIsNotFitToBeShown() throws IOException {
        assertThatThrownBy(() -> stage(job).run(order("dark.png", "dark.png"), folder, new Calm()))
                .isInstanceOf(ProviderException.class);

        assertThat(told()).isNull();
        assertThat(stored(job)).isEmpty();
    }

    private FilmPreview preview(Job of) {
        return new FilmPreview(of, store, queue.jdbi, queue.jobs, queue.projects);
    }

    private FilmStage stage(Job of) {
        return new FilmStage(new FilmMaker(), folder, Optional.of(preview(of)));
    }

    private String told() {
        return queue.project(request).previewKey();
    }

    private List<String> stored(Job by) throws IOException {
        return store.under(new OutputKeys(by).preview().folder());
    }

    private Path file(String key) throws IOException {
        return store.find(key).orElseThrow().localFile().orElseThrow();
    }

    private void collect() throws IOException {
        Instant later = Instant.now().plus(Duration.ofHours(2));
        new OrphanedMedia(store, queue.projects, queue.tasks, Clock.fixed(later, ZoneOffset.UTC)).collect();
    }

    private static FilmStage.Order order(String... pictures) {
        return new FilmStage.Order(SmallFilms.timeline(pictures), SmallFilms.QUICK, false);
    }

    private static final class Calm implements StageContext {

        @Override
        public void progress(double share) {}

        @Override
        public void warn(String message) {}

        @Override
        public boolean stopped() {
            return false;
        }
    }
}
