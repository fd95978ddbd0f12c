package io.reelmill.render.film;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.providers.picture.Look;
import io.reelmill.render.stage.StageContext;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Overlay;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverStageTest {

    private static final int WIDTH = 180;
    private static final int HEIGHT = 320;

    @TempDir
    Path folder;

    @Test
    void shouldPutTheTitleOverTheMostTellingFrameWithoutOverlays() throws Exception {
        paint("dull.png", new Color(90, 90, 90), new Color(96, 96, 96));
        paint("telling.png", new Color(250, 200, 20), new Color(20, 30, 160));
        paint("mark.png", Color.RED, Color.RED);

        BufferedImage titled = cover("Why cats purr", "layers");
        BufferedImage bare = cover("Why cats purr", "none");

        assertThat(bare.getWidth()).isEqualTo(WIDTH);
        assertThat(bare.getHeight()).isEqualTo(HEIGHT);
        assertThat(new Color(bare.getRGB(90, 40)).getBlue()).isLessThan(90);
        assertThat(new Color(bare.getRGB(90, 40)).getRed()).isGreaterThan(200);
        assertThat(differing(bare, titled, 0, HEIGHT / 3)).isZero();
        assertThat(differing(bare, titled, HEIGHT / 2, HEIGHT)).isGreaterThan(2_000);
    }

    private BufferedImage cover(String title, String type) throws Exception {
        List<Clip> clips = List.of(clip("dull.png", 0, 2), clip("telling.png", 2, 4));
        Overlay mark = new Overlay.Image("mark.png", 0, 4, 0, 0, 180, 320, 1, Overlay.Entrance.NONE, null);
        Timeline timeline =
                new Timeline(new Canvas(WIDTH, HEIGHT, 30), 4, clips, Captions.none(), List.of(), List.of(mark));
        Path own = Files.createDirectories(folder.resolve(type));
        var order =
                new CoverStage.Order(timeline, title, "en", type, new Look("DEFAULT", "lagoon", "", WIDTH, HEIGHT, 1));
        var made = new CoverStage(new FilmMaker(), folder).run(order, own, quiet());
        return ImageIO.read(own.resolve(made.file()).toFile());
    }

    private static Clip clip(String file, double start, double end) {
        Layer layer = new Layer(file, 0, 0, WIDTH, HEIGHT, 1, null);
        Camera still = Camera.still(new Camera.View(0.5, 0.5, 1));
        return new Clip(file, start, end, WIDTH, HEIGHT, List.of(layer), still, Transition.CUT);
    }

    private void paint(String name, Color ground, Color disc) throws IOException {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(ground);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.setColor(disc);
        graphics.fillOval(40, 70, 100, 100);
        graphics.dispose();
        ImageIO.write(image, "png", folder.resolve(name).toFile());
    }

    private static int differing(BufferedImage a, BufferedImage b, int from, int to) {
        int count = 0;
        for (int y = from; y < to; y++) {
            for (int x = 0; x < WIDTH; x++) {
                count += Math.abs((a.getRGB(x, y) >> 8 & 255) - (b.getRGB(x, y) >> 8 & 255)) > 24 ? 1 : 0;
            }
        }
        return count;
    }

    private static StageContext quiet() {
        return new StageContext() {
            @Override
            public void progress(double share) {}

            @Override
            public void warn(String message) {}

            @Override
            public boolean stopped() {
                return false;
            }
        };
    }
}
