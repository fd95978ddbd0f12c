package io.reelmill.compositor.encode;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.Encoding;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Canvas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmEncoderTest {

    private static final Canvas CANVAS = new Canvas(96, 64, 30);
    private static final int FRAMES = 75;
    private static final int NEVER_BEFORE_THE_END = FRAMES + 1;

    @TempDir
    Path folder;

    @Test
    void shouldMakeTheSameFilmHoweverLateItsSoundIsReady() throws IOException {
        byte[] atOnce = film(0);

        assertThat(film(1)).isEqualTo(atOnce);
        assertThat(film(50)).isEqualTo(atOnce);
        assertThat(film(NEVER_BEFORE_THE_END)).isEqualTo(atOnce);
    }

    @Test
    void shouldReadAFrameBeforeItIsDrawnAnew() throws IOException {
        byte[] eachInItsOwnMemory = film("each.mp4", 0, FRAMES);

        assertThat(film("two.mp4", 0, 2)).isEqualTo(eachInItsOwnMemory);
        assertThat(film("one.mp4", 0, 1)).isEqualTo(eachInItsOwnMemory);
    }

    private byte[] film(int silentFrames) throws IOException {
        return film("film-" + silentFrames + ".mp4", silentFrames, 1);
    }

    /** @param buffers how many frames go round, each overdrawn as soon as it is sent */
    private byte[] film(String name, int silentFrames, int buffers) throws IOException {
        Path mp4 = folder.resolve(name);
        List<NativeFrame> frames = Stream.generate(() -> new NativeFrame(CANVAS.width(), CANVAS.height()))
                .limit(buffers)
                .toList();
        try (FilmEncoder encoder = new FilmEncoder(CANVAS, FRAMES, Encoding.DEFAULT, new Tone(silentFrames), mp4)) {
            for (int i = 0; i < FRAMES; i++) {
                NativeFrame frame = frames.get(i % buffers);
                draw(i, frame.frame());
                encoder.send(frame);
                if (buffers < FRAMES) {
                    frame.frame().whiten(256);
                }
            }
            encoder.finish();
        } finally {
            frames.forEach(NativeFrame::close);
        }
        assertThat(files()).as("what has waited is cleared away").contains(mp4).noneMatch(FilmEncoderTest::waiting);
        return Files.readAllBytes(mp4);
    }

    private static void draw(int number, Frame frame) {
        frame.blacken();
        for (int y = 0; y < CANVAS.height(); y++) {
            frame.y().set(number, y, 16 + (7 * number + 13 * y) % 200);
        }
    }

    private static boolean waiting(Path file) {
        return file.toString().endsWith("waiting");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /** Is ready when it was asked for often enough; once, before the first frame, it is asked in any case. */
    private static final class Tone implements SoundSource {

        private int left;
        private int position;

        Tone(int left) {
            this.left = left;
        }

        @Override
        public boolean ready() {
            return left-- <= 0;
        }

        @Override
        public int read(float[] left, float[] right) {
            for (int i = 0; i < left.length; i++, position++) {
                left[i] = (float) (0.2 * Math.sin(0.05 * position));
                right[i] = left[i];
            }
            return left.length;
        }

        @Override
        public void close() {}
    }
}
