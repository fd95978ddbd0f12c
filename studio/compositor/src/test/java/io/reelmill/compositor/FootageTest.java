package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.scene.FramePainter;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Overlay.Entrance;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clips whose brightness tells which frame is seen: frame n is a grey of 20 + 4n. */
class FootageTest {

    private static final Canvas CANVAS = new Canvas(96, 160, 30);
    private static final int FRAMES = 45;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"0, 0", "0.5, 15", "1.0, 30", "0.2, 6", "1.49, 44", "9, 44"})
    void shouldReadTheFrameThatIsSeenAtAMoment(double seconds, int frame) {
        Path clip = greys("clip.mp4");

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.seconds()).isCloseTo(1.5, within(0.01));
            assertThat(reader.frame(seconds + 0.001).argb()[50] & 255).isCloseTo(20 + 4 * frame, within(2));
        }
    }

    /** As a segment of a long clip is begun. */
    @ParameterizedTest
    @CsvSource({"1.6, 48", "2.5, 75", "4.9, 147"})
    void shouldBeginLateInAClipWithTheFrameThatIsSeenThere(double seconds, int frame) {
        Path clip = folder.resolve("long.mp4");
        try (FootageWriter writer = FootageWriter.open(clip, 96, 160, 30)) {
            for (int i = 0; i < 150; i++) {
                int[] pixels = new int[96 * 160];
                Arrays.fill(pixels, 0xFF000000 | (20 + i) * 0x10101);
                writer.write(pixels);
            }
            writer.finish();
        }

        try (FootageReader reader = FootageReader.open(clip)) {
            assertThat(reader.frame(seconds + 0.001).argb()[50] & 255).isCloseTo(20 + frame, within(2));
        }
    }

    @Test
    void shouldPlayInTimeWithTheClip() {
        greys("clip.mp4");
        Timeline timeline = timeline(new Footage(0.5, 1, false), List.of());

        assertThat(greyAt(timeline, 0)).isCloseTo(frame(15), within(2));
        assertThat(greyAt(timeline, 0.5)).isCloseTo(frame(30), within(2));
    }

    @Test
    void shouldHoldTheLastFrameOrBeginAgain() {
        greys("clip.mp4");

        assertThat(greyAt(timeline(new Footage(0, 1, false), List.of()), 3)).isCloseTo(frame(44), within(2));
        // a round is 1.1 s, for 0.4 s of the end lie over the beginning
        assertThat(greyAt(timeline(new Footage(0, 1, true), List.of()), 1.1 + 0.8))
                .isCloseTo(frame(24), within(3));
        assertThat(greyAt(timeline(new Footage(0, 1, true), List.of()), 1.1 + 0.2))
                .isBetween(frame(6), frame(39));
    }

    @Test
    void shouldPlaySlowerWhenAsked() {
        greys("clip.mp4");

        assertThat(greyAt(timeline(new Footage(0, 0.5, false), List.of()), 1)).isCloseTo(frame(15), within(2));
    }

    @Test
    void shouldShowAVideoThatDoesNotFillTheFrameInItsPlaceOnly() throws IOException {
        greys("clip.mp4");
        Pictures.plain(folder.resolve("back.png"), 96, 160, 0xFF000000);
        Clip clip = new Clip(
                "c",
                0,
                2,
                96,
                160,
                List.of(
                        new Layer("back.png", 0, 0, 96, 160, 1, null),
                        new Layer("clip.mp4", 10, 40, 76, 80, 1, null, new Footage(0.5, 1, false))),
                Camera.still(new Camera.View(0.5, 0.5, 1)),
                Transition.CUT);
        Frame frame = paint(new Timeline(CANVAS, 2, List.of(clip), Captions.none(), List.of()), 0);

        assertThat(frame.y().get(48, 80)).isCloseTo(luma(frame(15)), within(2));
        assertThat(frame.y().get(4, 80)).isEqualTo(16);
        assertThat(frame.y().get(48, 30)).isEqualTo(16);
        assertThat(frame.y().get(92, 80)).isEqualTo(16);
    }

    @Test
    void shouldLeaveNoFileOfAClipThatWasNotFinished() {
        Path clip = folder.resolve("half.mp4");
        try (FootageWriter writer = FootageWriter.open(clip, 96, 160, 30)) {
            writer.write(new int[96 * 160]);
        }

        assertThat(Files.exists(clip)).isFalse();
    }

    @Test
    void shouldNameAClipWhoseVideoIsMissing() {
        Timeline timeline = timeline(new Footage(0, 1, false), List.of());

        assertThatThrownBy(() -> greyAt(timeline, 0))
                .isInstanceOf(RenderException.class)
                .hasMessageContaining("clip.mp4")
                .hasMessageContaining("missing");
    }

    @Test
    void shouldLayAHalfOpaqueMarkOverThePicture() throws IOException {
        greys("clip.mp4");
        Pictures.plain(folder.resolve("mark.png"), 32, 32, 0xFFFFFFFF);
        Overlay mark = new Overlay.Image("mark.png", 0.2, 3, 60, 8, 32, 32, 0.5, Entrance.NONE, null);
        Timeline timeline = timeline(new Footage(0, 1, false), List.of(mark));

        assertThat(paint(timeline, 0.1).y().get(76, 24)).isCloseTo(luma(frame(3)), within(2));
        Frame marked = paint(timeline, 0.5);
        assertThat(marked.y().get(76, 24)).isCloseTo((235 + luma(frame(15))) / 2, within(3));
        assertThat(marked.y().get(20, 100)).isCloseTo(luma(frame(15)), within(2));
    }

    @Test
    void shouldRestBetweenTheStepsOfWhatIsMovedByHand() {
        greys("clip.mp4");
        Layer layer = new Layer("clip.mp4", 0, 0, 96, 160, 1, null, new Footage(0, 1, false));
        Camera camera = Camera.still(new Camera.View(0.5, 0.5, 1));
        Clip clip = new Clip("c", 0, 2, 96, 160, List.of(layer), camera, Transition.CUT, 10);
        Timeline timeline = new Timeline(CANVAS, 2, List.of(clip), Captions.none(), List.of());

        assertThat(greyAt(timeline, 0.53)).isEqualTo(greyAt(timeline, 0.59));
        assertThat(greyAt(timeline, 0.63)).isNotEqualTo(greyAt(timeline, 0.59));
    }

    private Path greys(String name) {
        Path file = folder.resolve(name);
        int[] argb = new int[96 * 160];
        try (FootageWriter writer = FootageWriter.open(file, 96, 160, 30)) {
            for (int i = 0; i < FRAMES; i++) {
                Arrays.fill(argb, 0xFF000000 | frame(i) * 0x010101);
                writer.write(argb);
            }
            writer.finish();
        }
        return file;
    }

    private static int frame(int number) {
        return 20 + 4 * number;
    }

    private static int luma(int grey) {
        return (int) Math.round(16 + grey * 219 / 255.0);
    }

    private static Timeline timeline(Footage footage, List<Overlay> overlays) {
        Layer layer = new Layer("clip.mp4", 0, 0, 96, 160, 1, null, footage);
        Camera camera = Camera.still(new Camera.View(0.5, 0.5, 1));
        Clip clip = new Clip("c", 0, 4, 96, 160, List.of(layer), camera, Transition.CUT);
        return new Timeline(CANVAS, 4, List.of(clip), Captions.none(), List.of(), overlays);
    }

    private int greyAt(Timeline timeline, double seconds) {
        return (int) Math.round((paint(timeline, seconds).y().get(48, 80) - 16) * 255 / 219.0);
    }

    private Frame paint(Timeline timeline, double seconds) {
        Frame frame = new Frame(96, 160);
        try (FramePainter painter = new FramePainter(timeline, folder, false, Runnable::run)) {
            painter.paint(seconds, frame);
        }
        return frame;
    }
}
