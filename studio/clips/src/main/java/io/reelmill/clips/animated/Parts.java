package io.reelmill.clips.animated;

import io.reelmill.compositor.still.Pixels;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Splits a layer into its connected components, so that each can move by itself. */
final class Parts {

    /** Side in pixels of the squares that are tested for contact. */
    private static final int CELL = 8;

    private static final int MOST = 8;

    /** Smaller components share one layer; a share of the layer's area. */
    private static final double SMALLEST = 0.0012;

    /** @param x left edge on the layer */
    record Part(Pixels pixels, int x, int y) {}

    private record Patch(int label, int cells, int left, int top, int right, int bottom) {}

    private Parts() {}

    /** The components, the largest first; components that are too small come last, together on one layer. */
    static List<Part> of(Pixels plate) {
        int columns = (plate.width() + CELL - 1) / CELL;
        int rows = (plate.height() + CELL - 1) / CELL;
        int[] labels = painted(plate, columns, rows);
        List<Patch> patches = new ArrayList<>();
        for (int i = 0; i < labels.length; i++) {
            if (labels[i] == -1) {
                patches.add(flood(labels, columns, rows, i, patches.size() + 1));
            }
        }
        patches.sort(Comparator.comparingInt(Patch::cells).reversed().thenComparingInt(Patch::label));
        List<Part> parts = new ArrayList<>();
        boolean[] taken = new boolean[patches.size() + 1];
        for (Patch patch : patches) {
            if (parts.size() < MOST && patch.cells() > SMALLEST * columns * rows) {
                taken[patch.label()] = true;
                boolean[] only = new boolean[taken.length];
                only[patch.label()] = true;
                parts.add(cut(plate, labels, columns, only, patch));
            }
        }
        Patch rest = null;
        boolean[] others = new boolean[taken.length];
        for (Patch patch : patches) {
            if (!taken[patch.label()]) {
                others[patch.label()] = true;
                rest = rest == null ? patch : union(rest, patch);
            }
        }
        if (rest != null) {
            parts.add(cut(plate, labels, columns, others, rest));
        }
        return parts;
    }

    /** -1 where a cell has paint, else 0. */
    private static int[] painted(Pixels plate, int columns, int rows) {
        int[] labels = new int[columns * rows];
        for (int y = 0; y < plate.height(); y++) {
            int row = y / CELL * columns;
            int base = y * plate.width();
            for (int x = 0; x < plate.width(); x++) {
                if (plate.argb()[base + x] >>> 24 > 5) {
                    labels[row + x / CELL] = -1;
                }
            }
        }
        return labels;
    }

    private static Patch flood(int[] labels, int columns, int rows, int start, int label) {
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        labels[start] = label;
        int cells = 0;
        int left = columns;
        int top = rows;
        int right = 0;
        int bottom = 0;
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            int x = cell % columns;
            int y = cell / columns;
            cells++;
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
            for (int v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++) {
                for (int u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
                    if (labels[v * columns + u] == -1) {
                        labels[v * columns + u] = label;
                        queue.add(v * columns + u);
                    }
                }
            }
        }
        return new Patch(label, cells, left, top, right, bottom);
    }

    private static Patch union(Patch a, Patch b) {
        return new Patch(
                a.label(),
                a.cells() + b.cells(),
                Math.min(a.left(), b.left()),
                Math.min(a.top(), b.top()),
                Math.max(a.right(), b.right()),
                Math.max(a.bottom(), b.bottom()));
    }

    private static Part cut(Pixels plate, int[] labels, int columns, boolean[] wanted, Patch box) {
        int x0 = box.left() * CELL;
        int y0 = box.top() * CELL;
        int width = Math.min(plate.width(), (box.right() + 1) * CELL) - x0;
        int height = Math.min(plate.height(), (box.bottom() + 1) * CELL) - y0;
        int[] argb = new int[width * height];
        for (int y = 0; y < height; y++) {
            int row = (y0 + y) / CELL * columns;
            for (int x = 0; x < width; x++) {
                if (wanted[labels[row + (x0 + x) / CELL]]) {
                    argb[y * width + x] = plate.argb()[(y0 + y) * plate.width() + x0 + x];
                }
            }
        }
        return new Part(new Pixels(width, height, argb), x0, y0);
    }
}
