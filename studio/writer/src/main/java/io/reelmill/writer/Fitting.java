package io.reelmill.writer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Chooses the beats that fit a length best: the important ones first, then others until the number of words fits. */
final class Fitting {

    private static final int LOOSE = 4;
    private static final double FILLER_COST = 8;

    private Fitting() {}

    /**
     * @param beats all that could be told
     * @param fillers short sentences that fit anywhere, used sparingly
     * @param least words, at least 0
     * @param most words
     * @return the chosen ones, unordered
     */
    static Set<ScriptPoint> choose(List<ScriptPoint> beats, List<ScriptPoint> fillers, int least, int most) {
        List<ScriptPoint> ranked = beats.stream()
                .sorted(Comparator.comparingInt(ScriptPoint::tier).thenComparingDouble(ScriptPoint::rank))
                .toList();
        int aim = (least + most) / 2;
        List<ScriptPoint> taken = new ArrayList<>();
        int words = 0;
        int next = 0;
        while (next < ranked.size() && words + ranked.get(next).words() <= aim) {
            words += ranked.get(next).words();
            taken.add(ranked.get(next++));
        }
        if (words >= least || next == ranked.size() && fillers.isEmpty()) {
            return new HashSet<>(taken);
        }
        // The last chosen beats are released again, as few as can be: in combination with the rest of this tier they
        // may fit better.
        int tier = ranked.get(Math.min(next, ranked.size() - 1)).tier();
        List<ScriptPoint> pool = new ArrayList<>();
        ranked.stream().skip(next).filter(beat -> beat.tier() == tier).forEach(pool::add);
        Set<ScriptPoint> fitting = filled(taken, pool, fillers, least, most);
        for (int released = 0; released < LOOSE && words(fitting) < least && isLoose(taken); released++) {
            pool.add(0, taken.remove(taken.size() - 1));
            fitting = filled(taken, pool, fillers, least, most);
        }
        return fitting;
    }

    private static boolean isLoose(List<ScriptPoint> taken) {
        return !taken.isEmpty() && !taken.get(taken.size() - 1).point();
    }

    private static Set<ScriptPoint> filled(
            List<ScriptPoint> kept, List<ScriptPoint> pool, List<ScriptPoint> fillers, int least, int most) {
        int words = words(kept);
        Set<ScriptPoint> all = new HashSet<>(kept);
        all.addAll(fill(pool, fillers, least - words, most - words));
        return all;
    }

    private static int words(Collection<ScriptPoint> beats) {
        return beats.stream().mapToInt(ScriptPoint::words).sum();
    }

    /** The cheapest set with so many words, by dynamic programming over their number. */
    private static List<ScriptPoint> fill(List<ScriptPoint> pool, List<ScriptPoint> fillers, int least, int most) {
        double[] cost = new double[Math.max(0, most) + 1];
        List<List<ScriptPoint>> best = new ArrayList<>();
        for (int w = 0; w < cost.length; w++) {
            cost[w] = w == 0 ? 0 : Double.POSITIVE_INFINITY;
            best.add(List.of());
        }
        List<ScriptPoint> all = new ArrayList<>(pool);
        all.addAll(fillers);
        for (int i = 0; i < all.size(); i++) {
            ScriptPoint beat = all.get(i);
            double price = i < pool.size() ? 0.1 * beat.rank() : FILLER_COST;
            for (int w = cost.length - 1; w >= beat.words(); w--) {
                double with = cost[w - beat.words()] + price;
                if (with < cost[w]) {
                    cost[w] = with;
                    List<ScriptPoint> list = new ArrayList<>(best.get(w - beat.words()));
                    list.add(beat);
                    best.set(w, list);
                }
            }
        }
        int chosen = 0;
        double lowest = Double.POSITIVE_INFINITY;
        for (int w = 0; w < cost.length; w++) {
            // A script that is too short is worse than any other choice of beats.
            double total = cost[w] + (w < least ? 1000.0 * (least - w) : 0.3 * Math.abs(w - (least + most) / 2.0));
            if (total < lowest) {
                lowest = total;
                chosen = w;
            }
        }
        return best.get(chosen);
    }
}
