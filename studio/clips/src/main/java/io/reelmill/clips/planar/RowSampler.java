package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Dither;
import io.reelmill.compositor.plane.Lanes;

/**
 * Fills a canvas with a picture, each row of which is taken from a place of its own and moved and scaled by itself: a ground that
 * comes nearer, water that ripples. Eight rows of the picture are interpolated along x at a time, then two rows along y, to 1/256
 * of a sample. Belongs to one thread.
 */
public final class RowSampler {

    private static final int NONE = -1;

    /** Where the rows of a picture are seen. */
    public interface Rows {

        /**
         * The row of the picture at a height of the canvas; it never falls as the height rises.
         *
         * @param y pixels from the top of the canvas, from 0 to its height
         * @return pixels from the top of the picture
         */
        double source(double y);

        /**
         * The place in the picture that is seen at the left edge of the canvas.
         *
         * @param source pixels from the top of the picture
         * @return pixels from the left of the picture
         */
        double start(double source);

        /** Pixels of the picture for each of the canvas, along x. */
        double step(double source);
    }

    private final PlanarCanvas canvas;
    private final boolean smooth;
    /** The last two groups of eight rows, interpolated along x. */
    private long[][] upper;

    private long[][] lower;
    private final long[] mixed;
    private final ColumnMixer columns;
    private int upperGroup;
    private int lowerGroup;

    /** @param smooth whether samples are interpolated */
    public RowSampler(PlanarCanvas canvas, boolean smooth) {
        int words = canvas.y.stride >> 3;
        this.canvas = canvas;
        this.smooth = smooth;
        this.upper = new long[8][words];
        this.lower = new long[8][words];
        this.mixed = new long[words];
        this.columns = new ColumnMixer(words);
    }

    public void draw(PlanarPicture picture, Rows rows) {
        plane(picture.y, canvas.y, 1, rows);
        plane(picture.u, canvas.u, canvas.share, rows);
        plane(picture.v, canvas.v, canvas.share, rows);
    }

    private void plane(PlanarPicture.Samples from, PlanarCanvas.Samples to, int share, Rows rows) {
        upperGroup = NONE;
        lowerGroup = NONE;
        int words = to.stride >> 3;
        for (int row = 0; row < to.height; row++) {
            double place = rows.source(row * share + share / 2.0) / share - (smooth ? 0.5 : 0);
            place = Math.min(Math.max(place, 0), from.height() - 1.0);
            int above = Math.min((int) place, from.height() - 2);
            int weight = smooth ? (int) Math.rint((place - above) * 256) : (int) place - above << 8;
            long[] first = row(from, above, to.width, share, rows);
            long[] second = row(from, above + 1, to.width, share, rows);
            long[] drawn = weight == 0 ? first : weight == 256 ? second : mixed;
            if (drawn == mixed) {
                Lanes.mixAll(first, second, mixed, 0, words, weight, Dither.even(row), Dither.odd(row));
            }
            to.words.put(row * words, drawn, 0, words);
        }
    }

    /** A row of the picture as wide as the canvas; those of the last two groups are kept. */
    private long[] row(PlanarPicture.Samples from, int row, int width, int share, Rows rows) {
        int group = row >> 3;
        if (group == upperGroup) {
            return upper[row & 7];
        }
        if (group != lowerGroup) {
            long[][] free = upper;
            upper = lower;
            upperGroup = lowerGroup;
            lower = free;
            lowerGroup = group;
            across(from, group, width, share, rows);
        }
        return lower[row & 7];
    }

    /** Interpolates a group of rows along x, in as many parts as differ visibly. */
    private void across(PlanarPicture.Samples from, int group, int width, int share, Rows rows) {
        double top = group * 8.0 * share;
        double bottom = top + 8 * share;
        double across = width * share;
        double left = Math.abs(rows.start(top) - rows.start(bottom));
        double right =
                Math.abs(rows.start(top) + rows.step(top) * across - rows.start(bottom) - rows.step(bottom) * across);
        int parts = ColumnMixer.parts(Math.max(left, right) / share);
        int words = (width + 7) / 8;
        for (int i = 0; i < parts; i++) {
            double middle = top + (i + 0.5) * (bottom - top) / parts;
            double step = rows.step(middle);
            // chroma of the canvas is sited left, that of the picture in the middle of its blocks
            double start = (rows.start(middle) + 0.5 * step) / share - (smooth ? 0.5 : 0);
            columns.aim(from.width(), start, step, 0, words);
            columns.mix(from.eight()[group], lower, ColumnMixer.mask(i, parts), smooth);
        }
        Lanes.transpose(lower, 0, words);
    }
}
