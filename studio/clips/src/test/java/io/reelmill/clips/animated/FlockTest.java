package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Pixels.Bounds;
import io.reelmill.providers.picture.Look.Detail;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlockTest {

    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;

    @Test
    void shouldCrossTheSky() {
        List<Flock> flocks = Flock.of(1, 3, 0xFF000000);

        double way =
                middle(drawn(flocks, 3).visible()) - middle(drawn(flocks, 1).visible());

        assertThat(Math.abs(way)).isBetween(0.08 * WIDTH, 0.20 * WIDTH);
    }

    @Test
    void shouldBeatItsWings() {
        List<Flock> flocks = Flock.of(1, 3, 0xFF000000);

        // in a quarter of a beat they go some pixels on, and no wing is where it was
        assertThat(drawn(flocks, 1.15).argb()).isNotEqualTo(drawn(flocks, 1).argb());
        assertThat(height(drawn(flocks, 1.15))).isNotEqualTo(height(drawn(flocks, 1)));
    }

    @Test
    void shouldFlyWhereTheRichestLayersLeaveBirdsOut() {
        assertThat(DetailLevel.of("ultra").detail()).isEqualTo(Detail.LIVING);
        assertThat(DetailLevel.of("ultra").flocks()).isPositive();
    }

    private static Pixels drawn(List<Flock> flocks, double t) {
        try (Surface surface = Surface.makeRaster(Pixels.form(WIDTH, HEIGHT))) {
            flocks.forEach(flock -> flock.draw(surface.getCanvas(), t, WIDTH, HEIGHT, 0));
            return Pixels.of(surface);
        }
    }

    private static double middle(Bounds bounds) {
        return (bounds.left() + bounds.right()) / 2.0;
    }

    private static int height(Pixels pixels) {
        return pixels.visible().bottom() - pixels.visible().top();
    }
}
