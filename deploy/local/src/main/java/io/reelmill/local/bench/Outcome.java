package io.reelmill.local.bench;

import java.util.Arrays;
import java.util.List;

/**
 * What a load has measured.
 *
 * @param seconds that it took
 * @param nanos of each answer, in no order
 */
@SuppressWarnings("ArrayRecordComponent") // measurements, never compared
record Outcome(double seconds, long[] nanos) {

    /** Several rounds as one. */
    static Outcome of(List<Outcome> rounds) {
        return new Outcome(
                rounds.stream().mapToDouble(Outcome::seconds).sum(),
                rounds.stream().flatMapToLong(r -> Arrays.stream(r.nanos())).toArray());
    }

    double perSecond() {
        return nanos.length / seconds;
    }

    List<Figure> figures(String name) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return List.of(
                new Figure(name + ".rps", perSecond(), "1/s"),
                new Figure(name + ".p50", percentile(sorted, 0.50), "ms"),
                new Figure(name + ".p99", percentile(sorted, 0.99), "ms"));
    }

    private static double percentile(long[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, sorted.length * share)] / 1e6;
    }
}
