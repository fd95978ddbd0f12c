package io.reelmill.compositor.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.Pictures;
import io.reelmill.compositor.RenderException;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FramePainterTest {

    private static final Canvas CANVAS = new Canvas(96, 160, 30);
    private static final Camera STILL = Camera.still(new Camera.View(0.5, 0.5, 1));

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        // ITU-R BT.709 limited range of full-range sRGB patches
        "000000, 16, 128, 128",
        "FFFFFF, 235, 128, 128",
        "FF0000, 63, 102, 240",
        "00FF00, 173, 42, 26",
        "0000FF, 32, 240, 118",
        "808080, 126, 128, 128",
        "E5173F, 76, 125, 217"
    })
    void shouldUseColoursOfBt709LimitedRange(String rgb, int y, int u, int v) throws IOException {
        Pictures.plain(folder.resolve("a.png"), 144, 240, 0xFF000000 | Integer.parseInt(rgb, 16));
        Frame frame = paint(timeline(clip("a.png", 0, 2, Transition.CUT)), 1);
        assertThat(frame.y().get(50, 80)).isCloseTo(y, within(1));
        assertThat(frame.u().get(25, 40)).isCloseTo(u, within(1));
        assertThat(frame.v().get(25, 40)).isCloseTo(v, within(1));
    }

    @Test
    void shouldPutChromaWhereLumaIs() throws IOException {
        Pictures.png(folder.resolve("a.png"), 144, 240, (x, y) -> x < 72 ? 0xFF0000FF : 0xFFFFFF00);
        Frame frame = paint(timeline(clip("a.png", 0, 2, Transition.CUT)), 1);
        // the edge is in the middle of the canvas, at luma 48.0: chroma 23 lies at 46.5, chroma 24 at 48.5
        assertThat(frame.u().get(22, 40)).isGreaterThan(230);
        assertThat(frame.u().get(25, 40)).isLessThan(26);
        assertThat(frame.y().get(46, 80)).isLessThan(40);
        assertThat(frame.y().get(49, 80)).isGreaterThan(210);
    }

    @Test
    void shouldShowHalfOfEachInTheMiddleOfACrossFade() throws IOException {
        Frame frame = paint(dissolving(Transition.Kind.CROSS_FADE), 1 - 0.5 / 30);
        assertThat(frame.y().get(40, 80)).isCloseTo((16 + 235) / 2, within(2));
    }

    @ParameterizedTest
    @CsvSource({"PUSH_LEFT, 90, 80, 5, 80", "PUSH_UP, 48, 150, 48, 8", "WIPE, 5, 80, 90, 80"})
    void shouldBringTheNewPictureFromItsSide(Transition.Kind kind, int newX, int newY, int oldX, int oldY)
            throws IOException {
        Frame frame = paint(dissolving(kind), 1 - 0.5 / 30);
        assertThat(frame.y().get(newX, newY)).isGreaterThan(220);
        assertThat(frame.y().get(oldX, oldY)).isLessThan(30);
    }

    @ParameterizedTest
    @EnumSource(
            value = Transition.Kind.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CUT", "FLASH", "GLITCH"})
    void shouldGoFromTheOldPictureToTheNewWithoutGoingBack(Transition.Kind kind) throws IOException {
        Timeline timeline = dissolving(kind);
        double before = -1;
        for (int i = 20; i < 41; i++) {
            Frame frame = paint(timeline, i / 30.0);
            double mean = mean(frame);
            assertThat(mean).isGreaterThanOrEqualTo(before);
            before = mean;
            if (i == 20) {
                assertThat(mean).isCloseTo(16, within(1.0));
            }
        }
        assertThat(before).isCloseTo(235, within(1.0));
    }

    @Test
    void shouldShowTheBackdropThroughATransparentLayer() throws IOException {
        Pictures.plain(folder.resolve("a.png"), 144, 240, 0xFF000000);
        Pictures.plain(folder.resolve("half.png"), 60, 60, 0x80808080);
        Clip clip = new Clip(
                "c",
                0,
                2,
                144,
                240,
                List.of(layer("a.png"), new Layer("half.png", 42, 90, 60, 60, 1, null)),
                STILL,
                Transition.CUT);
        Frame frame = paint(timeline(clip), 1);
        assertThat(frame.y().get(48, 80)).isCloseTo(16 + 219 * 128 / 255, within(2));
        assertThat(frame.u().get(24, 40)).isCloseTo(128, within(1));
        assertThat(frame.y().get(10, 80)).isEqualTo(16);
    }

    @Test
    void shouldMoveSoftEdgesOfAnOpaqueCardByFractionsOfAPixel() throws IOException {
        Pictures.plain(folder.resolve("a.png"), 144, 240, 0xFF000000);
        Pictures.plain(folder.resolve("card.png"), 60, 60, 0xFFFFFFFF);
        double before = 0;
        for (int i = 0; i < 30; i++) {
            Layer card = new Layer("card.png", 42 + i * 0.05, 90, 60, 60, 1, null);
            Clip clip = new Clip("c", 0, 2, 144, 240, List.of(layer("a.png"), card), STILL, Transition.CUT);
            Frame frame = paint(timeline(clip), 1);
            double sum = 0;
            double weighted = 0;
            for (int x = 0; x < 96; x++) {
                sum += frame.y().get(x, 80) - 16;
                weighted += x * (frame.y().get(x, 80) - 16);
            }
            double centre = weighted / sum;
            // the card's middle, in pixels of the canvas; a hard edge stays put within a fifth of a pixel
            assertThat(centre).isCloseTo((72 + i * 0.05) / 1.5 - 0.5, within(0.09));
            assertThat(centre).isGreaterThan(before - 0.01);
            before = centre;
        }
    }

    @Test
    void shouldMoveNearLayersMoreThanFarOnes() throws IOException {
        Pictures.plain(folder.resolve("a.png"), 144, 240, 0xFF000000);
        Pictures.plain(folder.resolve("card.png"), 10, 10, 0xFFFFFFFF);
        Camera pan = new Camera(new Camera.View(0.4, 0.5, 0.6), new Camera.View(0.6, 0.5, 0.6), Easing.LINEAR);
        double[] moved = new double[2];
        for (int k = 0; k < 2; k++) {
            Layer card = new Layer("card.png", 67, 115, 10, 10, k == 0 ? 0.5 : 1.5, null);
            Clip clip = new Clip("c", 0, 2, 144, 240, List.of(layer("a.png"), card), pan, Transition.CUT);
            moved[k] = brightest(paint(timeline(clip), 0)) - brightest(paint(timeline(clip), 2));
        }
        assertThat(moved[1]).isCloseTo(3 * moved[0], within(2.0));
        assertThat(moved[0]).isGreaterThan(5);
    }

    @Test
    void shouldMoveAViewBeyondTheStageBack() throws IOException {
        Pictures.png(folder.resolve("a.png"), 144, 240, (x, y) -> x >= 142 ? 0xFFFFFFFF : 0xFF000000);
        Camera beyond = Camera.still(new Camera.View(1.4, 0.5, 0.5));
        Clip clip = new Clip("c", 0, 2, 144, 240, List.of(layer("a.png")), beyond, Transition.CUT);
        Frame frame = paint(timeline(clip), 1);
        assertThat(frame.y().get(95, 80)).isGreaterThan(230);
        assertThat(frame.y().get(90, 80)).isLessThan(30);
    }

    @Test
    void shouldBeBlackWithoutClips() {
        Frame frame = paint(timeline(), 0);
        assertThat(frame.y().get(3, 3)).isEqualTo(16);
        assertThat(frame.u().get(3, 3)).isEqualTo(128);
    }

    @Test
    void shouldNameAMissingOrBrokenLayerWithItsClip() throws IOException {
        assertThatThrownBy(() -> paint(timeline(clip("gone.png", 0, 2, Transition.CUT)), 0))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("clip c0")
                .hasMessageContaining("gone.png");
        Files.writeString(folder.resolve("text.png"), "not a picture");
        assertThatThrownBy(() -> paint(timeline(clip("text.png", 0, 2, Transition.CUT)), 0))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("clip c0")
                .hasMessageContaining("text.png");
    }

    private Timeline dissolving(Transition.Kind kind) throws IOException {
        Pictures.plain(folder.resolve("black.png"), 144, 240, 0xFF000000);
        Pictures.plain(folder.resolve("white.png"), 144, 240, 0xFFFFFFFF);
        Clip first = clip("black.png", 0, 1.3, Transition.CUT);
        Clip second = clip("white.png", 0.7, 2, new Transition(kind, 0.6));
        return timeline(first, second);
    }

    private static double brightest(Frame frame) {
        double sum = 0;
        double weighted = 0;
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                sum += frame.y().get(x, y) - 16;
                weighted += x * (double) (frame.y().get(x, y) - 16);
            }
        }
        return weighted / sum;
    }

    private static double mean(Frame frame) {
        double sum = 0;
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                sum += frame.y().get(x, y);
            }
        }
        return sum / frame.height() / frame.width();
    }

    private Frame paint(Timeline timeline, double seconds) {
        Frame frame = new Frame(CANVAS.width(), CANVAS.height());
        new FramePainter(timeline, folder, false, Runnable::run).paint(seconds, frame);
        return frame;
    }

    private static Timeline timeline(Clip... clips) {
        return new Timeline(CANVAS, 2, List.of(clips), Captions.none(), List.of());
    }

    private static Clip clip(String file, double start, double end, Transition entry) {
        return new Clip("c" + (int) start, start, end, 144, 240, List.of(layer(file)), STILL, entry);
    }

    private static Layer layer(String file) {
        return new Layer(file, 0, 0, 144, 240, 1, null);
    }
}
