package io.reelmill.remote;

import io.reelmill.compositor.FootageWriter;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/** Pictures and clips for recordings. */
public final class Pictures {

    private Pictures() {}

    /** A PNG: a red disc on blue. */
    public static byte[] png(int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(Color.BLUE);
        pen.fillRect(0, 0, width, height);
        pen.setColor(Color.RED);
        pen.fillOval(width / 4, height / 4, width / 2, height / 2);
        pen.dispose();
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An mp4 at 10 frames a second that goes from black to white. */
    public static byte[] mp4(Path folder, int width, int height, int frames) {
        Path file = folder.resolve("recorded.mp4");
        try {
            try (FootageWriter writer = FootageWriter.open(file, width, height, 10)) {
                int[] argb = new int[width * height];
                for (int i = 0; i < frames; i++) {
                    Arrays.fill(argb, 0xFF000000 | 0x010101 * (255 * i / frames));
                    writer.write(argb);
                }
                writer.finish();
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
