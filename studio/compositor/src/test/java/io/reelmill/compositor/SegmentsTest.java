package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.caption.CueBuilder;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentsTest {

    /** With B-frames, which must not reach over a joint. */
    private static final Encoding CODED = new Encoding(1, "veryfast", 96);

    private final FilmMaker films = new FilmMaker();
    private final StillCache stills = new StillCache();

    @TempDir
    Path folder;

    @BeforeEach
    void drawPictures() throws IOException {
        Pictures.png(folder.resolve("a.png"), 240, 432, (x, y) -> 0xFF000000 | x << 16 | (y / 2) << 8 | 0x60);
        Pictures.png(folder.resolve("b.png"), 240, 432, (x, y) -> 0xFF000000 | (y / 2) << 16 | 0x4000 | x);
    }

    @ParameterizedTest
    @ValueSource(doubles = {8, 25, 29.97002997, 30})
    void shouldJoinToAFilmOfTheSameLength(double rate) throws IOException {
        Timeline film = film(rate, 1.2, 0.9, 1.4);
        Path whole = folder.resolve("whole.mp4");
        films.render(film, folder, CODED, whole, Progress.SILENT);

        Path joined = join(film);

        try (Probe one = new Probe(whole);
                Probe other = new Probe(joined)) {
            assertThat(other.video().nb_frames()).isEqualTo(film.frameCount());
            assertThat(other.video().start_time()).isZero();
            assertThat(other.videoSeconds()).isCloseTo(one.videoSeconds(), within(1e-4));
            assertThat(other.audioSeconds()).isCloseTo(one.audioSeconds(), within(1e-4));
        }
    }

    /** Byte for byte, luma and chroma, as the encoder is given them. */
    @ParameterizedTest
    @ValueSource(doubles = {8, 25, 29.97002997, 30})
    void shouldDrawTheFramesOfTheWholeFilm(double rate) throws Exception {
        Timeline film = film(rate, 1.2, 0.9, 1.4);
        List<byte[]> expected = frames(film);

        List<byte[]> frames = new ArrayList<>();
        for (Timeline segment : Segments.of(film)) {
            frames.addAll(frames(segment));
        }

        assertThat(frames).hasSameSizeAs(expected);
        for (int i = 0; i < frames.size(); i++) {
            assertThat(Arrays.mismatch(frames.get(i), expected.get(i)))
                    .as("first byte that differs in frame " + i)
                    .isEqualTo(-1);
        }
    }

    private List<byte[]> frames(Timeline timeline) throws Exception {
        List<byte[]> frames = new ArrayList<>();
        ExecutorService background = Executors.newSingleThreadExecutor();
        try {
            FrameLoop.draw(timeline, folder, stills, background, Progress.SILENT, picture -> {
                Frame frame = picture.frame();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                for (Raster plane : List.of(frame.y(), frame.u(), frame.v())) {
                    for (int y = 0; y < plane.height(); y++) {
                        for (int x = 0; x < plane.width(); x++) {
                            bytes.write(plane.get(x, y));
                        }
                    }
                }
                frames.add(bytes.toByteArray());
            });
        } finally {
            background.shutdown();
        }
        return frames;
    }

    @Test
    void shouldLeaveSegmentsBehindALongerClipAsTheyWere() {
        List<Timeline> before = Segments.of(film(30, 1.2, 0.9, 1.4, 1.1));
        List<Timeline> after = Segments.of(film(30, 1.2, 0.9 + 7 / 30.0, 1.4, 1.1));

        assertThat(after).hasSize(4);
        assertThat(after.get(0)).isEqualTo(before.get(0));
        assertThat(after.get(1)).isNotEqualTo(before.get(1));
        assertThat(after.get(2)).isEqualTo(before.get(2));
        assertThat(after.get(3)).isEqualTo(before.get(3));
    }

    @Test
    void shouldBeginWithASegmentOfOneSecond() {
        List<Timeline> segments = Segments.of(film(30, 4, 2));

        assertThat(segments).hasSize(3);
        assertThat(segments.get(0).frameCount()).isEqualTo(30);
        assertThat(segments.get(0).clips()).hasSize(1);
        assertThat(segments.stream().mapToInt(Timeline::frameCount).sum())
                .isEqualTo(film(30, 4, 2).frameCount());
    }

    @Test
    void shouldCutALongClipCountedFromWhereItIsAlone() {
        List<Timeline> before = Segments.of(film(30, 2, 34, 2));
        List<Timeline> after = Segments.of(film(30, 3, 34, 2));

        // one second, the rest of the first clip, ten, ten and what is left, the last clip
        assertThat(before).hasSize(6);
        assertThat(before.get(2).frameCount()).isEqualTo(300);
        assertThat(before.get(3).frameCount()).isEqualTo(300);
        assertThat(after.subList(2, 6)).isEqualTo(before.subList(2, 6));
        assertThat(before.stream().mapToInt(Timeline::frameCount).sum())
                .isEqualTo(film(30, 2, 34, 2).frameCount());
    }

    /** What the encoder makes of frames must not depend on what its memory held before. */
    @Test
    void shouldMakeTheSameBytesEachTime() throws IOException {
        // blocks of noise, so that the encoder has choices to make
        Pictures.png(
                folder.resolve("a.png"),
                240,
                432,
                (x, y) -> 0xFF000000 | ((x / 5) * 73_856_093 ^ (y / 5) * 19_349_663) & 0xFFFFFF);
        Encoding coded = new Encoding(18, "medium", 64);

        List<byte[]> made = new ArrayList<>();
        for (Timeline segment : Segments.of(film(25, 3, 2, 2))) {
            for (int i = 0; i < 4; i++) {
                Path file = folder.resolve("segment-" + made.size() + ".mp4");
                films.segment(segment, folder, new StillCache(), coded, file, Progress.SILENT);
                made.add(Files.readAllBytes(file));
            }
        }

        for (int i = 0; i < made.size(); i++) {
            assertThat(made.get(i)).isEqualTo(made.get(i - i % 4));
        }
    }

    @Test
    void shouldHoldEveryFrameOnceAlsoWhenAClipIsAllTransition() {
        Timeline film = film(30, 0.4, 0.1, 0.4);

        assertThat(Segments.of(film).stream().mapToInt(Timeline::frameCount).sum())
                .isEqualTo(film.frameCount());
    }

    @Test
    void shouldKeepAllPropertiesOfLayers() {
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        Layer half = new Layer("v.mp4", 0, 0, 240, 216, 1.2, null, new Footage(0.25, 2, true))
                .within(new Layer.Crop(0, 0, 240, 208));
        Clip clip = new Clip("c", 0, 1, 240, 432, List.of(half), still, Transition.CUT, 12);

        Timeline film = new Timeline(new Canvas(160, 288, 30), 1, List.of(clip), Captions.none(), List.of(), List.of());

        assertThat(Segments.of(film)).singleElement().satisfies(segment -> {
            assertThat(segment.clips().get(0).layers()).containsExactly(half);
            assertThat(segment.clips().get(0).stepRate()).isEqualTo(12);
        });
    }

    @Test
    void shouldFailAndLeaveNoFilmWhenASegmentIsMissing() {
        Path mp4 = folder.resolve("film.mp4");
        Timeline film = film(30, 0.5, 0.5);
        List<Path> missing = List.of(folder.resolve("nothing.mp4"));

        assertThatThrownBy(() -> films.join(film, folder, CODED, missing, mp4)).isInstanceOf(RenderException.class);
        assertThat(mp4).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"empty", "cut off"})
    void shouldFailAndLeaveNoFilmWhenASegmentIsBroken(String how) throws IOException {
        Path mp4 = folder.resolve("film.mp4");
        Timeline film = film(30, 0.5, 0.5);
        List<Path> files = segments(film, CODED);
        byte[] whole = Files.readAllBytes(files.get(1));
        Files.write(files.get(1), how.equals("empty") ? new byte[0] : Arrays.copyOf(whole, whole.length / 2));

        assertThatThrownBy(() -> films.join(film, folder, CODED, files, mp4)).isInstanceOf(RenderException.class);
        assertThat(mp4).doesNotExist();
    }

    @Test
    void shouldMakeASegmentOfOneFrameAndNoneOfNoFrame() throws IOException {
        double frame = 1 / 30.0;
        Timeline withOne = film(30, 0.6, frame);
        Timeline withNone = film(30, 0.6, frame / 3, 0.4);

        assertThat(Segments.of(withOne)).extracting(Timeline::frameCount).containsExactly(18, 1);
        assertThat(Segments.of(withNone)).extracting(Timeline::frameCount).allMatch(count -> count > 0);
        for (Timeline film : List.of(withOne, withNone)) {
            try (Probe joined = new Probe(join(film))) {
                assertThat(joined.video().nb_frames()).isEqualTo(film.frameCount());
            }
        }
    }

    @Test
    void shouldMakeAFilmOfOneSceneThatIsAllOneSegment() throws IOException {
        Timeline film = film(30, 0.7);

        assertThat(Segments.of(film)).hasSize(1);
        try (Probe joined = new Probe(join(film))) {
            assertThat(joined.video().nb_frames()).isEqualTo(film.frameCount());
        }
    }

    /** Each segment begins with a key frame, and the encoder cannot look beyond its end. */
    @Test
    void shouldCostAtMostTwoPercentOfTheFilmsSize() throws IOException {
        Pictures.png(folder.resolve("a.png"), 240, 432, SegmentsTest::hills);
        Pictures.png(folder.resolve("b.png"), 240, 432, (x, y) -> hills(239 - x, y) ^ 0x404040);
        Encoding coded = new Encoding(18, "medium", 96);
        Timeline film = film(30, 4, 3.2, 5, 12, 4.1);
        Path whole = folder.resolve("whole.mp4");
        films.render(film, folder, coded, whole, Progress.SILENT);

        Path joined = folder.resolve("joined.mp4");
        films.join(film, folder, coded, segments(film, coded), joined);

        assertThat(Files.size(joined)).isLessThanOrEqualTo(Files.size(whole) * 102 / 100);
    }

    /** Detail and even places, as a picture has them. */
    private static int hills(int x, int y) {
        int grain = (x / 3) * 73_856_093 ^ (y / 3) * 19_349_663;
        int light = (int) (90 + 60 * Math.sin(x / 31.0) * Math.cos(y / 47.0));
        int tone = y > 200 ? light + (grain & 31) : light;
        return 0xFF000000 | tone << 16 | (tone * 3 / 4) << 8 | (255 - tone);
    }

    private Path join(Timeline film) {
        Path mp4 = folder.resolve("joined.mp4");
        films.join(film, folder, CODED, segments(film, CODED), mp4);
        return mp4;
    }

    private List<Path> segments(Timeline film, Encoding coded) {
        List<Path> files = new ArrayList<>();
        for (Timeline segment : Segments.of(film)) {
            Path file = folder.resolve("segment-" + files.size() + ".mp4");
            films.segment(segment, folder, new StillCache(), coded, file, Progress.SILENT);
            files.add(file);
        }
        return files;
    }

    /** Clips of these lengths, each with two words and coming by another transition. */
    private static Timeline film(double rate, double... lengths) {
        Camera in = new Camera(new Camera.View(0.5, 0.5, 1), new Camera.View(0.45, 0.5, 0.8), Easing.LINEAR);
        Transition.Kind[] kinds = {Transition.Kind.CROSS_FADE, Transition.Kind.CUT, Transition.Kind.PUSH_LEFT};
        List<Clip> clips = new ArrayList<>();
        List<Captions.Word> words = new ArrayList<>();
        double at = 0;
        for (int i = 0; i < lengths.length; i++) {
            Transition entry =
                    i == 0 ? Transition.CUT : new Transition(kinds[i % 3], kinds[i % 3] == kinds[1] ? 0 : 0.2);
            double start = i == 0 ? 0 : at - entry.seconds() / 2;
            Layer layer = new Layer(i % 2 == 0 ? "a.png" : "b.png", 0, 0, 240, 432, 1, null);
            clips.add(new Clip("c" + i, start, at + lengths[i] + 0.1, 240, 432, List.of(layer), in, entry));
            words.add(new Captions.Word("Hello", at + 0.113, at + 0.213));
            words.add(new Captions.Word("there.", at + 0.213, at + 0.313));
            at += lengths[i];
        }
        Captions captions = new Captions("Wrap 1", Captions.Position.BOTTOM, "en", CueBuilder.cues(words));
        Overlay text = new Overlay.Text("Mark", 0.5, 0.9, Overlay.Place.TOP, 0.05, Overlay.Entrance.FADE);
        return new Timeline(new Canvas(160, 288, rate), at, clips, captions, List.of(), List.of(text));
    }
}
