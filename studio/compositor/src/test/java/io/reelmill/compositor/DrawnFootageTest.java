package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrawnFootageTest {

    private static final int WIDTH = 64;
    private static final int HEIGHT = 96;
    private static final Footage FROM_ONE = new Footage(1, 2, false);

    @TempDir
    Path folder;

    /** Files that are drawn as grey frames, the brighter the later; every row is one brighter than the one above. */
    public static final class Growing implements DrawnFootage.Format {

        @Override
        public String ending() {
            return ".growing";
        }

        @Override
        public DrawnFootage.Scene read(Path file) throws IOException {
            String[] size = Files.readString(file).split("x");
            return () -> new Grey(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
        }
    }

    private record Grey(int width, int height) implements DrawnFootage {

        @Override
        public void draw(double seconds, Frame target) {
            for (int i = 0; i < width * height; i++) {
                target.y().set(i % width, i / width, 16 + i / width * 96 / height + (int) Math.round(20 * seconds));
            }
            target.u().fill(128);
            target.v().fill(128);
        }

        @Override
        public void close() {
            // holds nothing
        }
    }

    @Test
    void shouldDrawTheMomentThatIsShown() throws IOException {
        Frame frame = painted(layer(WIDTH, HEIGHT, 0), 0.5);

        // half a second of the clip, at twice the speed, is a second after the first
        assertThat(frame.y().get(10, 0)).isEqualTo(16 + 40);
        assertThat(frame.y().get(10, 50)).isEqualTo(16 + 50 + 40);
    }

    @Test
    void shouldScaleWhatIsDrawnInAnotherSize() throws IOException {
        Frame frame = painted(layer(WIDTH / 2, HEIGHT / 2, 0), 0.5);

        assertThat(frame.y().get(10, 50)).isCloseTo(16 + 50 + 40, within(2));
    }

    @Test
    void shouldShowItMovedWhereItIsNotJustAsItIs() throws IOException {
        Frame frame = painted(layer(WIDTH, HEIGHT, -16), 0.5);

        assertThat(frame.y().get(10, 50)).isCloseTo(16 + 66 + 40, within(1));
    }

    @Test
    void shouldNotBeCopied() throws IOException {
        Timeline timeline = timeline(layer(WIDTH, HEIGHT, 0).playing(new Footage(0, 1, false)));

        assertThat(new FilmMaker().obstacle(timeline, folder)).hasValue("it is drawn");
    }

    @Test
    void shouldNameAFileThatIsMissing() throws IOException {
        Layer layer = layer(WIDTH, HEIGHT, 0).of("missing.growing");

        assertThatThrownBy(() -> painted(layer, 0))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("missing.growing");
    }

    private Layer layer(int width, int height, double y) throws IOException {
        Files.writeString(folder.resolve("a.growing"), width + "x" + height);
        return new Layer("a.growing", 0, y, WIDTH, HEIGHT, 1, null, FROM_ONE);
    }

    private Frame painted(Layer layer, double seconds) {
        Frame frame = new Frame(WIDTH, HEIGHT);
        try (FramePainter painter = new FramePainter(timeline(layer), folder, false, Runnable::run)) {
            painter.paint(seconds, frame);
        }
        return frame;
    }

    private static Timeline timeline(Layer layer) {
        Clip clip = new Clip(
                "clip", 0, 1, WIDTH, HEIGHT, List.of(layer), Camera.still(new View(0.5, 0.5, 1)), Transition.CUT);
        return new Timeline(new Canvas(WIDTH, HEIGHT, 10), 1, List.of(clip), Captions.none(), List.of());
    }
}
