package io.reelmill.illustrator.idea;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
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

    /** How many shots farther away a thing may be spoken of for each time that a nearer one was seen. */
    private static final int FRESHNESS = 3;

    private final Lexicon lexicon;
    /** The shots that name each thing, by their index; the most often named thing first. */
    private final Map<Thing, List<Integer>> film;

    /** @param named what is surely meant in each shot, by its index */
    SpareThings(Lexicon lexicon, SortedMap<Integer, List<Thing>> named) {
        this.lexicon = lexicon;
        Map<Thing, List<Integer>> shots = new LinkedHashMap<>();
        named.forEach((shot, things) -> things.forEach(
                thing -> shots.computeIfAbsent(thing, t -> new ArrayList<>()).add(shot)));
        // Counted, not weighed: another word in a sentence changes weights a little, and must not change the other
        // pictures.
        this.film = new LinkedHashMap<>();
        shots.entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getValue().size()))
                .forEach(entry -> film.put(entry.getKey(), entry.getValue()));
    }

    /**
     * What is spoken of near a shot and was seldom seen.
     *
     * @param shot index of the shot
     * @param free whether a thing of that name may be shown now
     * @param seen how often a thing of that name was shown
     */
    Thing next(int shot, Predicate<String> free, ToIntFunction<String> seen, SplittableRandom chance) {
        List<String> any = new ArrayList<>(ANY);
        Collections.rotate(any, -chance.nextInt(ANY.size()));
        any.sort(Comparator.comparingInt(seen));
        return film.keySet().stream()
                .filter(thing -> free.test(thing.name()))
                .min(Comparator.comparingInt(
                        thing -> distance(thing, shot) + FRESHNESS * seen.applyAsInt(thing.name())))
                .orElseGet(() -> any.stream()
                        .filter(free)
                        .findFirst()
                        .flatMap(lexicon::thing)
                        .orElseThrow());
    }

    /** How many shots away the thing is spoken of. */
    private int distance(Thing thing, int shot) {
        return film.get(thing).stream()
                .mapToInt(named -> Math.abs(named - shot))
                .min()
                .orElseThrow();
    }
}
