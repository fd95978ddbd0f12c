package io.reelmill.compositor.plane;

/**
 * Where a plane of opacity is not fully transparent, and where it is fully opaque, in cells of {@value #COLUMNS} columns and 64
 * rows. Computed once for each picture, so that only what can be seen of it is drawn.
 *
 * <p>A cell answers for its own rows and for the eight above and below it, since a drawn row mixes two neighbouring ones: two
 * such rows that lie in different cells are transparent (or opaque) as soon as both cells say so, and no sample of a cell that
 * says so need be known.
 */
public final class Coverage {

    static final int COLUMNS = 16;
    /** Words of a column in a cell. */
    static final int WORDS = 8;
    /** Cells below each other in a band of a plane: a bit for each. */
    static final int CELLS = Plane.BAND / WORDS;

    private final int[][] visible;
    private final int[][] opaque;

    private Coverage(int bands, int across) {
        visible = new int[bands][across];
        opaque = new int[bands][across];
    }

    /** The coverage of a plane of opacity, which does not change from then on. */
    public static Coverage of(Plane opacity) {
        int bands = opacity.bands.length;
        int across = (opacity.width() + COLUMNS - 1) / COLUMNS;
        Coverage coverage = new Coverage(bands, across);
        long[] some = new long[bands + 2];
        long[] all = new long[bands + 2];
        for (int i = 0; i < across; i++) {
            // what lies outside of the plane hinders nothing
            all[0] = -1;
            all[bands + 1] = -1;
            int end = Math.min(opacity.width(), (i + 1) * COLUMNS);
            for (int band = 0; band < bands; band++) {
                some[band + 1] = 0;
                all[band + 1] = -1;
                for (int x = i * COLUMNS; x < end; x++) {
                    long[] column = opacity.bands[band][x];
                    some[band + 1] |= words(column, 0);
                    all[band + 1] &= ~words(column, -1);
                }
            }
            for (int band = 0; band < bands; band++) {
                long near = some[band + 1] | above(some, band) | below(some, band);
                long solid = all[band + 1] & above(all, band) & below(all, band);
                coverage.visible[band][i] = ~cellsOfOnes(~near);
                coverage.opaque[band][i] = cellsOfOnes(solid);
            }
        }
        return coverage;
    }

    /** A bit for each word of a column that is not the given one. */
    private static long words(long[] column, long word) {
        long bits = 0;
        for (int i = 0; i < column.length; i++) {
            bits |= (column[i] == word ? 0L : 1L) << i;
        }
        return bits;
    }

    /** For each word of a band the bit of the one above it. */
    private static long above(long[] bits, int band) {
        return bits[band + 1] << 1 | bits[band] >>> 63;
    }

    private static long below(long[] bits, int band) {
        return bits[band + 1] >>> 1 | bits[band + 2] << 63;
    }

    /** A bit for each cell all of whose words have theirs; those beyond the eighth are set as the lowest ones are not. */
    private static int cellsOfOnes(long words) {
        int cells = 0;
        for (int i = 0; i < CELLS; i++) {
            if ((words >>> i * WORDS & 0xFF) == 0xFF) {
                cells |= 1 << i;
            }
        }
        return cells;
    }

    /** The cells of a band that are visible in any of some columns; from and to inclusive. */
    int visible(int band, int from, int to) {
        int cells = 0;
        for (int i = from / COLUMNS; i <= to / COLUMNS; i++) {
            cells |= visible[band][i];
        }
        return cells & 0xFF;
    }

    /** The cells of a band that are opaque in all of some columns; from and to inclusive. */
    int opaque(int band, int from, int to) {
        int cells = 0xFF;
        for (int i = from / COLUMNS; i <= to / COLUMNS; i++) {
            cells &= opaque[band][i];
        }
        return cells;
    }

    int bands() {
        return visible.length;
    }
}
