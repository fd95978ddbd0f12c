package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.still.StillCache;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is watched while a film is joined. */
class FragmentsTest {

    private static final int RATE = 25;
    private static final Encoding CODED = new Encoding(20, "veryfast", 96);

    private final FilmMaker films = new FilmMaker();

    @TempDir
    Path folder;

    @BeforeEach
    void drawPicture() throws IOException {
        Pictures.png(folder.resolve("a.png"), 240, 432, (x, y) -> 0xFF000000 | x << 16 | (y / 2) << 8 | 0x60);
    }

    @Test
    void shouldHandOverTheVeryPacketsOfTheFilm() throws IOException {
        Watcher watcher = new Watcher();
        Path film = join(watcher, 2.6, 5.2, 0.4, 3);

        assertThat(watcher.ended).isTrue();
        Path watched = file(watcher.head, watcher.fragments);
        for (boolean pictures : new boolean[] {true, false}) {
            try (Probe one = new Probe(film);
                    Probe other = new Probe(watched)) {
                assertThat(other.packets(pictures)).containsExactlyElementsOf(one.packets(pictures));
            }
        }
        assertThat(watcher.seconds.stream().mapToDouble(s -> s).sum()).isEqualTo(11.2, within(1e-6));
    }

    @Test
    void shouldBeginEachFragmentWithAKeyFrameAndCutNoneLongerThanItTells() throws IOException {
        Watcher watcher = new Watcher();
        join(watcher, 2.6, 5.2, 0.4, 3);

        assertThat(watcher.fragments).hasSizeGreaterThan(3);
        assertThat(watcher.seconds).allSatisfy(s -> assertThat(s).isBetween(0.04, (double) FragmentSink.MAX_SECONDS));
        for (int i = 0; i < watcher.fragments.size(); i++) {
            try (Probe alone = new Probe(file(watcher.head, List.of(watcher.fragments.get(i))))) {
                assertThat(alone.lumaOfAllFrames()).hasSize((int) Math.round(watcher.seconds.get(i) * RATE));
            }
        }
    }

    @Test
    void shouldHandOverASegmentBeforeTheNextOneIsThere() throws IOException {
        Watcher watcher = new Watcher();
        Timeline film = film(2, 2);
        List<Path> files = segments(film);
        List<Integer> handedOver = new ArrayList<>();
        Iterable<Path> asMade = () -> files.stream()
                .peek(file -> handedOver.add(watcher.fragments.size()))
                .iterator();

        films.join(film, folder, CODED, asMade, watcher, folder.resolve("film.mp4"));

        // the first clip gives two
        assertThat(handedOver).containsExactly(0, 1, 2);
    }

    @Test
    void shouldHandOverAFilmOfOneFrame() throws IOException {
        Watcher watcher = new Watcher();
        join(watcher, 1.0 / RATE);

        assertThat(watcher.seconds).containsExactly(1.0 / RATE);
        try (Probe watched = new Probe(file(watcher.head, watcher.fragments))) {
            assertThat(watched.lumaOfAllFrames()).hasSize(1);
        }
    }

    private Path join(FragmentSink watcher, double... lengths) {
        Timeline film = film(lengths);
        Path mp4 = folder.resolve("film.mp4");
        films.join(film, folder, CODED, segments(film), watcher, mp4);
        return mp4;
    }

    private List<Path> segments(Timeline film) {
        List<Path> files = new ArrayList<>();
        for (Timeline segment : Segments.of(film)) {
            Path file = folder.resolve("segment-" + files.size() + ".mp4");
            films.segment(segment, folder, new StillCache(), CODED, file, Progress.SILENT);
            files.add(file);
        }
        return files;
    }

    private Path file(byte[] head, List<byte[]> fragments) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(head);
        for (byte[] fragment : fragments) {
            all.write(fragment);
        }
        return Files.write(folder.resolve("watched.mp4"), all.toByteArray());
    }

    private static Timeline film(double... lengths) {
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        List<Clip> clips = new ArrayList<>();
        double at = 0;
        for (double length : lengths) {
            Layer picture = new Layer("a.png", 0, 0, 240, 432, 1, null);
            clips.add(new Clip("clip", at, at + length, 240, 432, List.of(picture), still, Transition.CUT));
            at += length;
        }
        return new Timeline(new Canvas(240, 432, RATE), at, clips, Captions.none(), List.of());
    }

    private static final class Watcher implements FragmentSink {

        private byte[] head;
        private final List<byte[]> fragments = new ArrayList<>();
        private final List<Double> seconds = new ArrayList<>();
        private boolean ended;

        @Override
        public void begin(byte[] bytes) {
            assertThat(fragments).isEmpty();
            head = bytes;
        }

        @Override
        public void fragment(byte[] bytes, double length) {
            fragments.add(bytes);
            seconds.add(length);
        }

        @Override
        public void end() {
            ended = true;
        }
    }
}
