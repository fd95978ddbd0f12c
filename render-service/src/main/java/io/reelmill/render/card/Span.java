package io.reelmill.render.card;

import io.reelmill.providers.picture.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A while in a video.
 *
 * @param start seconds
 * @param end seconds
 */
public record Span(double start, double end) {

    /** Nobody reads what is there for a shorter time, seconds. */
    private static final double LEAST = 0.5;

    private static final double BATCH = 0.01;

    /**
     * While certain shots are seen; those that follow each other are one while.
     *
     * @param which by their place in the list
     * @param from nothing before it counts, seconds
     */
    public static List<Span> of(List<Shot> shots, IntPredicate which, double from) {
        List<Span> spans = new ArrayList<>();
        for (int i = 0; i < shots.size(); i++) {
            double start = Math.max(from, shots.get(i).start());
            double end = shots.get(i).end();
            if (!which.test(i) || end - start < LEAST) {
                continue;
            }
            int last = spans.size() - 1;
            if (last >= 0 && spans.get(last).end() >= start - BATCH) {
                spans.set(last, new Span(spans.get(last).start(), end));
            } else {
                spans.add(new Span(start, end));
            }
        }
        return spans;
    }
}
