package io.reelmill.clips.planar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Pixels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShearPainterTest {

    private static final int WIDTH = 120;
    private static final int HEIGHT = 96;

    private final PlanarCanvas canvas = new PlanarCanvas(WIDTH, HEIGHT, false);
    private final ShearPainter painter = new ShearPainter(canvas);
    /** A soft coloured ball with a hole. */
    private final Pixels ball = Drawn.picture(60, 60, (x, y) -> {
        double away = Math.hypot(x - 29.5, y - 29.5) / 25;
        double hole = Math.hypot(x - 38.5, y - 24.5) / 8;
        int a = (int) (255 * Math.max(0, Math.min(1, Math.min(3 - 3 * away, 3 * hole - 2))));
        return a << 24 | a * x / 60 << 16 | a * y / 60 << 8 | a / 2;
    });

    @ParameterizedTest
    @ValueSource(doubles = {0, 1.5, -3, 5, -8, 11})
    void shouldTurnAsSampleBySample(double turn) {
        Placement placement = new Placement(58.3, 60.7, 0.9, 66, 63, turn);

        Frame free = drawnFreely(placement, Lean.NONE);
        Frame sheared = drawn(placement, Lean.NONE, 1);

        assertThat(difference(sheared, free)).isLessThan(0.7);
        assertThat(middle(sheared)).isCloseTo(middle(free), within(0.15));
    }

    @Test
    void shouldBendAsSampleBySample() {
        Placement placement = new Placement(58.3, 60.7, 0.9, 66, 63, 0);
        Lean lean = share -> 9 * (1 - share) * (1 - share);

        assertThat(difference(drawn(placement, lean, 1), drawnFreely(placement, lean)))
                .isLessThan(0.7);
    }

    @Test
    void shouldLetWhatIsBehindShineThrough() {
        Placement placement = new Placement(60, 48, 0.5, 60, 60, 3);
        Frame whole = drawn(placement, Lean.NONE, 1);
        Frame half = drawn(placement, Lean.NONE, 0.5);

        for (int y = 0; y < HEIGHT; y++) {
            assertThat(half.y().get(50, y)).isCloseTo((whole.y().get(50, y) + 90) / 2, within(2));
        }
    }

    @Test
    void shouldDrawTheSameWhateverWasDrawnBefore() {
        Placement small = new Placement(40, 50, 0.5, 37, 41, -4);
        Frame first = drawn(small, Lean.NONE, 1);
        drawn(new Placement(60, 48, 0.5, 130, 120, 7), share -> 20 * share, 1);

        Frame again = drawn(small, Lean.NONE, 1);

        assertThat(difference(again, first)).isZero();
    }

    @Test
    void shouldDrawWhateverSizeTurnAndPlace() {
        ShearSprite sprite = new ShearSprite(ball);
        for (int i = 0; i < 2000; i++) {
            double size = 0.4 + i % 97 * 2.3;
            double turn = (i % 23 - 11) * ShearPainter.STEEPEST / 11;
            painter.draw(
                    sprite,
                    new Placement(i % 231 - 60.3, i % 189 - 52.7, i % 3 / 2.0, size, size * 1.3, turn),
                    share -> 5 * share,
                    1);
        }

        assertThat(middle(Drawn.frame(canvas))).isBetween(0.0, (double) WIDTH);
    }

    private Frame drawn(Placement placement, Lean lean, double opacity) {
        Drawn.fill(canvas, 90, 140);
        painter.draw(new ShearSprite(ball), placement, lean, opacity);
        return Drawn.frame(canvas);
    }

    private Frame drawnFreely(Placement placement, Lean lean) {
        Drawn.fill(canvas, 90, 140);
        new SpritePainter(canvas, true).draw(PlanarSprite.of(ball, false), placement, lean, 1);
        return Drawn.frame(canvas);
    }

    /** Mean of all planes. */
    private static double difference(Frame one, Frame other) {
        double sum = 0;
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            int x = i % WIDTH;
            int y = i / WIDTH;
            sum += Math.abs(one.y().get(x, y) - other.y().get(x, y));
            sum += Math.abs(one.u().get(x / 2, y / 2) - other.u().get(x / 2, y / 2)) / 4.0;
            sum += Math.abs(one.v().get(x / 2, y / 2) - other.v().get(x / 2, y / 2)) / 4.0;
        }
        return sum / (WIDTH * HEIGHT);
    }

    /** Mean x of what differs from the ground. */
    private static double middle(Frame frame) {
        double sum = 0;
        double all = 1e-9;
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            int off = Math.abs(frame.y().get(i % WIDTH, i / WIDTH) - 90);
            sum += off * (double) (i % WIDTH);
            all += off;
        }
        return sum / all;
    }
}
