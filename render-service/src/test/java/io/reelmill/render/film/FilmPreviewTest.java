package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.media.PreviewFiles;
import io.reelmill.projects.OutputEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.job.Job;
import io.reelmill.render.stage.UndisturbedContext;
import java.awt.Color;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmPreviewTest {

    private static final byte[] BYTES = {1, 2, 3};

    @TempDir
    Path folder;

    private ClaimedJob claimed;
    private Job job;

    @BeforeEach
    void claimAJob() throws IOException {
        claimed = ClaimedJob.in(folder);
        job = claimed.job();
        SmallFilms.paint(folder.resolve("bright.png"), Color.ORANGE, Color.BLUE);
        SmallFilms.paint(folder.resolve("dark.png"), Color.BLACK, Color.BLACK);
    }

    @Test
    void shouldTellThePlaylistWithTheFirstFragmentAndTakeItBackWhenTheFilmIsRefused() throws IOException {
        FilmPreview preview = claimed.preview(job);
        preview.begin(BYTES);
        assertThat(claimed.told()).isNull();

        preview.fragment(BYTES, 2);
        assertThat(claimed.told()).endsWith("/0-1-preview/index.m3u8");
        assertThat(claimed.stored(job)).hasSize(2);

        preview.withdraw();
        preview.fragment(BYTES, 2);
        preview.end();
        assertThat(claimed.told()).isNull();
        assertThat(claimed.stored(job)).isEmpty();
    }

    @Test
    void shouldTellNothingOfAnAttemptThatHasLostItsJob() throws IOException {
        FilmPreview lost = claimed.preview(job);
        claimed.queue().jobs.giveBack(job, Duration.ZERO, "lost");
        Job successor = claimed.queue().jobs.claim("successor").orElseThrow();
        FilmPreview present = claimed.preview(successor);
        present.begin(BYTES);
        present.fragment(BYTES, 2);

        lost.begin(BYTES);
        lost.fragment(BYTES, 2);
        assertThat(claimed.told()).endsWith("/0-2-preview/index.m3u8");
        lost.withdraw();

        assertThat(claimed.told()).endsWith("/0-2-preview/index.m3u8");
        assertThat(claimed.stored(successor)).hasSize(2);
    }

    @Test
    void shouldKeepTheFragmentsOfAFilmThatIsBeingRenderedAndCollectThemAfterItsEnd() throws IOException {
        FilmPreview preview = claimed.preview(job);
        preview.begin(BYTES);
        preview.fragment(BYTES, 2);

        collect();
        assertThat(claimed.stored(job)).hasSize(2);

        claimed.queue().ends.end(job, new OutputEnd.Failed(0, "internal_error", "x"), null);
        assertThat(claimed.told()).isNull();
        collect();
        assertThat(claimed.stored(job)).isEmpty();
    }

    @Test
    void shouldBeTheFilmItself() throws IOException {
        Film film = stage(job).run(order("bright.png", "bright.png", "bright.png"), folder, new UndisturbedContext());

        assertThat(film.quality().has("repairs")).isFalse();
        assertThat(claimed.told()).endsWith("/index.m3u8");
        assertThat(claimed.stored(job)).contains(new OutputKeys(job).preview().end());
        ByteArrayOutputStream watched = new ByteArrayOutputStream();
        double seconds = 0;
        watched.write(Files.readAllBytes(file(new OutputKeys(job).preview().head())));
        for (String key : claimed.stored(job).stream().sorted().toList()) {
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
        Film film = stage(job).run(order("bright.png", "dark.png", "bright.png"), folder, new UndisturbedContext());

        assertThat(film.quality().path("repairs")).isNotEmpty();
        assertThat(claimed.told()).isNull();
        assertThat(claimed.stored(job)).isEmpty();
    }

    @Test
    void shouldNotLetAFilmBeWatchedThatIsNotFitToBeShown() throws IOException {
        assertThatThrownBy(() -> stage(job).run(order("dark.png", "dark.png"), folder, new UndisturbedContext()))
                .isInstanceOf(ProviderException.class);

        assertThat(claimed.told()).isNull();
        assertThat(claimed.stored(job)).isEmpty();
    }

    private FilmStage stage(Job of) {
        return new FilmStage(new FilmMaker(), folder, Optional.of(claimed.preview(of)));
    }

    private Path file(String key) throws IOException {
        return claimed.store().find(key).orElseThrow().localFile().orElseThrow();
    }

    private void collect() throws IOException {
        Instant later = Instant.now().plus(Duration.ofHours(2));
        new OrphanedMedia(
                        claimed.store(),
                        claimed.queue().projects,
                        claimed.queue().tasks,
                        Clock.fixed(later, ZoneOffset.UTC))
                .collect();
    }

    private static FilmStage.Order order(String... pictures) {
        return new FilmStage.Order(SmallFilms.timeline(pictures), SmallFilms.QUICK, false);
    }
}
