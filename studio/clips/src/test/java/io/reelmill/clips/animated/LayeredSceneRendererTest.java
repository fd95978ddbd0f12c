package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayeredSceneRendererTest {

    private static final int WIDTH = 180;
    private static final int HEIGHT = 320;
    private static final int BARE = 0xFFFF00FF;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"waves on the sea", "fish under water", "a tree in a field", "a rocket in space"})
    void shouldCoverTheFrameToItsEdgesWhereverTheCameraGoes(String words) throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            try (Surface surface = Surface.makeRaster(Pixels.form(WIDTH, HEIGHT));
                    LayeredSceneRenderer scene = scene("DEFAULT", words, seed)) {
                for (double t = 0; t < 8; t += 0.9) {
                    surface.getCanvas().clear(BARE);
                    scene.draw(surface.getCanvas(), t);
                    assertThat(bare(Pixels.of(surface)))
                            .as("%s, seed %d, %.1f s", words, seed, t)
                            .isZero();
                }
            }
        }
    }

    @Test
    void shouldDrawWhatIsMovedByHandOnceForEachStep() throws IOException {
        try (Surface surface = Surface.makeRaster(Pixels.form(WIDTH, HEIGHT));
                LayeredSceneRenderer scene = scene("CLAYMATION", "a cat", 3)) {
            scene.draw(surface.getCanvas(), 0.5);
            surface.getCanvas().clear(BARE);
            scene.draw(surface.getCanvas(), 0.53);
            assertThat(bare(Pixels.of(surface))).isEqualTo(WIDTH * HEIGHT);
            scene.draw(surface.getCanvas(), 0.6);
            assertThat(bare(Pixels.of(surface))).isZero();
        }
    }

    @Test
    void shouldFadeWhatIsCloseBeforeOnlyItsEdgeIsSeen() {
        SceneCamera sceneCamera = new SceneCamera(WIDTH, HEIGHT, WIDTH, HEIGHT, 8, 1);
        sceneCamera.at(0.5);
        int[] clear = new int[40 * 40];

        assertThat(near(clear, WIDTH / 2.0).presence(sceneCamera, WIDTH)).isEqualTo(1);
        assertThat(near(clear, WIDTH - 20).presence(sceneCamera, WIDTH)).isBetween(0.0, 0.9);
        assertThat(near(clear, WIDTH + 2).presence(sceneCamera, WIDTH)).isZero();
    }

    private static MovingThing near(int[] argb, double x) {
        return new MovingThing(new Cutout(new Pixels(40, 40, argb)), x, 0, 40, 40, 1.7, null, 1, 0, -1);
    }

    private LayeredSceneRenderer scene(String style, String words, long seed) throws IOException {
        EmbeddedIllustrator illustrator = new EmbeddedIllustrator();
        Look look = new Look(style, "", "", WIDTH, HEIGHT, seed);
        Shot shot = new Shot(0, 0, 8, words, "", 0);
        Idea idea = illustrator.plan(words, List.of(shot), look).get(0);
        ClipOrder order = new ClipOrder(shot, idea, look, 8, 30, "base");
        return new LayeredSceneRenderer(illustrator.draw(idea, look, folder), folder, order, WIDTH, HEIGHT);
    }

    private static long bare(Pixels pixels) {
        return java.util.Arrays.stream(pixels.argb())
                .filter(argb -> argb == BARE)
                .count();
    }
}
