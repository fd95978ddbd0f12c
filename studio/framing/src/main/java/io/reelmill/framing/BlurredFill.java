package io.reelmill.framing;

import io.reelmill.ingest.look.Thumbnail;
import io.reelmill.ingest.look.Thumbnails;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.ImageIO;

/** A backdrop for a picture that does not fill the frame: the picture itself, covering it, blurred and darkened. */
public final class BlurredFill {

    /** The blur leaves nothing that a thumbnail does not have. */
    private static final int LONGEST = 320;
    /** Of the frame's shorter side. */
    private static final double RADIUS = 0.07;
    /** Of the frame's shorter side, where the colours of the edges only go on. */
    private static final double RADIUS_OF_EDGES = 0.045;

    private static final float DARKER = 0.55f;
    private static final float RICHER = 1.15f;

    private BlurredFill() {}

    /**
     * Writes the backdrop.
     *
     * @param copy a normalised PNG or mp4; of a video its middle is shown
     * @param width pixels of the frame
     * @param height pixels of the frame
     * @param backdrop the PNG to be written, opaque, of the frame's size
     * @throws IOException when the copy cannot be read or the backdrop not be written
     */
    public static void write(Path copy, int width, int height, Path backdrop) throws IOException {
        Thumbnail picture = Thumbnails.of(copy, LONGEST, 1).get(0);
        double scale = LONGEST / (double) Math.max(width, height);
        int w = (int) Math.max(8, Math.round(width * scale));
        int h = (int) Math.max(8, Math.round(height * scale));
        float[][] small = covering(picture, w, h);
        blur(small, w, h, RADIUS);
        darken(small);
        save(enlarged(small, w, h, width, height), backdrop);
    }

    /**
     * Writes a backdrop that goes on where a picture ends: the colours of its edges, blurred.
     *
     * @param copy a normalised PNG or mp4; of a video its middle is shown
     * @param width pixels of the frame
     * @param height pixels of the frame
     * @param place where the picture stands, as shares of the frame
     * @param backdrop the PNG to be written, opaque, of the frame's size
     * @throws IOException when the copy cannot be read or the backdrop not be written
     */
    public static void extend(Path copy, int width, int height, Region place, Path backdrop) throws IOException {
        Thumbnail picture = Thumbnails.of(copy, LONGEST, 1).get(0);
        double scale = LONGEST / (double) Math.max(width, height);
        int w = (int) Math.max(8, Math.round(width * scale));
        int h = (int) Math.max(8, Math.round(height * scale));
        float[][] small = extended(picture, w, h, place);
        blur(small, w, h, RADIUS_OF_EDGES);
        save(enlarged(small, w, h, width, height), backdrop);
    }

    private static void blur(float[][] rgb, int width, int height, double share) {
        int radius = (int) Math.max(2, Math.round(Math.min(width, height) * share));
        for (float[] channel : rgb) {
            Blur.blur(channel, width, height, radius);
        }
    }

    private static void save(BufferedImage image, Path backdrop) throws IOException {
        if (!ImageIO.write(image, "png", backdrop.toFile())) {
            throw new IOException("no PNG can be written");
        }
    }

    /** Red, green and blue of the nearest point of the picture. */
    private static float[][] extended(Thumbnail picture, int width, int height, Region place) {
        float[] mean = mean(picture);
        float[][] out = new float[3][width * height];
        for (int y = 0; y < height; y++) {
            int py = sample(((y + 0.5) / height - place.y()) / place.height(), picture.height());
            for (int x = 0; x < width; x++) {
                int px = sample(((x + 0.5) / width - place.x()) / place.width(), picture.width());
                put(picture.argb()[py * picture.width() + px], mean, out, y * width + x);
            }
        }
        return out;
    }

    private static int sample(double share, int count) {
        return (int) Math.max(0, Math.min(count - 1, share * count));
    }

    /** Stores a sample, before the mean where it is transparent. */
    private static void put(int argb, float[] mean, float[][] out, int at) {
        float alpha = (argb >>> 24) / 255f;
        for (int c = 0; c < 3; c++) {
            float value = (argb >> (16 - 8 * c)) & 255;
            out[c][at] = value * alpha + mean[c] * (1 - alpha);
        }
    }

    /** Red, green and blue of the part that covers the frame; where the picture is transparent its own mean shows. */
    private static float[][] covering(Thumbnail picture, int width, int height) {
        float[] mean = mean(picture);
        float[][] out = new float[3][width * height];
        double scale = Math.min(picture.width() / (double) width, picture.height() / (double) height);
        double left = (picture.width() - width * scale) / 2;
        double top = (picture.height() - height * scale) / 2;
        for (int y = 0; y < height; y++) {
            int py = (int) Math.min(picture.height() - 1, top + (y + 0.5) * scale);
            for (int x = 0; x < width; x++) {
                int px = (int) Math.min(picture.width() - 1, left + (x + 0.5) * scale);
                put(picture.argb()[py * picture.width() + px], mean, out, y * width + x);
            }
        }
        return out;
    }

    private static float[] mean(Thumbnail picture) {
        double[] sum = new double[3];
        double weight = 1e-6;
        for (int p : picture.argb()) {
            int alpha = p >>> 24;
            weight += alpha;
            for (int c = 0; c < 3; c++) {
                sum[c] += (double) ((p >> (16 - 8 * c)) & 255) * alpha;
            }
        }
        return new float[] {(float) (sum[0] / weight), (float) (sum[1] / weight), (float) (sum[2] / weight)};
    }

    private static void darken(float[][] rgb) {
        for (int i = 0; i < rgb[0].length; i++) {
            float grey = 0.2126f * rgb[0][i] + 0.7152f * rgb[1][i] + 0.0722f * rgb[2][i];
            for (float[] channel : rgb) {
                channel[i] = Math.max(0, Math.min(255, (grey + (channel[i] - grey) * RICHER) * DARKER));
            }
        }
    }

    /** Linear between samples that are softer than that; with a little noise, since a wide dark slope shows its steps. */
    private static BufferedImage enlarged(float[][] rgb, int w, int h, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int[] out = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        Random noise = new Random(1);
        for (int y = 0; y < height; y++) {
            double sy = Math.max(0, Math.min(h - 1, (y + 0.5) * h / height - 0.5));
            int y0 = Math.min(h - 2, (int) sy);
            float fy = (float) (sy - y0);
            for (int x = 0; x < width; x++) {
                double sx = Math.max(0, Math.min(w - 1, (x + 0.5) * w / width - 0.5));
                int x0 = Math.min(w - 2, (int) sx);
                float fx = (float) (sx - x0);
                int at = y0 * w + x0;
                float dither = noise.nextFloat();
                int pixel = 0;
                for (float[] channel : rgb) {
                    float above = channel[at] + (channel[at + 1] - channel[at]) * fx;
                    float below = channel[at + w] + (channel[at + w + 1] - channel[at + w]) * fx;
                    pixel = pixel << 8 | Math.min(255, (int) (above + (below - above) * fy + dither));
                }
                out[y * width + x] = pixel;
            }
        }
        return image;
    }
}
