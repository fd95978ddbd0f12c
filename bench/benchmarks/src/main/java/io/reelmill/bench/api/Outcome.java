package io.reelmill.bench.api;

import io.reelmill.bench.Figure;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * What a load has measured.
 *
 * @param seconds that it took
 * @param nanos of the answers
 */
public record Outcome(double seconds, Histogram nanos) {

    private static final int SIGNIFICANT_DIGITS = 3;
    private static final double NANOS_PER_MILLI = 1e6;

    static Histogram emptyHistogram() {
        return new Histogram(SIGNIFICANT_DIGITS);
    }

    /** Several rounds as one. */
    public static Outcome of(List<Outcome> rounds) {
        Histogram all = emptyHistogram();
        rounds.forEach(round -> all.add(round.nanos()));
        return new Outcome(rounds.stream().mapToDouble(Outcome::seconds).sum(), all);
    }

    public long answers() {
        return nanos.getTotalCount();
    }

    public double perSecond() {
        return answers() / seconds;
    }

    public List<Figure> figures(String name) {
        return List.of(
                new Figure(name + ".rps", perSecond(), "1/s"),
                new Figure(name + ".p50", nanos.getValueAtPercentile(50) / NANOS_PER_MILLI, "ms"),
                new Figure(name + ".p99", nanos.getValueAtPercentile(99) / NANOS_PER_MILLI, "ms"));
    }
}
