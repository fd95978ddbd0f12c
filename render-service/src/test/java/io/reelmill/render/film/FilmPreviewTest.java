package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.Encoding;
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
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmPreviewTest {

    private static final int WIDTH = 144;
    private static final int HEIGHT = 256;
    private static final Encoding QUICK = new Encoding(28, "ultrafast", 64);
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
        picture("bright.png", Color.ORANGE, Color.BLUE);
        picture("dark.png", Color.BLACK, Color.BLACK);
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

    /** Two seconds each, under a camera that moves. */
    private static FilmStage.Order order(String... pictures) {
        List<Clip> clips = new ArrayList<>();
        for (String picture : pictures) {
            double start = 2.0 * clips.size();
            Layer layer = new Layer(picture, 0, 0, WIDTH, HEIGHT, 1, null);
            Camera camera = new Camera(new View(0.5, 0.5, 1), new View(0.5, 0.5, 0.8), Easing.LINEAR);
            clips.add(
                    new Clip(picture + start, start, start + 2, WIDTH, HEIGHT, List.of(layer), camera, Transition.CUT));
        }
        Canvas canvas = new Canvas(WIDTH, HEIGHT, 10);
        Timeline film = new Timeline(canvas, 2.0 * clips.size(), clips, Captions.none(), List.of(), List.of());
        return new FilmStage.Order(film, QUICK, false);
    }

    private void picture(String name, Color from, Color to) throws IOException {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setPaint(new GradientPaint(0, 0, from, WIDTH, HEIGHT, to));
        g.fillRect(0, 0, WIDTH, HEIGHT);
        g.setColor(to.darker());
        for (int i = 0; i < 60; i++) {
            g.fillOval(i * 53 % WIDTH, i * 97 % HEIGHT, 9, 9);
        }
        g.dispose();
        ImageIO.write(image, "png", folder.resolve(name).toFile());
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
