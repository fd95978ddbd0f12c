package io.reelmill.compositor;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.FrameImage;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Frames that were once looked at and found good, as resources beside the tests. After a wanted change, look at the file in
 * {@code target/golden} and copy it over the resource.
 */
final class Golden {

    /** Mean difference of a channel over the frame that nobody sees. */
    private static final double INVISIBLE = 1.0;
    /** The same over a small square: what moved or changed its colour in one place shows there. */
    private static final double INVISIBLE_HERE = 10;

    private static final int SQUARE = 8;

    private Golden() {}

    static void shouldLookAsItDid(String name, Frame frame) throws IOException {
        byte[] png = FrameImage.png(frame);
        Path actual = Path.of("target", "golden", name + ".png");
        Files.createDirectories(actual.getParent());
        Files.write(actual, png);
        URL resource = Golden.class.getResource("golden/" + name + ".png");
        assertThat(resource).as("golden frame " + name).isNotNull();
        BufferedImage now = ImageIO.read(new ByteArrayInputStream(png));
        BufferedImage golden = ImageIO.read(resource);
        double sum = 0;
        double worst = 0;
        int squares = 0;
        for (int y = 0; y + SQUARE <= now.getHeight(); y += SQUARE) {
            for (int x = 0; x + SQUARE <= now.getWidth(); x += SQUARE) {
                double[] difference = difference(now, golden, x, y);
                sum += difference[0];
                worst = Math.max(worst, difference[1]);
                squares++;
            }
        }
        assertThat(sum / squares).as(name + " as a whole").isLessThan(INVISIBLE);
        assertThat(worst).as(name + " in its most different place").isLessThan(INVISIBLE_HERE);
    }

    /** Of the samples of a square on the average, and of its mean colour. */
    private static double[] difference(BufferedImage a, BufferedImage b, int left, int top) {
        double samples = 0;
        double colour = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            double mean = 0;
            for (int i = 0; i < SQUARE * SQUARE; i++) {
                int x = left + i % SQUARE;
                int y = top + i / SQUARE;
                int off = (a.getRGB(x, y) >> shift & 255) - (b.getRGB(x, y) >> shift & 255);
                samples += Math.abs(off);
                mean += off;
            }
            colour = Math.max(colour, Math.abs(mean) / SQUARE / SQUARE);
        }
        return new double[] {samples / SQUARE / SQUARE / 3, colour};
    }
}
