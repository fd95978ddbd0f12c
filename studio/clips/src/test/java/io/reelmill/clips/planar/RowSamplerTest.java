package io.reelmill.clips.planar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Pixels;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class RowSamplerTest {

    private final PlanarCanvas canvas = new PlanarCanvas(80, 48, false);
    private final RowSampler sampler = new RowSampler(canvas, true);
    /** Brighter to the right. */
    private final Pixels across = Drawn.picture(160, 96, (x, y) -> 0xFF000000 | x << 16 | x << 8 | x);
    /** Brighter below. */
    private final Pixels down = Drawn.picture(160, 96, (x, y) -> 0xFF000000 | y << 16 | y << 8 | y);

    @Test
    void shouldShowEachRowFromAPlaceOfItsOwn() {
        Frame frame = drawn(across, y -> y + 10, source -> source / 2, 1);

        for (int y = 0; y < 48; y++) {
            assertThat(frame.y().get(40, y)).as("row %d", y).isCloseTo(level(40 + (y + 10.5) / 2), within(2));
        }
    }

    @Test
    void shouldScaleAlongTheRows() {
        Frame frame = drawn(across, y -> y, source -> 20, 1.5);

        assertThat(frame.y().get(0, 5)).isCloseTo(level(20.25), within(1));
        assertThat(frame.y().get(79, 5)).isCloseTo(level(20 + 79.5 * 1.5 - 0.5), within(1));
    }

    @Test
    void shouldSkipRowsThatAreHidden() {
        Frame frame = drawn(down, y -> y < 24 ? y : y + 40, source -> 0, 1);

        assertThat(frame.y().get(8, 20)).isCloseTo(level(20), within(1));
        assertThat(frame.y().get(8, 30)).isCloseTo(level(70), within(1));
    }

    @Test
    void shouldGoOnWithTheEdgeBeyondThePicture() {
        Frame frame = drawn(across, y -> y + 70, source -> 120, 1);

        assertThat(frame.y().get(79, 47)).isCloseTo(level(159), within(1));
        assertThat(frame.y().get(0, 47)).isCloseTo(level(120), within(1));
    }

    private Frame drawn(Pixels pixels, DoubleUnaryOperator source, DoubleUnaryOperator start, double step) {
        sampler.draw(new PlanarPicture(pixels, false), new RowSampler.Rows() {
            @Override
            public double source(double y) {
                return source.applyAsDouble(y);
            }

            @Override
            public double start(double at) {
                return start.applyAsDouble(at);
            }

            @Override
            public double step(double at) {
                return step;
            }
        });
        return Drawn.frame(canvas);
    }

    private static int level(double grey) {
        return (int) Math.round(16 + grey * 219 / 255);
    }
}
