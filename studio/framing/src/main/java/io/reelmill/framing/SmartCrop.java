package io.reelmill.framing;

import io.reelmill.ingest.CropLoss;
import io.reelmill.ingest.look.Thumbnail;
import io.reelmill.ingest.look.Thumbnails;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Finds the crop that keeps the subject. */
public final class SmartCrop {

    /** Not even for a subject that fits: of so little of a picture nothing sharp is left. */
    private static final double UTMOST_LOST = 0.75;
    /** Of all that draws the eye, how much a crop must hold to be the picture of its subject. */
    private static final double MIN_HELD = 0.7;

    private static final int LONGEST = 192;
    private static final int MOMENTS = 6;
    /** How much less the edge of a picture counts than its middle: people point cameras at what they mean. */
    private static final double EDGE = 0.6;

    /**
     * What matters most, as shares of width and height.
     *
     * @param x 0 left to 1 right
     * @param y 0 top to 1 bottom
     */
    public record Focus(double x, double y) {}

    private SmartCrop() {}

    /**
     * Whether a picture is better seen whole, over a blurred fill, than cropped. A wide one that is all about a subject which
     * fits a narrow frame is cropped to it, however much is lost; a high one is not, since that takes hair or chin.
     *
     * @param copy a normalised PNG or mp4
     * @param width of the picture
     * @param height of the picture
     * @param aspect of the crop, width by height
     * @throws IOException when it cannot be read
     */
    public static boolean spoils(Path copy, double width, double height, double aspect) throws IOException {
        if (!CropLoss.isTooMuch(width, height, aspect)) {
            return false;
        }
        if (width / height <= aspect || CropLoss.of(width, height, aspect) > UTMOST_LOST) {
            return true;
        }
        Saliency saliency = saliency(copy);
        Region crop = best(saliency.width(), saliency.height(), aspect, saliency);
        return held(saliency, crop) < MIN_HELD;
    }

    /** The share of what draws the eye that lies in a crop, 0 to 1. */
    private static double held(Saliency saliency, Region crop) {
        double held = 0;
        double all = 0;
        for (int y = 0; y < saliency.height(); y++) {
            for (int x = 0; x < saliency.width(); x++) {
                double value = saliency.values()[y * saliency.width() + x];
                all += value;
                held += isInside(saliency, crop, x, y) ? value : 0;
            }
        }
        return all == 0 ? 0 : held / all;
    }

    private static boolean isInside(Saliency saliency, Region crop, int x, int y) {
        double px = (x + 0.5) / saliency.width();
        double py = (y + 0.5) / saliency.height();
        return px >= crop.x() && px <= crop.x() + crop.width() && py >= crop.y() && py <= crop.y() + crop.height();
    }

    /**
     * The point that a crop to an aspect is best centred on.
     *
     * @param copy a normalised PNG or mp4
     * @param aspect of the crop, width by height
     * @throws IOException when it cannot be read
     */
    public static Focus focus(Path copy, double aspect) throws IOException {
        Saliency saliency = saliency(copy);
        Region crop = best(saliency.width(), saliency.height(), aspect, saliency);
        return centre(saliency, crop);
    }

    /**
     * The best crop of a normalised PNG or mp4.
     *
     * @param aspect of the crop, width by height
     * @throws IOException when it cannot be read
     */
    public static Region best(Path copy, double aspect) throws IOException {
        Saliency saliency = saliency(copy);
        return best(saliency.width(), saliency.height(), aspect, saliency);
    }

    private static Saliency saliency(Path copy) throws IOException {
        List<Thumbnail> moments = Thumbnails.of(copy, LONGEST, MOMENTS);
        return Saliency.of(moments);
    }

    /**
     * The largest crop of an aspect that keeps most of what draws the eye, and does not cut through it.
     *
     * @param width of the picture
     * @param height of the picture
     * @param aspect of the crop, width by height
     */
    public static Region best(int width, int height, double aspect, Saliency saliency) {
        double own = width / (double) height;
        if (own > aspect) {
            double share = aspect / own;
            return new Region(slide(along(saliency, true), share), 0, share, 1);
        }
        double share = own / aspect;
        return new Region(0, slide(along(saliency, false), share), 1, share);
    }

    /** Adds up what lies on each column, or on each row. */
    private static double[] along(Saliency saliency, boolean columns) {
        int count = columns ? saliency.width() : saliency.height();
        double[] sums = new double[count];
        for (int y = 0; y < saliency.height(); y++) {
            for (int x = 0; x < saliency.width(); x++) {
                sums[columns ? x : y] += saliency.values()[y * saliency.width() + x];
            }
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            double off = (i + 0.5) / count * 2 - 1;
            sums[i] *= 1 - (1 - EDGE) * off * off;
            total += sums[i];
        }
        for (int i = 0; i < count && total > 0; i++) {
            sums[i] /= total;
        }
        return sums;
    }

    /** Where a window of a share of the line begins, 0 to 1: it holds the most, rather in its middle than at its edges. */
    private static double slide(double[] line, double share) {
        int window = (int) Math.max(1, Math.round(line.length * share));
        int last = line.length - window;
        double best = Double.NEGATIVE_INFINITY;
        double at = last / 2.0;
        for (int from = 0; from <= last; from++) {
            double held = 0;
            for (int i = 0; i < window; i++) {
                double off = (i + 0.5) / window * 2 - 1;
                held += line[from + i] * (1 - 0.5 * off * off);
            }
            // of equals the one nearest to the middle
            held -= 1e-6 * Math.abs(from - last / 2.0);
            if (held > best) {
                best = held;
                at = from;
            }
        }
        return last == 0 ? 0 : Math.min(1 - share, at / line.length);
    }

    /** The crop's own middle on the side that was cropped; on the other what draws the eye. */
    private static Focus centre(Saliency saliency, Region crop) {
        double sum = 0;
        double sumX = 0;
        double sumY = 0;
        for (int y = 0; y < saliency.height(); y++) {
            for (int x = 0; x < saliency.width(); x++) {
                double px = (x + 0.5) / saliency.width();
                double py = (y + 0.5) / saliency.height();
                double value = isInside(saliency, crop, x, y) ? saliency.values()[y * saliency.width() + x] : 0;
                sum += value;
                sumX += value * px;
                sumY += value * py;
            }
        }
        double x = crop.width() < 1 || sum == 0 ? crop.centreX() : sumX / sum;
        double y = crop.height() < 1 || sum == 0 ? crop.centreY() : sumY / sum;
        return new Focus(x, y);
    }
}
