package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.compositor.Progress;
import io.reelmill.inspection.Depth;
import io.reelmill.inspection.FilmInspector;
import io.reelmill.inspection.Inspection;
import io.reelmill.inspection.Inspection.Stretch;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.music.MusicBrief;
import io.reelmill.render.film.FilmStage.Film;
import io.reelmill.render.stage.StageContext;
import io.reelmill.sound.music.EmbeddedComposer;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Timeline;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmStageTest {

    @TempDir
    Path folder;

    private final Told told = new Told();

    @BeforeEach
    void shouldHavePictures() throws IOException {
        SmallFilms.paint(folder.resolve("bright.png"), Color.ORANGE, Color.BLUE);
        SmallFilms.paint(folder.resolve("other.png"), Color.GREEN, Color.PINK);
        SmallFilms.paint(folder.resolve("dark.png"), Color.BLACK, Color.BLACK);
        Files.createDirectories(folder.resolve("source-1"));
        Files.copy(folder.resolve("dark.png"), folder.resolve("source-1/dark.png"));
    }

    @Test
    void shouldLetTheNeighbourTakeThePlaceOfADarkPictureOnce() throws IOException {
        Film film = film("bright.png", "dark.png", "other.png");

        assertThat(film.quality().path("blackFrames").asInt()).isZero();
        assertThat(film.quality().path("repairs").get(0).asText())
                .isEqualTo("a dark picture gave way to its neighbour");
        assertThat(told.warnings).isEmpty();
    }

    @Test
    void shouldMixDenseMusicRightTheFirstTime() {
        new EmbeddedComposer().compose(new MusicBrief("Good Company", "", 20, 1), folder.resolve("music.wav"));
        Timeline silent =
                SmallFilms.timeline("bright.png", "other.png", "bright.png", "other.png", "bright.png", "other.png");
        Timeline timeline = new Timeline(
                silent.canvas(),
                silent.seconds(),
                silent.clips(),
                silent.captions(),
                List.of(new AudioTrack(AudioTrack.Role.MUSIC, "music.wav", 0, 0, 0, 0)),
                List.of());
        Encoding loud = new Encoding(28, "ultrafast", Encoding.DEFAULT.audioKbps());

        Film film = new FilmStage(new FilmMaker(), folder, Optional.empty())
                .run(new FilmStage.Order(timeline, loud, false), folder, told);

        assertThat(film.quality().has("repairs")).isFalse();
        assertThat(film.quality().path("truePeakDbtp").asDouble()).isLessThan(-1);
        assertThat(film.quality().path("loudnessLufs").asDouble()).isBetween(-14.5, -13.5);
    }

    @Test
    void shouldRefuseAFilmThatCannotBeRepaired() {
        assertThatThrownBy(() -> film("dark.png", "dark.png"))
                .isInstanceOfSatisfying(ProviderException.class, e -> assertThat(e.category())
                        .isEqualTo(ProviderException.Category.INTERNAL))
                .hasMessageContaining("not fit to be shown")
                .hasMessageContaining("nothing is seen");
    }

    @Test
    void shouldSeeThatAPictureStandsStillThoughItShouldMove() {
        Timeline moving = SmallFilms.timeline("bright.png", "bright.png", "bright.png");
        Timeline resting = resting(moving);
        FilmMaker maker = new FilmMaker();
        maker.render(resting, folder, SmallFilms.QUICK, folder.resolve("resting.mp4"), Progress.SILENT);
        maker.render(moving, folder, SmallFilms.QUICK, folder.resolve("moving.mp4"), Progress.SILENT);

        assertThat(QualityCheck.faults(inspected("resting.mp4"), moving))
                .hasOnlyElementsOfType(FilmDefect.Still.class)
                .hasSize(1);
        assertThat(QualityCheck.faults(inspected("resting.mp4"), resting)).isEmpty();
        assertThat(QualityCheck.faults(inspected("moving.mp4"), moving)).isEmpty();
    }

    private Inspection inspected(String film) {
        return new FilmInspector().inspect(folder.resolve(film), Depth.KEY_FRAMES);
    }

    private static Timeline resting(Timeline timeline) {
        List<Clip> clips = timeline.clips().stream()
                .map(c -> new Clip(
                        c.id(),
                        c.start(),
                        c.end(),
                        SmallFilms.WIDTH,
                        SmallFilms.HEIGHT,
                        c.layers(),
                        Camera.still(new View(0.5, 0.5, 1)),
                        c.entry()))
                .toList();
        return new Timeline(timeline.canvas(), timeline.seconds(), clips, timeline.captions(), List.of(), List.of());
    }

    @Test
    void shouldLeaveTheClientTheirDarkPictures() throws IOException {
        Film film = film("bright.png", "source-1/dark.png");

        assertThat(film.quality().path("blackFrames").asInt()).isPositive();
        assertThat(film.quality().has("repairs")).isFalse();
    }

    @Test
    void shouldBringDownPeaksAndLoudnessInTheMixAlone() {
        Timeline timeline = SmallFilms.timeline("bright.png");

        Repair repair = Repair.of(
                        timeline,
                        List.of(new FilmDefect.Peak(-0.4, "too high"), new FilmDefect.Loudness(-16, "too quiet")))
                .orElseThrow();

        assertThat(repair.redrawn()).isFalse();
        assertThat(repair.timeline()).isEqualTo(timeline);
        assertThat(repair.mastering().ceiling()).isLessThanOrEqualTo(-2.8);
        assertThat(repair.mastering().loudness()).isEqualTo(-12);
    }

    @Test
    void shouldMoveTheCameraOverWhatStandsStill() {
        Repair repair = Repair.of(
                        SmallFilms.timeline("bright.png", "other.png"),
                        List.of(new FilmDefect.Still(new Stretch(2, 4), "still")))
                .orElseThrow();

        assertThat(repair.redrawn()).isTrue();
        Camera camera = repair.timeline().clips().get(1).camera();
        assertThat(camera.from()).isNotEqualTo(camera.to());
        assertThat(repair.timeline().clips().get(0))
                .isEqualTo(
                        SmallFilms.timeline("bright.png", "other.png").clips().get(0));
    }

    private Film film(String... pictures) {
        FilmStage stage = new FilmStage(new FilmMaker(), folder, Optional.empty());
        return stage.run(new FilmStage.Order(SmallFilms.timeline(pictures), SmallFilms.QUICK, false), folder, told);
    }

    /** Keeps what the client would be told. */
    private static final class Told implements StageContext {

        private final List<String> warnings = new ArrayList<>();

        @Override
        public void progress(double share) {}

        @Override
        public void warn(String message) {
            warnings.add(message);
        }

        @Override
        public boolean stopped() {
            return false;
        }
    }
}
