package io.reelmill.clips.planar;

import io.reelmill.clips.planar.PlanarCanvas.Samples;

/**
 * Draws sprites moved, scaled, turned and bent, each sample once: a row of the canvas is a straight line through the sprite, which
 * is sampled along it, bilinearly, to 1/256 of a sample. Belongs to one thread.
 */
public final class SpritePainter {

    private static final int ONE = 1 << 16;
    private static final int ROUND = 0x00800080;
    private static final int LANES = 0x00FF00FF;
    private static final long ROUND2 = 0x0080008000800080L;
    private static final long LANES2 = 0x00FF00FF00FF00FFL;
    private static final long ROUND3 = 0x0000008000800080L;
    private static final long LANES3 = 0x000000FF00FF00FFL;
    private static final int OPAQUE = 256;

    /** The horizontal shift of each row. */
    public interface Lean {
        Lean NONE = share -> 0;

        /** @param share 0 at the sprite's top, 1 at its bottom */
        double pixels(double share);
    }

    /**
     * Position, size and rotation of a sprite's whole picture.
     *
     * @param x of the pivot, which is in the middle of the width
     * @param y of the pivot
     * @param pivot vertical position of the pivot as a share of the height, 0 to 1
     * @param width pixels
     * @param height pixels
     * @param turn degrees, clockwise
     */
    public record Placement(double x, double y, double pivot, double width, double height, double turn) {

        /** Upright, by its edges. */
        public static Placement at(double left, double top, double width, double height) {
            return new Placement(left + width / 2, top, 0, width, height, 0);
        }
    }

    private final PlanarCanvas canvas;
    private final boolean smooth;

    /** Fixed-point line through a sprite: where it begins, and the step for each sample of the canvas. */
    private int u;

    private int v;
    private int du;
    private int dv;
    private int from;
    private int end;

    /** @param smooth whether samples are interpolated */
    public SpritePainter(PlanarCanvas canvas, boolean smooth) {
        this.canvas = canvas;
        this.smooth = smooth;
    }

    /** @param opacity 0 to 1, times that of the sprite */
    public void draw(PlanarSprite sprite, Placement placement, Lean lean, double opacity) {
        int weight = (int) Math.round(OPAQUE * opacity);
        if (weight <= 0 || placement.width() <= 0 || placement.height() <= 0) {
            return;
        }
        double sin = Math.sin(Math.toRadians(placement.turn()));
        double cos = Math.cos(Math.toRadians(placement.turn()));
        // what is turned far is not bent
        double bent = Math.abs(placement.turn()) < 60 ? 1 / cos : 0;
        double reach = reach(placement, sin, cos);
        int first = (int) Math.max(0, Math.floor(placement.y() - reach));
        int last = (int) Math.min(canvas.height(), Math.ceil(placement.y() + reach) + 1);
        for (int row = first; row < last; row++) {
            double dy = row + 0.5 - placement.y();
            double shift = lean.pixels(dy * bent / placement.height() + placement.pivot());
            if (aim(sprite, placement, shift, sin, cos, 0.5, dy, 1, canvas.y)) {
                luma(sprite, row, weight);
            }
        }
        int share = canvas.share;
        for (int row = first / share; row < (last + share - 1) / share && row < canvas.u.height; row++) {
            double dy = row * share + share / 2.0 - placement.y();
            double shift = lean.pixels(dy * bent / placement.height() + placement.pivot());
            if (aim(sprite, placement, shift, sin, cos, 0.5, dy, share, canvas.u)) {
                chroma(sprite, row, weight);
            }
        }
    }

    /** Rows above or below the pivot beyond which nothing is drawn. */
    private static double reach(Placement placement, double sin, double cos) {
        double down = Math.max(placement.pivot(), 1 - placement.pivot()) * placement.height();
        return Math.abs(cos) * down + Math.abs(sin) * placement.width() / 2 + 2;
    }

    /**
     * Finds the line that a row of a plane takes through the sprite, and the columns between which it lies inside.
     *
     * @param centre of the first column, in pixels of luma
     * @param dy from the pivot to the row, pixels of luma
     * @param share columns of luma for each of the plane
     */
    private boolean aim(
            PlanarSprite sprite,
            Placement placement,
            double shift,
            double sin,
            double cos,
            double centre,
            double dy,
            int share,
            Samples plane) {
        double perX = sprite.wholeWidth / placement.width();
        double perY = sprite.wholeHeight / placement.height();
        double dx = centre - placement.x() - shift;
        // of luma, the upper left corner of the whole picture at 0
        double x = ((dx * cos + dy * sin) + placement.width() / 2) * perX - sprite.left;
        double y = ((dy * cos - dx * sin) + placement.height() * placement.pivot()) * perY - sprite.top;
        double stepX = cos * perX * share;
        double stepY = -sin * perY * share;
        int wide = sprite.width;
        int high = sprite.height;
        if (plane != canvas.y) {
            // chroma of a sprite lies in the middle of its blocks
            x /= sprite.share;
            y /= sprite.share;
            stepX /= sprite.share;
            stepY /= sprite.share;
            wide = sprite.chromaWidth;
            high = sprite.chromaHeight;
        }
        double rounding = smooth ? 0.5 : 0;
        x -= rounding;
        y -= rounding;
        double lowest = Math.max(first(x, stepX, wide - 1.001), first(y, stepY, high - 1.001));
        double highest = Math.min(last(x, stepX, wide - 1.001), last(y, stepY, high - 1.001));
        from = (int) Math.max(0, Math.ceil(lowest));
        end = (int) Math.min(plane.width, Math.floor(highest) + 1);
        if (end <= from) {
            return false;
        }
        du = (int) Math.round(stepX * ONE);
        dv = (int) Math.round(stepY * ONE);
        u = (int) Math.floor((x + from * stepX) * ONE);
        v = (int) Math.floor((y + from * stepY) * ONE);
        narrow(wide, high);
        return end > from;
    }

