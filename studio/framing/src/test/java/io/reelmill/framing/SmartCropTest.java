package io.reelmill.framing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.reelmill.compositor.FootageWriter;
import io.reelmill.ingest.look.Thumbnail;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmartCropTest {

    private static final double PORTRAIT = 9 / 16.0;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.5, 0.8})
    void shouldKeepTheSubjectWhereverItStands(double place) throws IOException {
        Path file = figures(1600, 1200, place);

        Region crop = SmartCrop.best(file, PORTRAIT);

        double middle = Math.max(crop.width() / 2, Math.min(1 - crop.width() / 2, place));
        assertThat(crop.centreX()).isCloseTo(middle, within(0.06));
        assertThat(crop.height()).isEqualTo(1);
        assertThat(SmartCrop.focus(file, PORTRAIT).x()).isCloseTo(middle, within(0.06));
    }

    @Test
    void shouldCropAWidePictureToTheOneFigureInItAndShowManyWhole() throws IOException {
        assertThat(SmartCrop.spoils(figures(1920, 1080, 0.8), 1920, 1080, PORTRAIT))
                .as("one at the side")
                .isFalse();
        assertThat(SmartCrop.spoils(figures(1920, 1080, 0.15, 0.5, 0.85), 1920, 1080, PORTRAIT))
                .as("three side by side")
                .isTrue();
        assertThat(SmartCrop.spoils(figures(900, 1200, 0.5), 900, 1200, 16 / 9.0))
                .as("a portrait for a wide frame")
                .isTrue();
    }

    /** Heads with shoulders before a grey wall, at these shares of its width. */
    private Path figures(int width, int height, double... places) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(120, 140, 150));
        g.fillRect(0, 0, width, height);
        for (double place : places) {
            int x = (int) (width * place);
            g.setColor(new Color(224, 172, 135));
            g.fillOval(x - 130, 300, 260, 340);
            g.setColor(new Color(180, 40, 50));
            g.fillRect(x - 180, 640, 360, height - 640);
        }
        g.dispose();
        Path file = folder.resolve("a.png");
        ImageIO.write(image, "png", file.toFile());
        return file;
    }

    @Test
    void shouldFollowWhatMoves() {
        Thumbnail before = square(20);
        Thumbnail after = square(24);

        Saliency still = Saliency.of(List.of(before));
        Saliency moving = Saliency.of(List.of(before, after));

        assertThat(SmartCrop.best(160, 90, PORTRAIT, moving).centreX())
                .isLessThan(SmartCrop.best(160, 90, PORTRAIT, still).centreX() - 0.2);
    }

    /** A dim square on the left that moves, a bright one on the right that does not. */
    private static Thumbnail square(int left) {
        int[] argb = new int[160 * 90];
        Arrays.fill(argb, 0xff808080);
        for (int y = 35; y < 55; y++) {
            for (int x = 0; x < 20; x++) {
                argb[y * 160 + left + x] = 0xff989898;
                argb[y * 160 + 120 + x] = 0xffb0b0b0;
            }
        }
        return new Thumbnail(160, 90, argb);
    }

    @Test
    void shouldStayInTheMiddleWhereNothingStandsOut() {
        int[] grey = new int[160 * 90];
        Arrays.fill(grey, 0xff808080);

        Region crop = SmartCrop.best(160, 90, PORTRAIT, Saliency.of(List.of(new Thumbnail(160, 90, grey))));

        assertThat(crop.centreX()).isCloseTo(0.5, within(0.01));
    }

    @Test
    void shouldReadMomentsOfAVideo() throws IOException {
        Path film = folder.resolve("a.mp4");
        try (FootageWriter writer = FootageWriter.open(film, 128, 128, 30)) {
            int[] argb = new int[128 * 128];
            Arrays.fill(argb, 0xff000000);
            for (int i = 0; i < 60; i++) {
                Arrays.fill(argb, 0, 128 * 64, 0xff000000 | (75 + 2 * i) * 0x010101);
                writer.write(argb);
            }
            writer.finish();
        }

        // its upper half grows lighter, the lower stays black
        assertThat(SmartCrop.best(film, 16 / 9.0).centreY()).isLessThan(0.5);
    }

    @Test
    void shouldFillTheFrameWithADarkSoftPictureOfItself() throws IOException {
        Path file = flag(400);
        Path backdrop = folder.resolve("backdrop.png");

        BlurredFill.write(file, 270, 480, backdrop);

        BufferedImage image = ImageIO.read(backdrop.toFile());
        assertThat(image.getWidth()).isEqualTo(270);
        assertThat(image.getHeight()).isEqualTo(480);
        assertThat(image.getColorModel().hasAlpha()).isFalse();
        Color above = new Color(image.getRGB(20, 20));
        assertThat(above.getRed()).isBetween(100, 160);
        assertThat(above.getGreen()).isLessThan(20);
        int step = 0;
        for (int y = 1; y < 480; y++) {
            int change = Math.abs((image.getRGB(20, y) & 255) - (image.getRGB(20, y - 1) & 255));
            step = Math.max(step, change);
        }
        assertThat(step).as("largest step from row to row").isLessThan(8);
    }

    /** Red above left, green above right, blue below. */
    private Path flag(int side) throws IOException {
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.RED);
        g.fillRect(0, 0, side / 2, side / 2);
        g.setColor(Color.GREEN);
        g.fillRect(side / 2, 0, side / 2, side / 2);
        g.setColor(Color.BLUE);
        g.fillRect(0, side / 2, side, side / 2);
        g.dispose();
        Path file = folder.resolve("a.png");
        ImageIO.write(image, "png", file.toFile());
        return file;
    }
}
