package io.reelmill.render.ad;

import io.reelmill.render.ad.AdItem.Kind;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.Map;

/** Tells from its pixels what a picture is good for. */
final class PictureAppraisal {

    private static final int SIDE = 96;
    /** Of the pixels along the edges. */
    private static final double NEARLY_ALL = 0.92;
    /** Channels of one plain ground stray so far from their middle: soft light and compression. */
    private static final int PLAIN = 20;
    /** A logo consists of so many colours, ... */
    private static final int FLAT_COLOURS = 4;
    /** ... which make up this share of it; the rest is the smoothing of its edges. */
    private static final double FLAT_SHARE = 0.8;

    private static final int OPAQUE = 160;

    private final int[] pixels;

    PictureAppraisal(BufferedImage picture) {
        BufferedImage small = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = small.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(picture, 0, 0, SIDE, SIDE, null);
        g.dispose();
        this.pixels = small.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
    }

    Kind kind() {
        int ground = ground();
        boolean bare = edge(p -> p >>> 24 < OPAQUE) >= NEARLY_ALL;
        boolean plain = bare || edge(p -> isNear(p, ground)) >= NEARLY_ALL;
        if (!plain) {
            return Kind.SCENE;
        }
        return isFlat(bare, ground) ? Kind.LOGO : Kind.PRODUCT;
    }

    /** The mean colour of the edges. */
    private int ground() {
        long[] sum = new long[3];
        int n = 0;
        for (int i = 0; i < pixels.length; i++) {
            if (isEdge(i)) {
                for (int c = 0; c < 3; c++) {
                    sum[c] += pixels[i] >> 8 * c & 255;
                }
                n++;
            }
        }
        return (int) (sum[0] / n) | (int) (sum[1] / n) << 8 | (int) (sum[2] / n) << 16;
    }

    private boolean isFlat(boolean bare, int ground) {
        Map<Integer, Integer> colours = new HashMap<>();
        int figure = 0;
        for (int pixel : pixels) {
            boolean seen = bare ? pixel >>> 24 >= OPAQUE : !isNear(pixel, ground);
            if (seen) {
                figure++;
                colours.merge(pixel >> 4 & 0x0F0F0F, 1, Integer::sum);
            }
        }
        int most = colours.values().stream()
                .sorted((a, b) -> b - a)
                .limit(FLAT_COLOURS)
                .mapToInt(Integer::intValue)
                .sum();
        return figure > 0 && most >= FLAT_SHARE * figure;
    }

    private static boolean isNear(int pixel, int colour) {
        for (int c = 0; c < 24; c += 8) {
            if (Math.abs((pixel >> c & 255) - (colour >> c & 255)) > PLAIN) {
                return false;
            }
        }
        return pixel >>> 24 >= OPAQUE;
    }

    private static boolean isEdge(int i) {
        int x = i % SIDE;
        int y = i / SIDE;
        return Math.min(Math.min(x, SIDE - 1 - x), Math.min(y, SIDE - 1 - y)) < 2;
    }

    private double edge(java.util.function.IntPredicate is) {
        int all = 0;
        int those = 0;
        for (int i = 0; i < pixels.length; i++) {
            if (isEdge(i)) {
                all++;
                those += is.test(pixels[i]) ? 1 : 0;
            }
        }
        return those / (double) all;
    }
}
