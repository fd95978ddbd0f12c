package io.reelmill.compositor;

import io.reelmill.compositor.caption.CaptionWriter;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Position;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.timeline.Overlay.Place;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that lies over the pictures, in a moment of its time. */
class GoldenOverlaysTest {

    private static final Canvas CANVAS = new Canvas(216, 384, 30);
    private static final double MOMENT = 1;

    @TempDir
    Path folder;

    @BeforeEach
    void shouldHavePicturesAndSound() throws IOException {
        Pictures.png(
                folder.resolve("ground.png"),
                216,
                384,
                (x, y) -> 0xFF000000 | (30 + y * 60 / 384) << 16 | (50 + y * 70 / 384) << 8 | (90 + x * 60 / 216));
        Pictures.png(folder.resolve("mark.png"), 80, 80, (x, y) -> {
            int a = (int) Math.min(255, Math.max(0, (38 - Math.hypot(x - 39.5, y - 39.5)) * 60));
            return a << 24 | a << 16 | a * 120 / 255 << 8 | a * 40 / 255;
        });
        float[] tone = new float[2 * 48_000];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.6 * Math.sin(i * 0.05) * (0.5 + 0.5 * Math.sin(i * 0.0007)));
        }
        WavWriter.write(folder.resolve("tone.wav"), new WavFormat(48_000, 1, WavFormat.Encoding.PCM_16), tone);
    }

    @Test
    void shouldLayAnImageOver() throws IOException {
        look("overlay-image", new Overlay.Image("mark.png", 0, 2, 20, 40, 120, 120, 0.8, Entrance.FADE, null));
    }

    @Test
    void shouldWriteALineOfText() throws IOException {
        look("overlay-text", new Overlay.Text("Golden hour", 0, 2, Place.TOP, 0.08, Entrance.NONE));
    }

    @Test
    void shouldWriteAMarkIntoTheCorner() throws IOException {
        look("overlay-corner", new Overlay.Text("SANDBOX", 0, 2, Place.TOP_LEFT, 0.06, Entrance.NONE));
    }

    @Test
    void shouldDrawTheWaveOfASound() throws IOException {
        look("overlay-wave", new Overlay.Wave("tone.wav", 0, 0, 2, 18, 200, 180, 80, 0xFFD060));
    }

    @Test
    void shouldCountDown() throws IOException {
        look("overlay-countdown", new Overlay.Countdown(0, 3, 108, 150, 110, 0xFF5A5F));
    }

    @Test
    void shouldShowHowMuchHasPassed() throws IOException {
        look("overlay-progress", new Overlay.ProgressBar(0, 2, 12, 0x4ADE80));
    }

    @ParameterizedTest
    @EnumSource(Position.class)
    void shouldWriteCaptionsWithTheSpokenWordSetOff(Position position) throws IOException {
        List<Captions.Word> words = List.of(new Captions.Word("What", 0.5, 0.9), new Captions.Word("shines", 0.9, 1.4));
        Captions captions = new Captions("Wrap 1", position, "en", List.of(new Captions.Cue(0.5, 1.5, words)));
        Frame frame = painted(captions, List.of());
        try (CaptionWriter writer = new CaptionWriter(captions, CANVAS)) {
            writer.write(MOMENT, frame);
        }
        Golden.shouldLookAsItDid("captions-" + position.name().toLowerCase(Locale.ROOT), frame);
    }

    private void look(String name, Overlay overlay) throws IOException {
        Captions none = new Captions("Wrap 1", Position.BOTTOM, "en", List.of());
        Golden.shouldLookAsItDid(name, painted(none, List.of(overlay)));
    }

    private Frame painted(Captions captions, List<Overlay> overlays) {
        Layer ground = new Layer("ground.png", 0, 0, 216, 384, 1, null);
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        Clip clip = new Clip("ground", 0, 2, 216, 384, List.of(ground), still, Transition.CUT);
        Timeline timeline = new Timeline(CANVAS, 2, List.of(clip), captions, List.of(), overlays);
        Frame frame = new Frame(CANVAS.width(), CANVAS.height());
        try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
            painter.paint(MOMENT, frame);
        }
        return frame;
    }
}
