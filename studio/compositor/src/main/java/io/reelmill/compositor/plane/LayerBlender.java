package io.reelmill.compositor.plane;

/**
 * Lays a picture with opacity over rasters, moved and scaled as {@link PlaneResampler} does it. What is transparent is not drawn,
 * and what is opaque is copied. An instance keeps its scratch memory and belongs to one thread.
 */
public final class LayerBlender {

    private static final int OPAQUE = 256;

    private final PlaneResampler resampler;
    private final VisibleCells cells = new VisibleCells();
    private long[][] opacity = new long[0][0];
    private long[] below = new long[0];
    private long[] blended = new long[0];
    private long[] rest = new long[0];
    private long[] faded = new long[0];
    private long[] nothing = new long[0];

    private Axis y;
    private int weight;
    private int top;
    private int bottom;
    private boolean empty;

    /** @param resampler of the same thread */
    public LayerBlender(PlaneResampler resampler) {
        this.resampler = resampler;
    }

    /**
     * Draws the opacity of a picture, for the planes that are laid next.
     *
     * @param coverage that of the opacity
     * @param weight 0 for nothing of it, 256 as opaque as it is
     * @param x0 left edge of the part of a raster that is touched, a multiple of 8
     * @param x1 right edge, exclusive; the word that it falls into is touched as a whole
     */
    public void aim(Plane alpha, Coverage coverage, Axis x, Axis y, int weight, int x0, int y0, int x1, int y1) {
        this.y = y;
        this.weight = weight;
        this.top = y0;
        this.bottom = y1;
        this.empty = x1 <= x0 || y1 <= y0;
        if (empty) {
            return;
        }
        makeRoom(x1 + 7 >> 3, y1);
        resampler.aim(alpha, coverage, x, x0, x1, weight == OPAQUE, cells);
        resampler.draw(alpha, y, cells, true, this::keep, y0, y1);
    }

    /** Lays a plane over a raster, of the size of the opacity that was drawn last. */
    public void lay(Plane samples, Raster target) {
        if (!empty) {
            resampler.draw(
                    samples,
                    y,
                    cells,
                    false,
                    (row, words, from, end, opaque) -> blend(target, row, words, from, end, opaque),
                    top,
                    bottom);
        }
    }

    private void makeRoom(int words, int rows) {
        if (opacity.length < rows || below.length < words) {
            int length = Math.max(words, below.length);
            opacity = new long[Math.max(rows, opacity.length)][length];
            below = new long[length];
            blended = new long[length];
            rest = new long[length];
            faded = new long[length];
            nothing = new long[length];
        }
    }

    private void keep(int row, long[] alpha, int from, int end, boolean opaque) {
        if (weight == OPAQUE) {
            System.arraycopy(alpha, from, opacity[row], from, end - from);
        } else {
            Lanes.mixAll(nothing, alpha, opacity[row], from, end, weight, Lanes.HALF, Lanes.HALF);
        }
    }

    private void blend(Raster target, int row, long[] samples, int from, int end, boolean opaque) {
        int at = row * target.words() + from;
        if (opaque) {
            target.data.put(at, samples, from, end - from);
            return;
        }
        long[] above = samples;
        if (weight < OPAQUE) {
            Lanes.mixAll(nothing, samples, faded, from, end, weight, Lanes.HALF, Lanes.HALF);
            above = faded;
        }
        target.data.get(at, below, from, end - from);
        Lanes.overAll(below, above, opacity[row], blended, rest, from, end);
        target.data.put(at, blended, from, end - from);
    }
}
