package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.colour.Tint;
import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.illustrator.scene.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The curated things, and the English words that mean them. Every entry was checked by eye. */
final class Vocabulary {

    private static final String THINGS = "/io/reelmill/illustrator/things.txt";
    private static final String COMMON = "/io/reelmill/illustrator/common.txt";
    /** Stands before a word that only has to do with the thing. */
    private static final String WEAK_MARK = "~";

    private static final double WEAK = 0.35;
    /** How much less certain each further word for a thing is. */
    private static final double STEP = 0.01;

    private static final int MAX_STEPS = 20;
    /** From this certainty on a word means the thing and nothing else. */
    private static final double SURE = 0.9;

    private final Map<String, Thing> things = new LinkedHashMap<>();
    private final Map<String, List<Meaning>> meanings = new HashMap<>();
    private final Set<String> common = new HashSet<>();

    /** A thing that a word can mean, with its certainty: 1 for its name, lower for a figure of speech. */
    record Meaning(Thing thing, double weight) {}

    Vocabulary() {
        Glyphs.lines(COMMON).forEach(line -> common.addAll(List.of(line.trim().split("\\s+"))));
        Glyphs.lines(THINGS).forEach(this::read);
    }

    private void read(String line) {
        String[] cell = line.split("\\s*\\|\\s*");
        String[] words = cell[3].trim().split("\\s+");
        Thing thing = new Thing(
                cell[0].trim(),
                Tint.valueOf(cell[1].toUpperCase(Locale.ROOT)),
                Place.of(cell[2]),
                words[0].replace(WEAK_MARK, ""));
        things.put(thing.name(), thing);
        for (int i = 0; i < words.length; i++) {
            boolean weak = words[i].startsWith(WEAK_MARK);
            String word = weak ? words[i].substring(WEAK_MARK.length()) : words[i];
            double weight = weak ? WEAK : 1 - STEP * Math.min(i, MAX_STEPS);
            meanings.computeIfAbsent(word, k -> new ArrayList<>()).add(new Meaning(thing, weight));
        }
    }

    /** The thing of that name: a curated one, or a vetted icon. */
    Optional<Thing> thing(String name) {
        Thing thing = things.get(name);
        return thing != null ? Optional.of(thing) : IconIndex.get().thing(name);
    }

    /** All names, in the order of the resource. */
    Set<String> names() {
        return Set.copyOf(things.keySet());
    }

    /** What a form of a word can mean; none if it is not listed. */
    List<Meaning> meanings(String form) {
        return meanings.getOrDefault(form, List.of());
    }

    /** Whether a word is so common that it says little. */
    boolean isCommon(String form) {
        return common.contains(form);
    }

    /** The thing that a word surely means. */
    Optional<String> sure(String word) {
        return Stopwords.has(word) || isCommon(word)
                ? Optional.empty()
                : meanings(word).stream()
                        .filter(meaning -> meaning.weight() > SURE)
                        .map(meaning -> meaning.thing().name())
                        .findFirst();
    }
}
