package io.reelmill.illustrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.scene.Scenes;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovesTest {

    private static final int SEEDS = 30;

    /** Two lines of captions begin at these shares of the frame's height. */
    @ParameterizedTest
    @CsvSource({"1080,1920,0.69", "1920,1080,0.606", "1080,1080,0.606", "1080,1350,0.644"})
    void shouldKeepThingsInTheFrameAndAboveCaptionsThroughTheWholeMove(int width, int height, double captions) {
        for (Composition composition : Composition.values()) {
            for (int seed = 0; seed < SEEDS; seed++) {
                Idea idea = new Idea(
                        0, "coffee", List.of("mug", "cake"), "calm", "kitchen", composition.word(), "", 8, seed);
                Look look = new Look("DEFAULT", "", "", width, height, 11).with(Captioned.BOTTOM);
                Scene scene = Scenes.set(idea, look);
                Camera camera = Moves.camera(scene);

                for (View view : List.of(camera.from(), camera.to())) {
                    double lowest = 0.5 + (scene.lowest() / scene.height() - view.y()) / view.span();
                    double highest = 0.5 + (scene.highest() / scene.height() - view.y()) / view.span();
                    double left = 0.5 + (scene.leftmost() / scene.width() - view.x()) / view.span();
                    double right = 0.5 + (scene.rightmost() / scene.width() - view.x()) / view.span();
                    assertThat(lowest).as("%s %s %s", composition, seed, view).isLessThan(captions);
                    assertThat(highest).as("%s %s %s", composition, seed, view).isGreaterThan(0.029);
                    assertThat(left).as("%s %s %s", composition, seed, view).isGreaterThan(0.029);
                    assertThat(right).as("%s %s %s", composition, seed, view).isLessThan(0.971);
                    assertThat(view.y() + view.span() / 2).isLessThanOrEqualTo(1.001);
                }
            }
        }
    }
}
