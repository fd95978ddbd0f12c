package io.reelmill.hearing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The longest common subsequence of two lists of words, by letters. By Hirschberg's algorithm (D. S. Hirschberg, 1975): time grows
 * with the product of both lengths, memory with their sum. A table of all pairs would take 320 MB for an hour of speech.
 */
final class CommonSubsequence {

    private final int[] a;
    private final int[] b;
    private final int[] weights;
    private final int[] partners;

    private CommonSubsequence(List<String> first, List<String> second) {
        Map<String, Integer> ids = new HashMap<>();
        a = ids(first, ids);
        b = ids(second, ids);
        weights = first.stream().mapToInt(String::length).toArray();
        partners = new int[a.length];
        Arrays.fill(partners, -1);
    }

    /** For each word of the first list the index of its partner in the second one, or -1; the indexes ascend. */
    static int[] partners(List<String> first, List<String> second) {
        CommonSubsequence pairs = new CommonSubsequence(first, second);
        pairs.solve(0, pairs.a.length, 0, pairs.b.length);
        return pairs.partners;
    }

    private static int[] ids(List<String> words, Map<String, Integer> ids) {
        return words.stream()
                .mapToInt(word -> ids.computeIfAbsent(word, w -> ids.size()))
                .toArray();
    }

    /** Pairs the words of two ranges. The recursion is as deep as the logarithm of the first range's length. */
    private void solve(int aFrom, int aTo, int bFrom, int bTo) {
        if (aFrom == aTo || bFrom == bTo) {
            return;
        }
        if (aTo - aFrom == 1) {
            for (int j = bFrom; j < bTo; j++) {
                if (a[aFrom] == b[j]) {
                    partners[aFrom] = j;
                    return;
                }
            }
            return;
        }
        int middle = (aFrom + aTo) >>> 1;
        int[] before = forward(aFrom, middle, bFrom, bTo);
        int[] behind = backward(middle, aTo, bFrom, bTo);
        int best = 0;
        for (int j = 1; j < before.length; j++) {
            int more = before[j] + behind[j] - before[best] - behind[best];
            // of equal ones the earliest words are paired
            best = more > 0 || (more == 0 && before[j] > before[best]) ? j : best;
        }
        solve(aFrom, middle, bFrom, bFrom + best);
        solve(middle, aTo, bFrom + best, bTo);
    }

    /** The weight of the best pairs of a range with the first 0, 1, 2 … words of another. */
    private int[] forward(int aFrom, int aTo, int bFrom, int bTo) {
        int[] row = new int[bTo - bFrom + 1];
        for (int i = aFrom; i < aTo; i++) {
            int diagonal = 0;
            for (int j = 1; j < row.length; j++) {
                int above = row[j];
                int paired = a[i] == b[bFrom + j - 1] ? diagonal + weights[i] : 0;
                row[j] = Math.max(paired, Math.max(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row;
    }

    /** The weight of the best pairs of a range with another without its first 0, 1, 2 … words. */
    private int[] backward(int aFrom, int aTo, int bFrom, int bTo) {
        int[] row = new int[bTo - bFrom + 1];
        for (int i = aTo - 1; i >= aFrom; i--) {
            int diagonal = 0;
            for (int j = row.length - 2; j >= 0; j--) {
                int below = row[j];
                int paired = a[i] == b[bFrom + j] ? diagonal + weights[i] : 0;
                row[j] = Math.max(paired, Math.max(below, row[j + 1]));
                diagonal = below;
            }
        }
        return row;
    }
}
