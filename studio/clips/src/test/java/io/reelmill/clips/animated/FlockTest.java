package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.clips.planar.PlanarCanvas;
import io.reelmill.clips.planar.SpritePainter;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.providers.picture.Look.Detail;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlockTest {

    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    @Test
    void shouldCrossTheSky() {
        List<Flock> flocks = Flock.of(1, 3, 0xFF000000, false);

        double way = middle(drawn(flocks, 3)) - middle(drawn(flocks, 1));

        assertThat(Math.abs(way)).isBetween(0.08 * WIDTH, 0.20 * WIDTH);
    }

    @Test
    void shouldBeatItsWings() {
        List<Flock> flocks = Flock.of(1, 3, 0xFF000000, false);

        // in a quarter of a beat they go some pixels on, and no wing is where it was
        assertThat(bounds(drawn(flocks, 1.15))).isNotEqualTo(bounds(drawn(flocks, 1)));
    }

    @Test
    void shouldFlyWhereTheRichestLayersLeaveBirdsOut() {
        assertThat(DetailLevel.of("ultra").detail()).isEqualTo(Detail.LIVING);
        assertThat(DetailLevel.of("ultra").flocks()).isPositive();
    }

    /** Black birds before what is blacker. */
    private static Frame drawn(List<Flock> flocks, double t) {
        PlanarCanvas canvas = new PlanarCanvas(WIDTH, HEIGHT, false);
        SpritePainter painter = new SpritePainter(canvas, true);
        flocks.forEach(flock -> flock.draw(painter, t, WIDTH, HEIGHT, 0));
        Frame frame = new Frame(WIDTH, HEIGHT);
        canvas.show(frame);
        return frame;
    }

    private static double middle(Frame frame) {
        List<Integer> bounds = bounds(frame);
        return (bounds.get(0) + bounds.get(1)) / 2.0;
    }

    /** Left, right, top and bottom of what was drawn. */
    private static List<Integer> bounds(Frame frame) {
        int left = WIDTH;
        int right = 0;
        int top = HEIGHT;
        int bottom = 0;
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            if (frame.y().get(i % WIDTH, i / WIDTH) > 0) {
                left = Math.min(left, i % WIDTH);
                right = Math.max(right, i % WIDTH);
                top = Math.min(top, i / WIDTH);
                bottom = i / WIDTH;
            }
        }
        return List.of(left, right, top, bottom);
    }
}
