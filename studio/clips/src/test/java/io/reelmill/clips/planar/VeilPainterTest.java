package io.reelmill.clips.planar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.plane.Frame;
import org.junit.jupiter.api.Test;

class VeilPainterTest {

    private final PlanarCanvas canvas = new PlanarCanvas(96, 60, false);
    private final VeilPainter painter = new VeilPainter(canvas);
    private final int width = VeilPainter.width(canvas);
    private final int height = VeilPainter.height(canvas);

    @Test
    void shouldCoverTheCanvasToItsEdges() {
        int[] argb = Drawn.picture(width, height, (x, y) -> 0x80808080).argb();
        Drawn.fill(canvas, 16, 128);

        painter.draw(argb);

        Frame frame = Drawn.frame(canvas);
        for (int y = 0; y < 60; y++) {
            for (int x = 0; x < 96; x++) {
                // half of white over black
                assertThat(frame.y().get(x, y)).as("%d,%d", x, y).isCloseTo(126, within(2));
            }
        }
    }

    @Test
    void shouldGrowSmoothlyFromSampleToSample() {
        int[] argb = Drawn.picture(width, height, (x, y) -> x == 5 && y == 3 ? 0xC0C0C0C0 : 0)
                .argb();
        Drawn.fill(canvas, 16, 128);

        painter.draw(argb);

        Frame frame = Drawn.frame(canvas);
        for (int x = 30; x < 60; x++) {
            assertThat(Math.abs(frame.y().get(x, 28) - frame.y().get(x + 1, 28)))
                    .isLessThan(28);
        }
        assertThat(frame.y().get(44, 28)).isGreaterThan(140);
        assertThat(frame.y().get(30, 28)).isEqualTo(16);
        assertThat(frame.y().get(44, 8)).isEqualTo(16);
    }

    @Test
    void shouldTintWithItsColour() {
        int[] argb = Drawn.picture(width, height, (x, y) -> 0x80800000).argb();
        Drawn.fill(canvas, 16, 128);

        painter.draw(argb);

        assertThat(Drawn.frame(canvas).v().get(20, 20)).isCloseTo(184, within(2));
    }
}
