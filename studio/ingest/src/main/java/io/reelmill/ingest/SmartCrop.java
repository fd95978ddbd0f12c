package io.reelmill.ingest;

import io.reelmill.compositor.footage.FootageReader;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.PixelsReader;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Finds what matters in a picture by what draws the eye: edges, strong colours, skin tones, and a little the middle. For
 * pictures and videos that were normalised.
 */
public final class SmartCrop {

    /** A crop that loses more than this share of a picture is none to make. */
    private static final double LARGEST_LOSS = 0.45;

    private static final int GRID = 48;
    /** Moments of a video that are looked at, as shares of its length. */
    private static final double[] MOMENTS = {0.15, 0.5, 0.85};

    private SmartCrop() {}

    /**
     * The point of a picture that a crop should keep near its middle.
     *
     * @param x 0 at the left edge to 1 at the right
     * @param y 0 at the top to 1 at the bottom
     */
    public record Focus(double x, double y) {}

    /** Whether filling a frame of that shape (width by height) would lose too much of the picture. */
    public static boolean losesTooMuch(int width, int height, double shape) {
        double own = width / (double) height;
        return 1 - Math.min(own, shape) / Math.max(own, shape) > LARGEST_LOSS;
    }

    /**
     * What matters in a PNG or an mp4.
     *
     * @param shape width by height of the frame that it is cropped to
     * @throws IOException when the file cannot be read
     */
    public static Focus focus(Path file, double shape) throws IOException {
        if (!file.getFileName().toString().endsWith(".mp4")) {
            return focus(shape, PixelsReader.read(file, GRID * 4));
        }
        try (FootageReader reader = FootageReader.open(file)) {
            Pixels[] seen = new Pixels[MOMENTS.length];
            for (int i = 0; i < seen.length; i++) {
                seen[i] = reader.frame(reader.seconds() * MOMENTS[i]);
            }
            return focus(shape, seen);
        }
    }

    private static Focus focus(double shape, Pixels... pictures) {
        double[] columns = new double[GRID];
        double[] rows = new double[GRID];
        for (Pixels picture : pictures) {
            weigh(picture, columns, rows);
        }
        double own = pictures[0].width() / (double) pictures[0].height();
        double keepX = Math.min(1, shape / own);
        double keepY = Math.min(1, own / shape);
        return new Focus(best(columns, keepX), best(rows, keepY));
    }

    private static void weigh(Pixels picture, double[] columns, double[] rows) {
        int w = picture.width();
        int h = picture.height();
        int step = Math.max(1, Math.min(w, h) / 160);
        for (int y = step; y < h - step; y += step) {
            for (int x = step; x < w - step; x += step) {
                int here = picture.argb()[y * w + x];
                double edge = Math.abs(luma(picture.argb()[y * w + x + step]) - luma(picture.argb()[y * w + x - step]))
                        + Math.abs(luma(picture.argb()[(y + step) * w + x]) - luma(picture.argb()[(y - step) * w + x]));
                double weight = edge + 60 * skin(here) + 0.25 * saturation(here);
                columns[x * GRID / w] += weight;
                rows[y * GRID / h] += weight;
            }
        }
    }

    /** The middle of the stretch that keeps the most, drawn a little to the middle of the picture. */
    private static double best(double[] weights, double keep) {
        int length = Math.max(1, (int) Math.round(keep * weights.length));
        double best = -1;
        double place = 0.5;
        for (int start = 0; start + length <= weights.length; start++) {
            double middle = (start + length / 2.0) / weights.length;
            double sum = 0;
            for (int i = start; i < start + length; i++) {
                sum += weights[i];
            }
            double score = sum * (1 - 0.25 * Math.abs(middle - 0.5));
            if (score > best * (1 + 1e-9)) {
                best = score;
                place = middle;
            }
        }
        return place;
    }

    private static double luma(int argb) {
        return 0.2126 * (argb >> 16 & 255) + 0.7152 * (argb >> 8 & 255) + 0.0722 * (argb & 255);
    }

    private static double saturation(int argb) {
        int r = argb >> 16 & 255;
        int g = argb >> 8 & 255;
        int b = argb & 255;
        return Math.max(r, Math.max(g, b)) - Math.min(r, Math.min(g, b));
    }

    /** 1 for what has the hue of skin, of any shade; else 0. */
    private static double skin(int argb) {
        int r = argb >> 16 & 255;
        int g = argb >> 8 & 255;
        int b = argb & 255;
        boolean is = r > 60 && r > g && g > b && r - b > 20 && (r - g) * 3 < (r - b) * 2.2 && r - b < 140;
        return is ? 1 : 0;
    }
}
