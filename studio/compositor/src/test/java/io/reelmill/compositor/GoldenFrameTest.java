package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A frame with everything in it looks as the one that was once looked at and found good. After a wanted change, look at
 * {@code target/golden/frame.png} and copy it over the resource.
 */
class GoldenFrameTest {

    private static final Canvas CANVAS = new Canvas(216, 384, 30);

    @Test
    void shouldLookAsItDid(@TempDir Path folder) throws IOException {
        Golden.shouldLookAsItDid("frame", paint(folder));
    }

    @Test
    void shouldNoticeASmallElementThatVanished(@TempDir Path folder) throws IOException {
        Frame frame = paint(folder);
        // twelve pixels of the ball, a sixteen-hundredth of the frame
        for (int y = 0; y < 12; y++) {
            for (int x = 0; x < 12; x++) {
                frame.y().set(100 + x, 160 + y, 16);
            }
        }

        assertThatThrownBy(() -> Golden.shouldLookAsItDid("frame", frame)).isInstanceOf(AssertionError.class);
    }

    private static Frame paint(Path folder) throws IOException {
        Pictures.png(folder.resolve("a.png"), 324, 576, (x, y) -> 0xFF000000 | (x * 255 / 323) << 16 | y * 200 / 575);
        Pictures.png(folder.resolve("b.png"), 324, 576, (x, y) -> (x / 27 + y / 27) % 2 == 0 ? 0xFF1B4D5C : 0xFF2F7F86);
        Pictures.png(folder.resolve("ball.png"), 200, 200, (x, y) -> {
            double r = Math.hypot(x - 99.5, y - 99.5);
            int a = (int) Math.min(255, Math.max(0, (95 - r) * 40));
            return a << 24 | a * 240 / 255 << 16 | a * 180 / 255 << 8 | a * 60 / 255;
        });
        Camera in = new Camera(new Camera.View(0.5, 0.5, 1), new Camera.View(0.6, 0.4, 0.7), Easing.IN_OUT);
        Layer ball = new Layer("ball.png", 62, 130, 200, 200, 1.4, new Layer.Sway(5, 8, 3, 0.3));
        Clip first = new Clip("a", 0, 2.4, 324, 576, List.of(layer("a.png"), ball), in, Transition.CUT);
        Transition wipe = new Transition(Transition.Kind.WIPE, 0.6);
        Clip second = new Clip("b", 1.8, 4, 324, 576, List.of(layer("b.png")), in, wipe);
        List<Captions.Word> words =
                List.of(new Captions.Word("Golden", 1.5, 1.9), new Captions.Word("frame", 1.9, 2.4));
        Captions captions =
                new Captions("Wrap 1", Captions.Position.BOTTOM, "en", List.of(new Captions.Cue(1.5, 2.5, words)));
        Timeline timeline = new Timeline(CANVAS, 4, List.of(first, second), captions, List.of());

        Frame frame = new Frame(CANVAS.width(), CANVAS.height());
        new FramePainter(timeline, folder, false, Runnable::run).paint(2.1, frame);
        try (CaptionWriter writer = new CaptionWriter(captions, CANVAS)) {
            writer.write(2.1, frame);
        }
        return frame;
    }

    private static Layer layer(String file) {
        return new Layer(file, 0, 0, 324, 576, 1, null);
    }
}
