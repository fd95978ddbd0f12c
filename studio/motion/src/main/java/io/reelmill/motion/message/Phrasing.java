package io.reelmill.motion.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Splits speech into short phrases: after punctuation, else before function words. */
final class Phrasing {

    private static final Set<String> OPENERS = Set.of(
            "and", "but", "or", "because", "that", "which", "who", "when", "while", "so", "if", "then", "with", "from",
            "into", "than", "where", "before", "after", "until", "for", "by", "to", "in", "on", "at", "und", "aber",
            "weil", "dass", "wenn", "mais", "parce", "quand", "pero", "porque", "cuando", "y", "et", "что", "но");

    /** The shortest time that a phrase is shown, seconds. */
    private static final double SHORTEST = 1.25;

    private Phrasing() {}

    /** At most this many phrases, each of at least one word. */
    static List<Phrase> of(Phrase whole, int most) {
        int n = whole.size();
        double[][] cost = new double[most + 1][n + 1];
        int[][] from = new int[most + 1][n + 1];
        for (double[] row : cost) {
            java.util.Arrays.fill(row, Double.MAX_VALUE / 4);
        }
        cost[0][0] = 0;
        for (int parts = 1; parts <= most; parts++) {
            for (int to = 1; to <= n; to++) {
                for (int at = 0; at < to; at++) {
                    double sum = cost[parts - 1][at] + size(whole.part(at, to)) + cut(whole, at);
                    if (sum < cost[parts][to]) {
                        cost[parts][to] = sum;
                        from[parts][to] = at;
                    }
                }
            }
        }
        int best = 1;
        for (int parts = 2; parts <= most; parts++) {
            best = cost[parts][n] < cost[best][n] ? parts : best;
        }
        List<Phrase> phrases = new ArrayList<>();
        int to = n;
        for (int parts = best; parts > 0; parts--) {
            phrases.add(0, whole.part(from[parts][to], to));
            to = from[parts][to];
        }
        return phrases;
    }

    private static double size(Phrase phrase) {
        double columns = phrase.columns();
        double over = Math.max(0, columns - 26);
        double length = phrase.end() - phrase.start();
        double hurry = Math.max(0, SHORTEST - length);
        return 1.2 + over * 0.30 + over * over * 0.012 + hurry * 9 + (phrase.size() == 1 ? 1.5 : 0);
    }

    private static double cut(Phrase whole, int at) {
        if (at == 0) {
            return 0;
        }
        String before = whole.words().get(at - 1).text();
        if (before.matches(".*[.!?…。！？؟]\\p{Pf}?")) {
            return 0;
        }
        if (before.matches(".*[,;:—–，；：、،]")) {
            return 0.4;
        }
        return OPENERS.contains(whole.bare(at)) && !OPENERS.contains(whole.bare(at - 1)) ? 1.6 : 4;
    }
}
