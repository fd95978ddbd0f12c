package io.reelmill.illustrator.idea;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What is shown with a sentence that names nothing: what the rest of the film speaks of, or what goes with everything. */
final class SpareThings {

    private static final List<String> ANY = List.of(
            "bulb",
            "star/f",
            "mountain-peaks",
            "compass",
            "puzzle/f",
            "sun/f",
            "rocket",
            "key/f",
            "seedling",
            "target-arrow",
            "diamond/f",
            "earth",
            "air-balloon",
            "book",
            "hourglass");

    private final Lexicon lexicon;
    /** The most often named first. */
    private final List<Thing> film;

    /** @param named what is surely meant anywhere in the film */
    SpareThings(Lexicon lexicon, List<Lexicon.Match> named) {
        this.lexicon = lexicon;
        // Counted, not weighed: another word in a sentence changes weights a little, and must not change the other
        // pictures.
        Map<Thing, Integer> counts = new LinkedHashMap<>();
        named.forEach(match -> counts.merge(match.thing(), 1, Integer::sum));
        this.film = counts.entrySet().stream()
                .sorted(Map.Entry.<Thing, Integer>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * The one that was seen least.
     *
     * @param free whether a thing of that name may be shown now
     * @param seen how often a thing of that name was shown
     */
    Thing next(Predicate<String> free, ToIntFunction<String> seen, SplittableRandom chance) {
        List<String> any = new ArrayList<>(ANY);
        Collections.rotate(any, -chance.nextInt(ANY.size()));
        any.sort(Comparator.comparingInt(seen));
        return film.stream()
                .filter(thing -> free.test(thing.name()))
                .min(Comparator.comparingInt(thing -> seen.applyAsInt(thing.name())))
                .orElseGet(() -> any.stream()
                        .filter(free)
                        .findFirst()
                        .flatMap(lexicon::thing)
                        .orElseThrow());
    }
}
