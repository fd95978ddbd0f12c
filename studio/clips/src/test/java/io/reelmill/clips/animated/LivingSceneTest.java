package io.reelmill.clips.animated;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.clips.animated.ThingMotion.Pose;
import io.reelmill.illustrator.EmbeddedIllustrator;
import io.reelmill.illustrator.scene.Composition;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.Idea;
import io.reelmill.providers.picture.Look;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.providers.picture.Shot;
import io.reelmill.providers.picture.Style;
import io.reelmill.timeline.Layer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LivingSceneTest {

    private static final double SECONDS = 6;
    /** What soft edges of small pictures may take, as a share of the frame's height. */
    private static final double BLUR = 0.009;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Style.class)
    void shouldKeepTheHeroInTheFrameInEveryStyleAndShape(Style style) throws IOException {
        // what hops, what is round, and what is wide; close-ups fill the most
        heroInFrame(style, "dog", 240, 136, 1);
        heroInFrame(style, "earth", 136, 136, 3);
        heroInFrame(style, "whale", 136, 240, 4);
    }

    private void heroInFrame(Style style, String hero, int width, int height, long seed) throws IOException {
        Look look = new Look(style.preset(), "", "", width, height, seed).with(Captioned.BOTTOM);
        String place = hero.equals("whale") ? "sea" : "field";
        Idea idea = new Idea(0, hero, List.of("star/f"), "calm", place, Composition.CLOSE.word(), "", SECONDS, seed);
        Shot shot = new Shot(0, 0, SECONDS, hero, "", 0);
        Path own = folder.resolve(hero + width + height);
        String file = new AnimatedScenes(new EmbeddedIllustrator())
                .place(new ClipOrder(shot, idea, look, SECONDS, 30, "base"), own, () -> false);
        SceneDescription description = SceneDescription.read(own.resolve(file));
        LivingScene scene = new LivingScene(description, own);
        Layer layer = description.picture().layers().stream()
                .filter(one -> one.file().contains("hero"))
                .findFirst()
                .orElseThrow();
        double top = solidTop(own.resolve(layer.file()));
        MovingThing thing = scene.things().stream()
                .filter(one -> one.depth() == 1 && one.x() == layer.x() && one.y() == layer.y())
                .findFirst()
                .orElseThrow();
        SceneCamera camera = scene.camera();
        for (double t = 0; t <= SECONDS; t += 0.1) {
            camera.at(t / SECONDS);
            Pose pose = thing.life().pose(t + thing.shift());
            double size = Math.max(thing.width(), thing.height()) * camera.zoom(1) * thing.strength();
            double highest = camera.y(thing.y() + top * thing.height(), 1) + pose.dy() * size;

            assertThat(highest / scene.height())
                    .as("%s %s %dx%d at %.1f s", style, hero, width, height, t)
                    .isGreaterThan(-BLUR);
        }
    }

    /** Where the first row of a picture is that shows something, as a share of its height. */
    private static double solidTop(Path file) throws IOException {
        BufferedImage picture = ImageIO.read(file.toFile());
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                if (picture.getRGB(x, y) >>> 24 > 160) {
                    return (double) y / picture.getHeight();
                }
            }
        }
        throw new IOException(file + " is empty");
    }
}
