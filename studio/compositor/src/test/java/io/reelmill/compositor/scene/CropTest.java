package io.reelmill.compositor.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.FilmMaker;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import io.reelmill.timeline.Timeline;
import io.reelmill.timeline.Transition;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CropTest {

    private static final int RED = 0xD02020;
    private static final int BLUE = 0x2020D0;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"255", "200"})
    void shouldShowALayerOnlyWithinItsPartOfTheStage(int alpha) throws Exception {
        Layer below = layer("red.png", RED, 255);
        Layer above = layer("blue.png", BLUE, alpha).within(new Layer.Crop(0, 60, 160, 120));

        BufferedImage frame = frame(List.of(below, above));

        assertThat(blue(frame, 80, 57)).isLessThan(60);
        assertThat(blue(frame, 80, 62)).isGreaterThan(140);
        assertThat(blue(frame, 5, 117)).isGreaterThan(140);
    }

    @Test
    void shouldJoinHalvesInTheMiddle() throws Exception {
        BufferedImage frame = frame(List.of(
                layer("red.png", RED, 255).within(new Layer.Crop(0, 0, 80, 120)),
                layer("blue.png", BLUE, 255).within(new Layer.Crop(80, 0, 160, 120))));

        assertThat(blue(frame, 77, 60)).isLessThan(60);
        assertThat(blue(frame, 82, 60)).isGreaterThan(180);
    }

    @Test
    void shouldDrawNoColouredRimOnPartsThatEndWithTheFrame() throws Exception {
        layer("grey.png", 0x808080, 255);
        BufferedImage frame = frame(List.of(
                new Layer("grey.png", 0, 0, 160, 60, 1, null).within(new Layer.Crop(0, 0, 160, 60)),
                new Layer("grey.png", 0, 60, 160, 60, 1, null).within(new Layer.Crop(0, 60, 160, 120))));

        for (int x : new int[] {0, 1, 80, 159}) {
            int rgb = frame.getRGB(x, 90);
            assertThat((rgb >> 8 & 255) - (rgb >> 16 & 255))
                    .as("green at %d", x)
                    .isBetween(-6, 6);
        }
    }

    private BufferedImage frame(List<Layer> layers) throws Exception {
        Clip clip = new Clip("halves", 0, 1, 160, 120, layers, Camera.still(new View(0.5, 0.5, 1)), Transition.CUT);
        Timeline timeline = new Timeline(new Canvas(160, 120, 30), 1, List.of(clip), Captions.none(), List.of());
        Path png = folder.resolve("frame.png");
        new FilmMaker().still(timeline, folder, 0.5, png);
        return ImageIO.read(png.toFile());
    }

    /** Larger than the stage on all sides. */
    private Layer layer(String file, int rgb, int alpha) throws Exception {
        BufferedImage image = new BufferedImage(200, 160, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, alpha));
        g.fillRect(0, 0, 200, 160);
        g.dispose();
        ImageIO.write(image, "png", folder.resolve(file).toFile());
        return new Layer(file, -20, -20, 200, 160, 1, null);
    }

    private static int blue(BufferedImage frame, int x, int y) {
        return frame.getRGB(x, y) & 255;
    }
}
