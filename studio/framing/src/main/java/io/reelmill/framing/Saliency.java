package io.reelmill.framing;

import io.reelmill.ingest.look.Thumbnail;
import java.util.List;

/**
 * How much each place of a picture draws the eye, from what is cheap to see: detail, colour that stands out from the
 * rest, skin, and what moves from moment to moment.
 *
 * @param values row by row, 0 and up; their mean is 1 unless nothing stands out
 */
public record Saliency(int width, int height, float[] values) {

    private static final double DETAIL = 1;
    private static final double COLOUR = 1.2;
    private static final double SKIN = 1.4;
    private static final double MOTION = 2;
    /** Of the shorter side: attention goes to things, not to lines, so each part is spread this far. */
    private static final double SPREAD = 0.04;

    /** Of moments of the same size; one is a picture that does not move. */
    public static Saliency of(List<Thumbnail> moments) {
        Thumbnail first = moments.get(0);
        int width = first.width();
        int height = first.height();
        float[] sum = new float[width * height];
        for (Thumbnail moment : moments) {
            add(sum, detail(moment), DETAIL, width, height);
            add(sum, colour(moment), COLOUR, width, height);
            add(sum, skin(moment), SKIN, width, height);
        }
        if (moments.size() > 1) {
            add(sum, motion(moments), MOTION * moments.size(), width, height);
        }
        normalise(sum);
        return new Saliency(width, height, sum);
    }

    /** Spread, brought to a common scale, the dull half taken away, so that broad textures do not win by area. */
    private static void add(float[] sum, float[] part, double weight, int width, int height) {
        int radius = (int) Math.max(1, Math.round(Math.min(width, height) * SPREAD));
        Blur.blur(part, width, height, radius);
        double mean = 0;
        for (float value : part) {
            mean += value;
        }
        mean /= part.length;
        double above = 0;
        for (int i = 0; i < part.length; i++) {
            part[i] = (float) Math.max(0, part[i] - mean);
            above += part[i];
        }
        above /= part.length;
        if (above < 1e-4) {
            return;
        }
        for (int i = 0; i < part.length; i++) {
            sum[i] += (float) (weight * part[i] / above);
        }
    }

    private static void normalise(float[] values) {
        double mean = 0;
        for (float value : values) {
            mean += value;
        }
        mean /= values.length;
        for (int i = 0; i < values.length && mean > 0; i++) {
            values[i] /= (float) mean;
        }
    }

    private static float[] detail(Thumbnail t) {
        float[] luma = new float[t.argb().length];
        for (int i = 0; i < luma.length; i++) {
            luma[i] = luma(t.argb()[i]);
        }
        float[] edges = new float[luma.length];
        for (int y = 1; y < t.height() - 1; y++) {
            for (int x = 1; x < t.width() - 1; x++) {
                int i = y * t.width() + x;
                float across = luma[i + 1] - luma[i - 1];
                float down = luma[i + t.width()] - luma[i - t.width()];
                edges[i] = (float) Math.sqrt(across * across + down * down);
            }
        }
        return edges;
    }

    /** Distance of the opponent colours and a little of the light from the picture's mean (Achanta et al., 2009). */
    private static float[] colour(Thumbnail t) {
        double[] mean = new double[3];
        for (int p : t.argb()) {
            mean[0] += light(p);
            mean[1] += redGreen(p);
            mean[2] += blueYellow(p);
        }
        for (int c = 0; c < 3; c++) {
            mean[c] /= t.argb().length;
        }
        float[] distance = new float[t.argb().length];
        for (int i = 0; i < distance.length; i++) {
            int p = t.argb()[i];
            distance[i] = (float)
                    (0.5 * Math.abs(light(p) - mean[0]) + Math.hypot(redGreen(p) - mean[1], blueYellow(p) - mean[2]));
        }
        return distance;
    }

    /** Hue and chroma that skin of any tone has; its lightness varies, its hue hardly. */
    private static float[] skin(Thumbnail t) {
        float[] likeness = new float[t.argb().length];
        for (int i = 0; i < likeness.length; i++) {
            int p = t.argb()[i];
            int r = p >> 16 & 255;
            int g = p >> 8 & 255;
            int b = p & 255;
            double cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
            double cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
            boolean isSkin = cb > 77 && cb < 127 && cr > 137 && cr < 173 && r > g && r > 60;
            likeness[i] = isSkin ? 1 : 0;
        }
        return likeness;
    }

    private static float[] motion(List<Thumbnail> moments) {
        float[] change = new float[moments.get(0).argb().length];
        for (int m = 1; m < moments.size(); m++) {
            int[] before = moments.get(m - 1).argb();
            int[] now = moments.get(m).argb();
            for (int i = 0; i < change.length; i++) {
                change[i] += Math.abs(luma(now[i]) - luma(before[i]));
            }
        }
        return change;
    }

    private static float luma(int p) {
        return (0.2126f * (p >> 16 & 255) + 0.7152f * (p >> 8 & 255) + 0.0722f * (p & 255)) / 255 * (p >>> 24) / 255;
    }

    private static double light(int p) {
        return luma(p);
    }

    private static double redGreen(int p) {
        return ((p >> 16 & 255) - (p >> 8 & 255)) / 255.0;
    }

    private static double blueYellow(int p) {
        return ((p & 255) - ((p >> 16 & 255) + (p >> 8 & 255)) / 2.0) / 255.0;
    }
}
