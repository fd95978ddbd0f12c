package io.reelmill.compositor;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A moment of every transition, a little before its middle. */
class GoldenTransitionsTest {

    private static final int WIDTH = 108;
    private static final int HEIGHT = 192;
    private static final double MOMENT = 1.4;

    @ParameterizedTest
    @EnumSource(Transition.Kind.class)
    void shouldLookAsItDid(Transition.Kind kind, @TempDir Path folder) throws IOException {
        Pictures.png(
                folder.resolve("old.png"),
                WIDTH,
                HEIGHT,
                (x, y) -> 0xFF000000
                        | (40 + x * 180 / WIDTH) << 16
                        | (60 + y * 120 / HEIGHT) << 8
                        | (Math.hypot(x - 70, y - 60) < 24 ? 240 : 70));
        Pictures.png(
                folder.resolve("new.png"),
                WIDTH,
                HEIGHT,
                (x, y) -> (x / 18 + y / 18) % 2 == 0 ? 0xFF0E3B43 : 0xFF65C3B8);
        Transition entry = kind == Transition.Kind.CUT ? Transition.CUT : new Transition(kind, 1);
        Clip old = clip("old.png", 0, 2, Transition.CUT);
        Clip coming = clip("new.png", 1, 3, entry);
        Captions none = new Captions("Wrap 1", Captions.Position.BOTTOM, "en", List.of());
        Timeline timeline =
                new Timeline(new Canvas(WIDTH, HEIGHT, 30), 3, List.of(old, coming), none, List.of(), List.of());

        Frame frame = new Frame(WIDTH, HEIGHT);
        try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
            painter.paint(MOMENT, frame);
        }

        Golden.shouldLookAsItDid(
                "transition-" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'), frame);
    }

    private static Clip clip(String file, double start, double end, Transition entry) {
        Layer layer = new Layer(file, 0, 0, WIDTH, HEIGHT, 1, null);
        return new Clip(
                file, start, end, WIDTH, HEIGHT, List.of(layer), Camera.still(new Camera.View(0.5, 0.5, 1)), entry);
    }
}
