package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Still;

/**
 * A picture with opacity that is drawn onto a {@link PlanarCanvas} again and again: premultiplied samples, each packed with its
 * opacity, cut down to what is visible of it. Immutable.
 */
public final class PlanarSprite {

    /** Samples along a side of the squares that are known to be transparent or not. */
    static final int CELL = 8;

    /** Of the whole picture, in luma samples. */
    final int wholeWidth;

    final int wholeHeight;
    /** Where the samples begin in it. */
    final int left;

    final int top;
    final int width;
    final int height;
    /** Opacity in bits 16 to 23, luma below, and the same of the sample underneath in the upper half. */
    final long[] luma;

    final int chromaWidth;
    final int chromaHeight;
    /** Opacity in bits 32 to 39, the difference to red in bits 16 to 23, to blue below. */
    final long[] chroma;
    /** Columns and rows of luma for each of chroma, as in the canvas that it is for. */
    final int share;

    private final int across;
    private final boolean[] clear;

    /** @param whole whether the canvas has as many samples of chroma as of luma */
    public static PlanarSprite of(Pixels pixels, boolean whole) {
        // twice as large, chroma has as many samples as the picture
        Still still = Still.cutout(whole ? doubled(pixels) : pixels);
        return new PlanarSprite(still, pixels.width(), pixels.height(), whole);
    }

    private PlanarSprite(Still still, int wholeWidth, int wholeHeight, boolean whole) {
        int step = whole ? 2 : 1;
        this.wholeWidth = wholeWidth;
        this.wholeHeight = wholeHeight;
        this.share = whole ? 1 : 2;
        this.left = still.left() / step;
        this.top = still.top() / step;
        this.width = still.y().width() / step;
        this.height = still.y().height() / step;
        this.luma = new long[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                long sample =
                        still.alpha().get(x * step, y * step) << 16 | still.y().get(x * step, y * step);
                int at = y * width + x;
                luma[at] = sample;
                if (y > 0) {
                    luma[at - width] |= sample << 32;
                }
            }
        }
        Plane opacity = still.chromaAlpha();
        this.chromaWidth = opacity.width();
        this.chromaHeight = opacity.height();
        this.chroma = new long[chromaWidth * chromaHeight];
        for (int y = 0; y < chromaHeight; y++) {
            for (int x = 0; x < chromaWidth; x++) {
                chroma[y * chromaWidth + x] = (long) opacity.get(x, y) << 32
                        | (long) still.v().get(x, y) << 16
                        | still.u().get(x, y);
            }
        }
        this.across = (width + CELL - 1) / CELL;
        this.clear = clear();
    }

    static Pixels doubled(Pixels pixels) {
        int[] argb = new int[4 * pixels.argb().length];
        int wide = 2 * pixels.width();
        for (int i = 0; i < argb.length; i++) {
            argb[i] = pixels.argb()[i / wide / 2 * pixels.width() + i % wide / 2];
        }
        return new Pixels(wide, 2 * pixels.height(), argb);
    }

    /** Whether nothing is seen in a square and all that touch it. */
    private boolean[] clear() {
        int down = (height + CELL - 1) / CELL;
        boolean[] seen = new boolean[across * down];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                seen[y / CELL * across + x / CELL] |= (int) luma[y * width + x] != 0;
            }
        }
        boolean[] none = new boolean[seen.length];
        for (int i = 0; i < none.length; i++) {
            boolean near = false;
            for (int y = Math.max(0, i / across - 1); y <= Math.min(down - 1, i / across + 1); y++) {
                for (int x = Math.max(0, i % across - 1); x <= Math.min(across - 1, i % across + 1); x++) {
                    near |= seen[y * across + x];
                }
            }
            none[i] = !near;
        }
        return none;
    }

    /** Whether nothing is seen within {@value #CELL} samples around a place. */
    boolean isClear(int x, int y) {
        return clear[y / CELL * across + x / CELL];
    }

    public int wholeWidth() {
        return wholeWidth;
    }

    public int wholeHeight() {
        return wholeHeight;
    }
}
