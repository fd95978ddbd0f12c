package io.reelmill.compositor.footage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.FootageWriter;
import io.reelmill.compositor.still.Still;
import io.reelmill.timeline.Footage;
import io.reelmill.timeline.Footage.Round;
import java.nio.file.Path;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeamFinderTest {

    private static final int WIDTH = 128;
    private static final int HEIGHT = 96;
    private static final double RATE = 15;
    private static final double TURN = 2;

    @TempDir
    Path folder;

    private Path video;

    @BeforeEach
    void shouldHaveAFile() {
        video = folder.resolve("video.mp4");
    }

    @Test
    void shouldTurnWhereTheMotionMeetsItself() {
        // a disc that goes round every two seconds, cut off in the middle of a turn
        film(5.3, t -> 64 + 36 * Math.cos(2 * Math.PI * t / TURN), t -> 48 + 30 * Math.sin(2 * Math.PI * t / TURN));

        Round round = SeamFinder.find(video, 0).orElseThrow();

        double turns = (round.end() - round.start()) / TURN;
        assertThat(turns).isCloseTo(Math.round(turns), within(0.04));
        assertThat(round.fade()).isLessThan(0.2);
        assertThat(largestStep(new Footage(0, 1, true, round))).isLessThan(1.4 * largestStep(new Footage(0, 1, false)));
    }

    @Test
    void shouldGoBackSoftlyWhereNothingMeets() {
        film(6, t -> 12 + 17 * t, t -> 70 - 8 * t);

        Round round = SeamFinder.find(video, 0).orElseThrow();

        assertThat(round.fade()).isGreaterThan(1);
        assertThat(largestStep(new Footage(0, 1, true, round))).isLessThan(largestStep(new Footage(0, 1, true)) * 0.75);
    }

    @Test
    void shouldLeaveAloneWhatIsTooShortToTurn() {
        film(1, t -> 64, t -> 48);

        assertThat(SeamFinder.find(video, 0)).isEmpty();
    }

    private void film(double seconds, DoubleUnaryOperator x, DoubleUnaryOperator y) {
        try (FootageWriter writer = FootageWriter.open(video, WIDTH, HEIGHT, RATE);
                Surface surface = writer.surface();
                Paint disc = new Paint().setColor(0xFFF0E0C0)) {
            for (double t = 0; t < seconds; t += 1 / RATE) {
                Canvas canvas = surface.getCanvas();
                canvas.clear(0xFF203040);
                canvas.drawCircle((float) x.applyAsDouble(t), (float) y.applyAsDouble(t), 14, disc);
                writer.write(surface);
            }
            writer.finish();
        }
    }

    /** The largest mean change from one picture to the next, over eleven seconds. */
    private double largestStep(Footage footage) {
        double largest = 0;
        int[] before = null;
        try (FootagePlayer player = new FootagePlayer(video, footage)) {
            for (double t = 0; t < 11; t += 1 / RATE) {
                int[] now = samples(player.at(t));
                double change = 0;
                for (int i = 0; before != null && i < now.length; i++) {
                    change += Math.abs(now[i] - before[i]);
                }
                largest = Math.max(largest, change / now.length);
                before = now;
            }
        }
        return largest;
    }

    private static int[] samples(Still still) {
        int[] samples = new int[WIDTH * HEIGHT];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = still.y().get(i % WIDTH, i / WIDTH);
        }
        return samples;
    }
}
