package io.reelmill.illustrator.icon;

import java.util.ArrayList;
import java.util.List;

/**
 * The areas between the lines of a glyph, numbered from 1 by size.
 *
 * @param label the number of the area of each pixel, 0 for none
 * @param shares of each area in the size of all
 */
record Areas(int[] label, double[] shares) {

    static Areas of(float[] line, boolean[] outside, int width, int height, double unit) {
        int[] raw = new int[line.length];
        List<Integer> sizes = new ArrayList<>();
        int[] stack = new int[line.length];
        int[] beside = new int[4];
        for (int start = 0; start < line.length; start++) {
            if (raw[start] != 0 || outside[start] || line[start] >= 0.5f) {
                continue;
            }
            int id = sizes.size() + 1;
            int top = 0;
            int size = 0;
            stack[top++] = start;
            raw[start] = id;
            while (top > 0) {
                int i = stack[--top];
                size++;
                int sides = beside(i, width, height, beside);
                for (int side = 0; side < sides; side++) {
                    int j = beside[side];
                    if (raw[j] == 0 && !outside[j] && line[j] < 0.5f) {
                        raw[j] = id;
                        stack[top++] = j;
                    }
                }
            }
            sizes.add(size);
        }
        List<Integer> order = new ArrayList<>();
        for (int id = 1; id <= sizes.size(); id++) {
            if (sizes.get(id - 1) > 0.5 * unit * unit) {
                order.add(id);
            }
        }
        order.sort((a, b) -> sizes.get(b - 1) - sizes.get(a - 1));
        if (order.size() > 60) {
            order = order.subList(0, 60);
        }
        int[] rank = new int[sizes.size() + 1];
        double total = 0;
        for (int i = 0; i < order.size(); i++) {
            rank[order.get(i)] = i + 1;
            total += sizes.get(order.get(i) - 1);
        }
        double[] shares = new double[order.size()];
        for (int i = 0; i < shares.length; i++) {
            shares[i] = sizes.get(order.get(i) - 1) / total;
        }
        int[] label = new int[raw.length];
        for (int i = 0; i < raw.length; i++) {
            label[i] = rank[raw[i]];
        }
        return new Areas(label, shares);
    }

    /**
     * Finds the pixels on the four sides of another, without those beyond the edge.
     *
     * @param into takes them
     * @return how many there are
     */
    static int beside(int pixel, int width, int height, int[] into) {
        int x = pixel % width;
        int n = 0;
        if (x + 1 < width) {
            into[n++] = pixel + 1;
        }
        if (x > 0) {
            into[n++] = pixel - 1;
        }
        if (pixel + width < width * height) {
            into[n++] = pixel + width;
        }
        if (pixel >= width) {
            into[n++] = pixel - width;
        }
        return n;
    }
}
