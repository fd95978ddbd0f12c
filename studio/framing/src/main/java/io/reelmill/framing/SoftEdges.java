package io.reelmill.framing;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Lets a picture that ends inside the frame fade into its backdrop. */
public final class SoftEdges {

    /** Width of the fade, of the frame's shorter side. */
    private static final double FADE = 0.12;

    private SoftEdges() {}

    /**
     * Writes a copy of the backdrop that is opaque outside the picture and transparent inside, for a layer over both.
     *
     * @param backdrop an opaque PNG of the frame's size
     * @param picture where the picture stands in the frame; edges beyond the frame do not fade
     * @param edges the PNG to be written
     * @throws IOException when the backdrop cannot be read or the edges not be written
     */
    public static void write(Path backdrop, Region picture, Path edges) throws IOException {
        BufferedImage ground = ImageIO.read(backdrop.toFile());
        int width = ground.getWidth();
        int height = ground.getHeight();
        double fade = FADE * Math.min(width, height);
        double left = picture.x() * width;
        double top = picture.y() * height;
        double right = (picture.x() + picture.width()) * width;
        double bottom = (picture.y() + picture.height()) * height;
        BufferedImage out = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            double row = inside(y + 0.5 - top, top > 0, fade) * inside(bottom - y - 0.5, bottom < height, fade);
            for (int x = 0; x < width; x++) {
                double seen =
                        row * inside(x + 0.5 - left, left > 0, fade) * inside(right - x - 0.5, right < width, fade);
                int alpha = (int) Math.round(255 * (1 - seen));
                out.setRGB(x, y, alpha << 24 | ground.getRGB(x, y) & 0xFFFFFF);
            }
        }
        if (!ImageIO.write(out, "png", edges.toFile())) {
            throw new IOException("no PNG can be written");
        }
    }

    /** How much of the picture is seen at a distance inside one of its edges, 0 to 1. */
    private static double inside(double distance, boolean fades, double fade) {
        double u = fades ? Math.max(0, Math.min(1, distance / fade)) : 1;
        return u * u * (3 - 2 * u);
    }
}
