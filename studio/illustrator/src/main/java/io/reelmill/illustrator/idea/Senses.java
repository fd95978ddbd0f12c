package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.icon.Glyphs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Disambiguates words with several meanings by the words around them. */
final class Senses {

    private static final String RESOURCE = "/io/reelmill/illustrator/senses.txt";
    private static final String NOTHING = "-";

    private final Map<String, List<Sense>> senses = new HashMap<>();

    /** Stands among the words around a word that is used as a verb. */
    static final String VERB = "*verb";

    private static final String NOT = "!";

    /**
     * One meaning of a word.
     *
     * @param thing its name, or {@code -} when it is nothing that could be drawn
     * @param company context words for this meaning, any of them; none when it needs no context
     * @param against context words that speak against it, any of them
     */
    record Sense(String thing, Set<String> company, Set<String> against) {

        private static Sense of(String thing, String context) {
            List<String> words =
                    context.isBlank() ? List.of() : List.of(context.strip().split("\\s+"));
            return new Sense(
                    thing,
                    words.stream().filter(word -> !word.startsWith(NOT)).collect(Collectors.toSet()),
                    words.stream()
                            .filter(word -> word.startsWith(NOT))
                            .map(word -> word.substring(NOT.length()))
                            .collect(Collectors.toSet()));
        }

        boolean isPicturable() {
            return !thing.equals(NOTHING);
        }

        /** Whether other words say so. */
        boolean isSure() {
            return !company.isEmpty();
        }

        private boolean holds(Set<String> around) {
            return (company.isEmpty() || company.stream().anyMatch(around::contains))
                    && against.stream().noneMatch(around::contains);
        }
    }

    Senses() {
        for (String line : Glyphs.lines(RESOURCE)) {
            String[] cell = line.split("\\|", -1);
            Sense sense = Sense.of(cell[1].strip(), cell[2]);
            for (String word : cell[0].strip().split("\\s+")) {
                senses.computeIfAbsent(word, k -> new ArrayList<>()).add(sense);
            }
        }
    }

    boolean knows(String word) {
        return senses.containsKey(word);
    }

    /**
     * The first meaning that matches; empty when the word has its usual meaning.
     *
     * @param around the other words, in all forms that they may have
     */
    Optional<Sense> of(String word, Set<String> around) {
        return senses.getOrDefault(word, List.of()).stream()
                .filter(sense -> sense.holds(around))
                .findFirst();
    }
}