    /** Steps are rounded, and a line of many of them could leave the sprite at its end. */
    private void narrow(int wide, int high) {
        while (from < end && !isInside(u, v, wide, high)) {
            from++;
            u += du;
            v += dv;
        }
        while (from < end && !isInside(u + (end - 1 - from) * du, v + (end - 1 - from) * dv, wide, high)) {
            end--;
        }
    }

    private static boolean isInside(int u, int v, int wide, int high) {
        return u >= 0 && v >= 0 && u >> 16 < wide - 1 && v >> 16 < high - 1;
    }

    /** The first step at which {@code start + step * i} is between 0 and a limit. */
    private static double first(double start, double step, double limit) {
        if (Math.abs(step) < 1e-9) {
            return start >= 0 && start <= limit ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        return step > 0 ? -start / step : (limit - start) / step;
    }

    private static double last(double start, double step, double limit) {
        if (Math.abs(step) < 1e-9) {
            return Double.POSITIVE_INFINITY;
        }
        return step > 0 ? (limit - start) / step : -start / step;
    }

    /** Samples of the canvas that are as one left out or drawn; those of a stretch lie within a cell and the ones that touch it. */
    private static int stretch(int du, int dv, int cell) {
        int most = Math.max(Math.abs(du), Math.abs(dv));
        return most <= ONE ? cell : most <= 2 * ONE ? cell / 2 : 0;
    }

    private void luma(PlanarSprite sprite, int row, int weight) {
        long[] samples = sprite.luma;
        int wide = sprite.width;
        byte[] to = canvas.y.bytes;
        int at = row * canvas.y.stride;
        int last = at + end;
        int stepU = du;
        int stepV = dv;
        int stretch = stretch(stepU, stepV, PlanarSprite.CELL);
        int su = u;
        int sv = v;
        int x = at + from;
        while (x < last) {
            int stop = stretch == 0 ? last : Math.min(last, x + stretch);
            if (stretch > 0 && sprite.isClear(su >> 16, sv >> 16)) {
                su += stepU * (stop - x);
                sv += stepV * (stop - x);
                x = stop;
                continue;
            }
            for (; x < stop; x++, su += stepU, sv += stepV) {
                int i = (sv >> 16) * wide + (su >> 16);
                int sample =
                        smooth ? between(samples[i], samples[i + 1], su >> 8 & 255, sv >> 8 & 255) : (int) samples[i];
                if (weight < OPAQUE) {
                    sample = sample * weight + ROUND >>> 8 & LANES;
                }
                int rest = 255 - (sample >>> 16);
                to[x] = (byte) (rest == 0 ? sample : (sample & 255) + share(to[x] & 255, rest));
            }
        }
    }

    /** Two samples above two others. */
    private static int between(long left, long right, int across, int down) {
        long both = left * (OPAQUE - across) + right * across + ROUND2 >>> 8 & LANES2;
        return (int) both * (OPAQUE - down) + (int) (both >>> 32) * down + ROUND >>> 8 & LANES;
    }

    private void chroma(PlanarSprite sprite, int row, int weight) {
        long[] samples = sprite.chroma;
        int wide = sprite.chromaWidth;
        byte[] blue = canvas.u.bytes;
        byte[] red = canvas.v.bytes;
        int at = row * canvas.u.stride;
        int last = at + end;
        int stepU = du;
        int stepV = dv;
        int share = sprite.share;
        int stretch = stretch(stepU, stepV, PlanarSprite.CELL / share);
        int su = u;
        int sv = v;
        int x = at + from;
        while (x < last) {
            int stop = stretch == 0 ? last : Math.min(last, x + stretch);
            if (stretch > 0 && sprite.isClear((su >> 16) * share, (sv >> 16) * share)) {
                su += stepU * (stop - x);
                sv += stepV * (stop - x);
                x = stop;
                continue;
            }
            for (; x < stop; x++, su += stepU, sv += stepV) {
                int i = (sv >> 16) * wide + (su >> 16);
                long sample = samples[i];
                if (smooth) {
                    int right = su >> 8 & 255;
                    int below = sv >> 8 & 255;
                    long upper = sample * (OPAQUE - right) + samples[i + 1] * right + ROUND3 >>> 8 & LANES3;
                    long lower = samples[i + wide] * (OPAQUE - right) + samples[i + wide + 1] * right + ROUND3 >>> 8
                            & LANES3;
                    sample = upper * (OPAQUE - below) + lower * below + ROUND3 >>> 8 & LANES3;
                }
                if (weight < OPAQUE) {
                    sample = sample * weight + ROUND3 >>> 8 & LANES3;
                }
                int rest = 255 - (int) (sample >>> 32);
                if (rest == 0) {
                    blue[x] = (byte) sample;
                    red[x] = (byte) (sample >>> 16);
                } else {
                    blue[x] = (byte) (((int) sample & 255) + share(blue[x] & 255, rest));
                    red[x] = (byte) (((int) sample >>> 16 & 255) + share(red[x] & 255, rest));
                }
            }
        }
    }

    /** {@code sample * rest / 255}, rounded. */
    private static int share(int sample, int rest) {
        int product = sample * rest + 128;
        return product + (product >> 8) >> 8;
    }
}
