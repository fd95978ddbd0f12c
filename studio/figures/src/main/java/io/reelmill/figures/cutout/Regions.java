package io.reelmill.figures.cutout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Connected components of pixels, with four neighbours each. */
final class Regions {

    /** Components of at least this size relative to the largest belong to the subject. */
    private static final double PART = 0.06;

    private final int width;
    private final int height;
    private final int[] queue;

    Regions(int width, int height) {
        this.width = width;
        this.height = height;
        this.queue = new int[width * height];
    }

    /** Open pixels that are connected to the picture's edge. */
    boolean[] fromEdge(boolean[] open) {
        boolean[] reached = new boolean[open.length];
        for (int x = 0; x < width; x++) {
            grow(open, reached, x);
            grow(open, reached, (height - 1) * width + x);
        }
        for (int y = 0; y < height; y++) {
            grow(open, reached, y * width);
            grow(open, reached, y * width + width - 1);
        }
        return reached;
    }

    /** Open components that are not connected to the edge and have at least the given share of the picture. */
    boolean[] large(boolean[] open, boolean[] reached, double share) {
        boolean[] out = new boolean[open.length];
        boolean[] seen = reached.clone();
        for (int i = 0; i < open.length; i++) {
            int size = open[i] && !seen[i] ? grow(open, seen, i) : 0;
            for (int k = 0; size > share * open.length && k < size; k++) {
                out[queue[k]] = true;
            }
        }
        return out;
    }

    /** Keeps the largest component and those that are not much smaller. */
    void tidy(boolean[] figure) {
        boolean[] seen = new boolean[figure.length];
        List<int[]> parts = new ArrayList<>();
        int largest = 0;
        for (int i = 0; i < figure.length; i++) {
            if (figure[i] && !seen[i]) {
                int size = grow(figure, seen, i);
                parts.add(Arrays.copyOf(queue, size));
                largest = Math.max(largest, size);
            }
        }
        for (int[] part : parts) {
            if (part.length < largest * PART) {
                for (int i : part) {
                    figure[i] = false;
                }
            }
        }
    }

    /** Marks the component of a pixel and returns its size; its pixels are at the beginning of the queue. */
    private int grow(boolean[] open, boolean[] seen, int start) {
        if (!open[start] || seen[start]) {
            return 0;
        }
        int head = 0;
        int tail = 0;
        queue[tail++] = start;
        seen[start] = true;
        while (head < tail) {
            int i = queue[head++];
            int x = i % width;
            int[] around = {x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width};
            for (int n : around) {
                if (n >= 0 && n < open.length && open[n] && !seen[n]) {
                    seen[n] = true;
                    queue[tail++] = n;
                }
            }
        }
        return tail;
    }
}
