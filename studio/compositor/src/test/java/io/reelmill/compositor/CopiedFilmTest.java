package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.sound.mix.Mastering;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.AudioTrack;
import io.reelmill.timeline.AudioTrack.Role;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CopiedFilmTest {

    private static final int WIDTH = 96;
    private static final int HEIGHT = 64;
    private static final int FRAMES = 30;
    private static final double RATE = 15;

    @TempDir
    Path folder;

    private final FilmMaker maker = new FilmMaker();

    @BeforeEach
    void shouldHaveAVideo() throws IOException {
        try (FootageWriter writer = FootageWriter.open(folder.resolve("video.mp4"), WIDTH, HEIGHT, RATE)) {
            int[] argb = new int[WIDTH * HEIGHT];
            for (int i = 0; i < FRAMES; i++) {
                Arrays.fill(argb, 0xFF202020 + i * 0x050301);
                Arrays.fill(argb, 0, WIDTH * (i + 1), 0xFFE0C080);
                writer.write(argb);
            }
            writer.finish();
        }
        float[] tone = new float[2 * 48_000];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.05 * Math.sin(2 * Math.PI * 440 * i / 48_000));
        }
        WavWriter.write(folder.resolve("sound.wav"), new WavFormat(48_000, 1, WavFormat.Encoding.FLOAT_32), tone);
    }

    @Test
    void shouldTakeOverThePicturesOfAVideoThatIsShownAsItIs() {
        Timeline timeline = timeline(1.5, WIDTH, 0);
        assertThat(maker.obstacle(timeline, folder)).isEmpty();

        Path film = folder.resolve("film.mp4");
        FilmReport report = maker.copy(timeline, folder, Encoding.DEFAULT, film, Progress.SILENT);

        assertThat(report.frames()).isEqualTo(23);
        try (FootageReader before = FootageReader.open(folder.resolve("video.mp4"));
                FootageReader after = FootageReader.open(film)) {
            assertThat(after.seconds() * after.frameRate()).isBetween(22.9, 23.1);
            for (double t : new double[] {0, 0.7, 1.4}) {
                assertThat(after.frame(t).argb()).isEqualTo(before.frame(t).argb());
            }
        }
    }

    @Test
    void shouldSayWhatIsInTheWayOfACopy() {
        assertThat(maker.obstacle(timeline(3, WIDTH, 0), folder)).hasValue("it is shorter than the film");
        assertThat(maker.obstacle(timeline(1, 2 * WIDTH, 0), folder)).hasValue("it has another size than the film");
        assertThat(maker.obstacle(timeline(1, WIDTH, 0.5), folder))
                .hasValue("it is not shown from its beginning at its own speed");
    }

    @Test
    void shouldLeaveARecordingAsLoudAsItIsWhenNothingElseIsHeard() throws IOException {
        double quiet = peak(Role.ORIGINAL);
        double mixed = peak(Role.SOURCE);

        assertThat(quiet).isBetween(0.0499, 0.0501);
        assertThat(mixed).isGreaterThan(0.15);
    }

    @Test
    void shouldGiveAFilmOtherSoundAndLeaveItsPictures() throws IOException {
        Timeline plain = timeline(2, WIDTH, 0);
        AudioTrack track = new AudioTrack(Role.MUSIC, "sound.wav", 0, 0, 0, 0);
        Timeline timeline = new Timeline(plain.canvas(), 2, plain.clips(), plain.captions(), List.of(track), List.of());
        Path film = folder.resolve("film.mp4");
        Path quiet = folder.resolve("quiet.mp4");
        maker.render(timeline, folder, Encoding.DEFAULT, film, Progress.SILENT);

        maker.remix(timeline, folder, Encoding.DEFAULT, film, new Mastering(-24, -12), quiet, Progress.SILENT);

        try (FootageReader before = FootageReader.open(film);
                FootageReader after = FootageReader.open(quiet)) {
            assertThat(after.seconds()).isEqualTo(before.seconds());
            for (double t : new double[] {0, 0.5, 1.1, 1.9}) {
                assertThat(after.frame(t).argb()).isEqualTo(before.frame(t).argb());
            }
        }
        try (var sound = FilmMaker.sound(timeline, folder, 2, new Mastering(-24, -12), Runnable::run)) {
            float[] left = new float[48_000];
            sound.read(left, new float[48_000]);
            float peak = 0;
            for (float sample : left) {
                peak = Math.max(peak, sample);
            }
            assertThat(peak).isLessThanOrEqualTo(0.252f);
        }
    }

    private double peak(Role role) throws IOException {
        Timeline timeline = timeline(2, WIDTH, 0);
        AudioTrack track = new AudioTrack(role, "sound.wav", 0, 0, 0, 0);
        timeline = new Timeline(timeline.canvas(), 2, timeline.clips(), timeline.captions(), List.of(track), List.of());
        float[] left = new float[4800];
        float peak = 0;
        try (var sound = FilmMaker.sound(timeline, folder, 2, Mastering.HOUSE, Runnable::run)) {
            while (sound.read(left, new float[4800]) > 0) {
                for (float sample : left) {
                    peak = Math.max(peak, sample);
                }
            }
        }
        return peak;
    }

    private static Timeline timeline(double seconds, int width, double from) {
        Layer layer = new Layer("video.mp4", 0, 0, width, HEIGHT, 1, null, new Footage(from, 1, false));
        Camera still = Camera.still(new View(0.5, 0.5, 1));
        Clip clip = new Clip("shot-1", 0, seconds, width, HEIGHT, List.of(layer), still, Transition.CUT);
        Captions none = new Captions("Wrap 1", Position.BOTTOM, "en", List.of());
        return new Timeline(new Canvas(width, HEIGHT, RATE), seconds, List.of(clip), none, List.of(), List.of());
    }
}
