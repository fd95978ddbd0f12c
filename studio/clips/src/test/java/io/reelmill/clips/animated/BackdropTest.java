package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.colour.Tones.Hour;
import io.reelmill.illustrator.scene.Place;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BackdropTest {

    private static final int WIDTH = 90;
    private static final int HEIGHT = 160;
    private static final double STAGE_WIDTH = WIDTH * 1.2;
    private static final double STAGE_HEIGHT = HEIGHT * 1.2;
    private static final double HORIZON = STAGE_HEIGHT * 0.55;
    private static final int PAINTED = 0xFF336699;

    /** Ground that ends shortly below the horizon comes near so quickly that it folds over under a camera that rises. */
    @ParameterizedTest
    @EnumSource(
            value = Place.class,
            names = {"FIELD", "SEA", "UNDERWATER", "MOUNTAINS"})
    void shouldCoverTheFrameHoweverSoonTheGroundComesNear(Place place) {
        for (int way : new int[] {1, 3, 6, 12, 40}) {
            for (long seed = 1; seed <= 12; seed++) {
                assertCovered(place, way, seed);
            }
        }
    }

    private static void assertCovered(Place place, int way, long seed) {
        SceneSetting setting = new SceneSetting(place, Hour.DAY, "", HORIZON, HORIZON + way, 0, 0, 0, 0, List.of());
        SceneCamera sceneCamera = new SceneCamera(WIDTH, HEIGHT, STAGE_WIDTH, STAGE_HEIGHT, 4, seed);
        try (Image image = plain();
                Backdrop backdrop = new Backdrop(image, setting, STAGE_WIDTH, STAGE_HEIGHT, WIDTH, HEIGHT);
                Surface surface = Surface.makeRaster(Pixels.form(WIDTH, HEIGHT))) {
            Canvas canvas = surface.getCanvas();
            for (double passed = 0; passed <= 1; passed += 0.125) {
                canvas.clear(0);
                sceneCamera.at(passed);
                backdrop.draw(canvas, sceneCamera, passed * 4, SamplingMode.LINEAR);
                assertThat(Arrays.stream(Pixels.of(surface).argb())
                                .filter(pixel -> pixel != PAINTED)
                                .count())
                        .as("pixels left bare in %s, ground of %d px, seed %d, %.3f", place, way, seed, passed)
                        .isZero();
            }
        }
    }

    private static Image plain() {
        try (Surface surface = Surface.makeRaster(Pixels.form((int) STAGE_WIDTH, (int) STAGE_HEIGHT))) {
            surface.getCanvas().clear(PAINTED);
            return surface.makeImageSnapshot();
        }
    }
}
