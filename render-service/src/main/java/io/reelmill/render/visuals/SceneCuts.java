package io.reelmill.render.visuals;

import io.reelmill.render.narration.Narration.Word;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

/**
 * The cuts of one scene that cost least together, by dynamic programming: shots of about the same length, cuts at the ends of
 * sentences and clauses, and no piece of a sentence so short that it would belong to neither side. Chosen one after the
 * other, an early cut at a good place leaves a later one only bad places.
 */
final class SceneCuts {

    /** Cost of a shot that is too long or too short: more than any other can be. */
    private static final double UNFIT = 1000;
    /** Cost of each second by which a shot differs from the average: less than that of a cut at a bad place. */
    private static final double EVENNESS = 0.3;
    /** A share of the average by which a shot may differ before each further second costs as much as it is long. */
    private static final double TOLERANCE = 0.45;
    /** Cost of a shot more than needed. */
    private static final double MORE = 1;
    /** A piece of a sentence of fewer words is no unit of its own. */
    private static final int PIECE = 3;

    /** Added to the cost of a cut that leaves such a piece. */
    private static final double FRAGMENT = 2.5;

    private final List<Word> words;
    private final double until;
    private final double shortest;
    private final double longest;

    private SceneCuts(List<Word> words, double until, double shortest, double longest) {
        this.words = words;
        this.until = until;
        this.shortest = shortest;
        this.longest = longest;
    }

    /**
     * The index of the first word of each shot.
     *
     * @param words of the scene, at least one, with times in seconds
     * @param until seconds at which the scene ends
     * @param shots how many are wanted; one more is made where that saves a bad cut, fewer where there is no room
     * @param shortest of a shot, seconds, where the scene is as long
     * @param longest of a shot, seconds, where words are short enough
     */
    static List<Integer> best(List<Word> words, double until, int shots, double shortest, double longest) {
        return new SceneCuts(words, until, shortest, longest).best(shots);
    }

    private List<Integer> best(int wanted) {
        int n = words.size();
        int most = Math.min(n, wanted + 1);
        double ideal = (until - time(0)) / wanted;
        double[][] least = new double[most + 1][n + 1];
        int[][] start = new int[most + 1][n + 1];
        for (double[] row : least) {
            Arrays.fill(row, Double.POSITIVE_INFINITY);
        }
        least[0][0] = 0;
        for (int to = 1; to <= n; to++) {
            double cut = to < n ? cutCost(to) : 0;
            for (int from = to - 1; from >= 0; from--) {
                double shot = time(to) - time(from);
                if (shot > 2 * longest && from < to - 1 && from > 0) {
                    break;
                }
                double cost = cut + cost(shot, ideal);
                for (int k = 1; k <= most; k++) {
                    double sum = least[k - 1][from] + cost;
                    if (sum < least[k][to]) {
                        least[k][to] = sum;
                        start[k][to] = from;
                    }
                }
            }
        }
        int best = 1;
        for (int k = 2; k <= most; k++) {
            best = least[k][n] + Math.max(0, k - wanted) * MORE < least[best][n] ? k : best;
        }
        LinkedList<Integer> cuts = new LinkedList<>();
        for (int k = best, to = n; k > 0; k--) {
            to = start[k][to];
            cuts.addFirst(to);
        }
        return cuts;
    }

    private double cost(double shot, double ideal) {
        double unfit = shot > longest ? UNFIT * (1 + shot - longest) : shot < shortest ? UNFIT : 0;
        double off = Math.abs(shot - ideal);
        return EVENNESS * off + Math.max(0, off - TOLERANCE * ideal) + unfit;
    }

    /** Cost of a cut before a word. */
    private double cutCost(int word) {
        double bond = ShotCutter.bond(words.get(word - 1).text());
        boolean inSentence = bond > 0;
        return bond + (inSentence && (before(word) < PIECE || after(word) < PIECE) ? FRAGMENT : 0);
    }

    /** How many words of its sentence stand before a word; three or more are not counted on. */
    private int before(int word) {
        int count = 0;
        for (int i = word - 1; i >= 0 && count < PIECE; i--) {
            if (count > 0 && ShotCutter.bond(words.get(i).text()) == 0) {
                return count;
            }
            count++;
        }
        return count;
    }

    /** How many words of the sentence stand from a word on; three or more are not counted on. */
    private int after(int word) {
        int count = 0;
        for (int i = word; i < words.size() && count < PIECE; i++) {
            count++;
            if (ShotCutter.bond(words.get(i).text()) == 0) {
                return count;
            }
        }
        return count;
    }

    private double time(int word) {
        return word < words.size() ? words.get(word).start() : until;
    }
}
