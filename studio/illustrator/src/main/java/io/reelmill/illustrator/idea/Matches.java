package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.idea.Lexicon.Match;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The things found in a text, each once. */
final class Matches {

    /** Added to the certainty of a thing for each further mention. */
    private static final double AGAIN = 0.12;

    private final Map<String, Match> best = new LinkedHashMap<>();

    void add(Match match) {
        best.merge(match.thing().name(), match, Matches::stronger);
    }

    /** By descending certainty. */
    List<Match> sorted() {
        return best.values().stream()
                .sorted(Comparator.comparingDouble(Match::weight).reversed())
                .toList();
    }

    private static Match stronger(Match a, Match b) {
        Match first = a.weight() >= b.weight() ? a : b;
        return new Match(first.thing(), first.word(), first.at(), first.weight() + AGAIN);
    }
}
