package io.reelmill.compositor.plane;

/**
 * What is to be drawn of a picture with opacity: the {@link Coverage} of its source for each word of eight columns of a frame. Words
 * are counted from the frame's left edge. An instance keeps its scratch memory and belongs to one thread.
 */
final class VisibleCells {

    /** Kinds of runs, beside 0 for one that is seen through. */
    private static final int NONE = -1;

    private static final int OPAQUE = 1;

    private int firstWord;
    private int endWord;
    private int bands;
    private int[][] visible = new int[0][0];
    private int[][] opaque = new int[0][0];

    private int runs;
    private int[] runFrom = new int[0];
    private int[] runEnd = new int[0];
    private int[] runKind = new int[0];
    private int upperCell = -1;
    private int lowerCell = -1;

    /** Forgets what was before, and makes room for words of a frame. */
    void begin(Coverage coverage, int firstWord, int words) {
        this.firstWord = firstWord;
        this.endWord = firstWord + words;
        this.bands = coverage.bands();
        makeRoom();
    }

    /**
     * Looks up what a word shows.
     *
     * @param from the first of the source columns that it is drawn from
     * @param to the last one
     * @param solid whether opaque cells are told apart from others
     */
    void aim(Coverage coverage, int word, int from, int to, boolean solid) {
        for (int band = 0; band < bands; band++) {
            visible[band][word] = coverage.visible(band, from, to);
            opaque[band][word] = solid ? coverage.opaque(band, from, to) : 0;
        }
    }

    /** After all words. */
    void end() {
        for (int band = 0; band < bands; band++) {
            bridge(visible[band], firstWord, endWord);
        }
        upperCell = -1;
    }

    private void makeRoom() {
        if (visible.length < bands || visible[0].length < endWord) {
            int length = Math.max(endWord, visible.length == 0 ? 0 : visible[0].length);
            visible = new int[Math.max(bands, visible.length)][length];
            opaque = new int[visible.length][length];
        }
        if (runFrom.length < endWord + 1) {
            runFrom = new int[endWord + 1];
            runEnd = new int[endWord + 1];
            runKind = new int[endWord + 1];
        }
    }

    /** Joins runs with a gap of one or two words, which costs less than to begin anew. */
    private static void bridge(int[] cells, int from, int end) {
        for (int w = from + 1; w + 1 < end; w++) {
            int next = cells[w + 1] | (w + 2 < end ? cells[w + 2] : 0);
            cells[w] |= cells[w - 1] & next;
        }
    }

    /**
     * The cells of a word that are needed of a band, a bit for each.
     *
     * @param translucent whether opaque ones are left out, as far as no neighbouring row needs them
     */
    int needed(int band, int word, boolean translucent) {
        int cells = visible[band][word];
        if (translucent) {
            int solid = opaque[band][word];
            int above = band == 0 ? 1 : opaque[band - 1][word] >>> Coverage.CELLS - 1;
            int below = band + 1 == bands ? 1 : opaque[band + 1][word] & 1;
            cells &= ~(solid & (solid << 1 | above) & (solid >>> 1 | below << Coverage.CELLS - 1));
        }
        // gaps of one or two cells cost less than to begin anew
        return cells | cells << 1 & cells >>> 1 | cells << 1 & cells >>> 2 | cells << 2 & cells >>> 1;
    }

    /**
     * Finds the runs of words that are seen in a row between two cells (or in one), counted from the top of the plane.
     *
     * @return how many there are
     */
    int runs(int upper, int lower) {
        if (upper == upperCell && lower == lowerCell) {
            return runs;
        }
        upperCell = upper;
        lowerCell = lower;
        runs = 0;
        int[] seenAbove = visible[upper / Coverage.CELLS];
        int[] seenBelow = visible[lower / Coverage.CELLS];
        int[] solidAbove = opaque[upper / Coverage.CELLS];
        int[] solidBelow = opaque[lower / Coverage.CELLS];
        int before = NONE;
        for (int w = firstWord; w < endWord; w++) {
            int kind = NONE;
            if ((seenAbove[w] >>> upper % Coverage.CELLS & seenBelow[w] >>> lower % Coverage.CELLS & 1) == 1) {
                kind = solidAbove[w] >>> upper % Coverage.CELLS & solidBelow[w] >>> lower % Coverage.CELLS & 1;
            }
            if (kind != NONE && kind != before) {
                runFrom[runs] = w;
                runKind[runs++] = kind;
            }
            if (kind != NONE) {
                runEnd[runs - 1] = w + 1;
            }
            before = kind;
        }
        return runs;
    }

    int from(int run) {
        return runFrom[run];
    }

    int end(int run) {
        return runEnd[run];
    }

    boolean opaque(int run) {
        return runKind[run] == OPAQUE;
    }
}
