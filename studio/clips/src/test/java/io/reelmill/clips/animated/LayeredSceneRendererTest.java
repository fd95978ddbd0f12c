package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Shot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayeredSceneRendererTest {

    private static final int WIDTH = 180;
    private static final int HEIGHT = 320;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"waves on the sea", "fish under water", "a tree in a field", "a rocket in space"})
    void shouldFillTheFrameWithLegalLevelsWhereverTheCameraGoes(String words) throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            try (DrawnFootage scene = scene("DEFAULT", words, seed)) {
                for (double t = 0; t < 8; t += 0.9) {
                    // no sample of a picture is 0
                    assertThat(samples(scene, t))
                            .as("%s, seed %d, %.1f s", words, seed, t)
                            .allMatch(s -> s > 8);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"DEFAULT", "CLAYMATION", "PIXEL_ART"})
    void shouldDrawTheSameFrameWhateverWasDrawnBefore(String style) throws IOException {
        try (DrawnFootage one = scene(style, "a bird over the sea", 4);
                DrawnFootage other = scene(style, "a bird over the sea", 4)) {
            samples(one, 0.2);
            samples(one, 1.1);

            assertThat(samples(one, 2.3)).isEqualTo(samples(other, 2.3));
        }
    }

    @Test
    void shouldDrawWhatIsMovedByHandOnceForEachStep() throws IOException {
        try (DrawnFootage scene = scene("CLAYMATION", "a cat", 3)) {
            List<Integer> first = samples(scene, 0.5);

            assertThat(samples(scene, 0.53)).isEqualTo(first);
            assertThat(samples(scene, 0.6)).isNotEqualTo(first);
        }
    }

    @Test
    void shouldFadeWhatIsCloseBeforeOnlyItsEdgeIsSeen() {
        SceneCamera sceneCamera = new SceneCamera(WIDTH, HEIGHT, WIDTH, HEIGHT, 8, 1);
        sceneCamera.at(0.5);

        assertThat(near(WIDTH / 2.0).presence(sceneCamera, WIDTH)).isEqualTo(1);
        assertThat(near(WIDTH - 20).presence(sceneCamera, WIDTH)).isBetween(0.0, 0.9);
        assertThat(near(WIDTH + 2).presence(sceneCamera, WIDTH)).isZero();
    }

    @Test
    void shouldNameTheLayerThatIsMissing() throws IOException {
        Path file = placed("DEFAULT", "a cat", 3);
        try (var layers = Files.list(folder.resolve("layers"))) {
            Files.delete(layers.filter(f -> f.toString().contains("hero"))
                    .findFirst()
                    .orElseThrow());
        }

        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> new SceneFormat().read(file)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("hero");
    }

    private static MovingThing near(double x) {
        Figure clear = Figure.of(new Pixels(40, 40, new int[40 * 40]), null, false);
        return new MovingThing(clear, x, 0, 40, 40, 1.7, null, 1, 0, -1);
    }

    private DrawnFootage scene(String style, String words, long seed) throws IOException {
        Path file = placed(style, words, seed);
        return DrawnFootage.format(file).orElseThrow().read(file).play();
    }

    private Path placed(String style, String words, long seed) {
        EmbeddedIllustrator illustrator = new EmbeddedIllustrator();
        Look look = new Look(style, "", "", WIDTH, HEIGHT, seed);
        Shot shot = new Shot(0, 0, 8, words, "", 0);
        Idea idea = illustrator.plan(words, List.of(shot), look).get(0);
        ClipOrder order = new ClipOrder(shot, idea, look, 8, 30, "base");
        return folder.resolve(new AnimatedScenes(illustrator).place(order, folder, () -> false));
    }

    private static List<Integer> samples(DrawnFootage scene, double t) {
        Frame frame = new Frame(scene.width(), scene.height());
        scene.draw(t, frame);
        Integer[] samples = new Integer[WIDTH * HEIGHT * 3 / 2];
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            samples[i] = frame.y().get(i % WIDTH, i / WIDTH);
        }
        for (int i = 0; i < WIDTH * HEIGHT / 4; i++) {
            int x = i % (WIDTH / 2);
            int y = i / (WIDTH / 2);
            samples[WIDTH * HEIGHT + 2 * i] = frame.u().get(x, y);
            samples[WIDTH * HEIGHT + 2 * i + 1] = frame.v().get(x, y);
        }
        return Arrays.asList(samples);
    }
}
