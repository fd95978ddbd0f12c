package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Segments the subject: a background model from the edge of the picture and a figure model from the rest, then both
 * again from the result. The likelihood of each pixel is averaged with its neighbours of similar colour (as GrabCut by
 * Rother, Kolmogorov and Blake 2004, with an edge-preserving mean instead of the graph cut).
 */
final class Segmentation {

    private static final int ROUNDS = 4;
    private static final float FAR = 12;
    /** When a smooth background deviates more than this, only its colours are used. */
    private static final float SMOOTH = 0.045f;

    private static final double CONTRAST = 0.045;
    private static final double CLEAR = 0.6;
    /** Length of the outline relative to the root of the area: 3.5 for a disc, 12 for a person with arms and legs. */
    private static final double RAGGED = 16;

    /** A background that deviates this far from a smooth one is busy: then the figure must be very distinct. */
    private static final double BUSY = 0.06;

    private final Lab lab;
    private final int width;
    private final int height;
    private final boolean[] figure;

    Segmentation(Pixels picture) {
        Lab seen = Lab.of(picture);
        this.lab = new Lab(seen.l().box(1), seen.a().box(1), seen.b().box(1));
        this.width = picture.width();
        this.height = picture.height();
        this.figure = new boolean[width * height];
    }

    /** 1 in the figure, 0 outside; null when nothing stands out from the background. */
    Field mask() {
        Field cost = groundCost(this::nearEdge);
        float near = Math.max(4.5f, Math.min(20, edgeCost(cost) * 1.5f));
        take(cost.map(i -> cost.at()[i] - near));
        if (share() < 0.004) {
            return null;
        }
        for (int round = 0; round < ROUNDS; round++) {
            Field ground = groundCost(i -> !figure[i]);
            ColourMixture colours = new ColourMixture(lab, i -> figure[i], 8);
            Field odds = ground.map(i -> {
                float own =
                        colours.cost(lab.l().at()[i], lab.a().at()[i], lab.b().at()[i]);
                float odd = Math.max(-FAR, Math.min(FAR, ground.at()[i] - own - 1));
                return odd + (ground.at()[i] > 9 ? 2 : ground.at()[i] < 2 ? -2 : 0);
            });
            Field calm = odds.guidedBy(lab.l(), Math.max(2, width / 70), 0.002f);
            take(calm);
        }
        new Regions(width, height).tidy(figure);
        return standsOut() ? Field.of(width, height, i -> figure[i] ? 1 : 0) : null;
    }

    /** The 90th percentile of the pixels at the picture's edge. */
    private float edgeCost(Field cost) {
        float[] edge = new float[cost.at().length];
        int n = 0;
        for (int i = 0; i < edge.length; i++) {
            if (nearEdge(i)) {
                edge[n++] = cost.at()[i];
            }
        }
        Arrays.sort(edge, 0, n);
        return edge[n * 9 / 10];
    }

    private Field groundCost(IntPredicate meant) {
        SmoothGround smooth = new SmoothGround(lab, meant);
        ColourMixture colours = new ColourMixture(lab, meant, 6);
        boolean trusted = smooth.spread() < SMOOTH;
        return Field.of(width, height, i -> {
            float l = lab.l().at()[i];
            float a = lab.a().at()[i];
            float b = lab.b().at()[i];
            float mixed = colours.cost(l, a, b);
            return trusted ? Math.min(smooth.cost(i, l, a, b), mixed * 2 + 3) : mixed;
        });
    }

    /** Sides and top count; the bottom only at its corners, because figures stand there. */
    private boolean nearEdge(int i) {
        int band = Math.max(2, Math.min(width, height) / 30);
        int x = i % width;
        int y = i / width;
        boolean corner = x < width / 8 || x >= width - width / 8;
        return x < band || x >= width - band || y < band || y >= height - band && corner;
    }

    /** Positive pixels are figure, and so are regions that the background cannot reach from the picture's edge. */
    private void take(Field odds) {
        boolean[] open = new boolean[figure.length];
        for (int i = 0; i < open.length; i++) {
            open[i] = odds.at()[i] <= 0;
        }
        boolean[] reached = new Regions(width, height).fromEdge(open);
        boolean[] holes = new Regions(width, height).large(open, reached, 0.004);
        for (int i = 0; i < figure.length; i++) {
            figure[i] = !reached[i] && !holes[i];
        }
    }

    private double share() {
        int n = 0;
        for (boolean f : figure) {
            n += f ? 1 : 0;
        }
        return n / (double) figure.length;
    }

    /** A figure has a minimum size, leaves some background, and differs from the background along its outline. */
    private boolean standsOut() {
        double share = share();
        if (share < 0.008 || share > 0.96) {
            return false;
        }
        int reach = Math.max(2, width / 80);
        int clear = 0;
        int edges = 0;
        for (int y = reach; y < height - reach; y++) {
            for (int x = reach; x < width - reach; x++) {
                int i = y * width + x;
                boolean across = figure[i] != figure[i + 1];
                if (across || figure[i] != figure[i + width]) {
                    int step = across ? 1 : width;
                    clear += difference(i - (reach - 1) * step, i + reach * step) > CONTRAST ? 1 : 0;
                    edges++;
                }
            }
        }
        double raggedness = edges / Math.sqrt(share * figure.length);
        boolean busy = new SmoothGround(lab, i -> !figure[i]).spread() > BUSY;
        if (busy) {
            return clear > 0.9 * edges && raggedness < RAGGED / 2.7;
        }
        return edges > 0 && clear > CLEAR * edges && raggedness < RAGGED;
    }

    private double difference(int i, int j) {
        double dl = lab.l().at()[i] - lab.l().at()[j];
        double da = lab.a().at()[i] - lab.a().at()[j];
        double db = lab.b().at()[i] - lab.b().at()[j];
        return Math.sqrt(dl * dl + da * da + db * db);
    }
}
