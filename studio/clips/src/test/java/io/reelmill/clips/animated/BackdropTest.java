package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.clips.planar.PlanarPicture;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.colour.Tones.Hour;
import io.reelmill.illustrator.scene.Place;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BackdropTest {

    private static final int WIDTH = 90;
    private static final int HEIGHT = 160;
    private static final double STAGE_WIDTH = WIDTH * 1.2;
    private static final double STAGE_HEIGHT = HEIGHT * 1.2;
    private static final double HORIZON = STAGE_HEIGHT * 0.55;
    private static final PlanarPicture PICTURE = new PlanarPicture(
            new Pixels((int) STAGE_WIDTH, (int) STAGE_HEIGHT, new int[(int) STAGE_WIDTH * (int) STAGE_HEIGHT]), false);

    /** Ground that ends shortly below the horizon comes near so quickly that it folds over under a camera that rises. */
    @ParameterizedTest
    @EnumSource(
            value = Place.class,
            names = {"FIELD", "SEA", "UNDERWATER", "MOUNTAINS"})
    void shouldNeverShowARowAboveTheOneBeforeHoweverSoonTheGroundComesNear(Place place) {
        for (int way : new int[] {1, 3, 6, 12, 40}) {
            for (long seed = 1; seed <= 12; seed++) {
                Backdrop backdrop = backdrop(place, way);
                SceneCamera sceneCamera = camera(seed);
                for (double passed = 0; passed <= 1; passed += 0.125) {
                    sceneCamera.at(passed);
                    backdrop.look(sceneCamera, passed * 4);
                    for (double y = 1; y <= HEIGHT; y++) {
                        assertThat(backdrop.source(y))
                                .as("%s, ground of %d px, seed %d, row %.0f", place, way, seed, y)
                                .isGreaterThanOrEqualTo(backdrop.source(y - 1) - 1e-9);
                    }
                }
            }
        }
    }

    @Test
    void shouldShowThePlaceThatTheCameraSees() {
        Backdrop backdrop = backdrop(Place.MOUNTAINS, 40);
        SceneCamera sceneCamera = camera(3);
        sceneCamera.at(0.2);
        backdrop.look(sceneCamera, 0.8);
        double stageX = 40;
        double stageY = HORIZON + 20;
        double depth = backdrop.depth(stageY);
        double x = sceneCamera.x(stageX, depth);
        double y = sceneCamera.y(stageY, depth);

        double source = backdrop.source(y);

        assertThat(source).isCloseTo(stageY, org.assertj.core.api.Assertions.within(1.0));
        assertThat(backdrop.start(source) + x * backdrop.step(source))
                .isCloseTo(stageX, org.assertj.core.api.Assertions.within(1.0));
    }

    private static SceneCamera camera(long seed) {
        return new SceneCamera(WIDTH, HEIGHT, STAGE_WIDTH, STAGE_HEIGHT, 4, seed);
    }

    private static Backdrop backdrop(Place place, int way) {
        SceneSetting setting = new SceneSetting(place, Hour.DAY, "", HORIZON, HORIZON + way, 0, 0, 0, 0, List.of());
        return new Backdrop(PICTURE, setting, STAGE_WIDTH, STAGE_HEIGHT, HEIGHT);
    }
}
