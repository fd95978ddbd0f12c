package io.reelmill.illustrator.idea;

import io.reelmill.illustrator.icon.Glyphs;
import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** For a noun without a picture of its own, the nearest more general noun (a hypernym in WordNet) that has one. */
final class NounKinds {

    private static final String RESOURCE = "/io/reelmill/illustrator/kinds.txt";
    private static final String NOTHING = "-";
    /** Senses of a noun that are looked up, the most frequent first. */
    private static final int MAX_SENSES = 2;
    /** Steps from a noun to a more general one. */
    private static final int MAX_STEPS = 7;
    /** A word that is also a verb or an adjective counts as a noun from this familiarity on. */
    private static final int MIN_FAMILIARITY = 3;

    /** The thing that is drawn for a kind; {@code -} for kinds that are too general to be drawn. */
    private final Map<String, String> kinds = new HashMap<>();

    private final WordNet wordNet = WordNet.get();

    /**
     * A kind of the noun.
     *
     * @param thing its name
     * @param steps 0 for the noun's own synonym
     */
    record Kind(String thing, int steps) {}

    private NounKinds() {
        for (String line : Glyphs.lines(RESOURCE)) {
            String[] cell = line.split("\\|");
            for (String word : cell[0].strip().split("\\s*,\\s*")) {
                kinds.put(word, cell[1].strip());
            }
        }
    }

    static NounKinds get() {
        return Holder.KINDS;
    }

    /** All things that are drawn for kinds. */
    Set<String> things() {
        Set<String> things = new HashSet<>(kinds.values());
        things.remove(NOTHING);
        return things;
    }

    /** Whether a word is usually a noun, and not a form of a verb: {@code bends} is not the divers' disease. */
    static boolean isNoun(Set<String> forms) {
        WordNet wordNet = WordNet.get();
        return forms.stream().noneMatch(wordNet::isVerb)
                || forms.stream().anyMatch(form -> wordNet.familiarity(form) >= MIN_FAMILIARITY);
    }

    /** Whether a word in its base form is usually a noun. */
    static boolean isNoun(String word) {
        String base = word.replace('-', ' ');
        WordNet wordNet = WordNet.get();
        boolean ambiguous = wordNet.isVerb(base) || wordNet.isAdjective(base);
        return wordNet.isNoun(base) && (!ambiguous || wordNet.familiarity(base) >= MIN_FAMILIARITY);
    }

    /**
     * The nearest kind that can be drawn.
     *
     * @param noun in its base form, {@code -} between the words of a compound
     * @param drawn the thing that a word surely means, if there is one
     */
    Optional<Kind> of(String noun, Function<String, Optional<String>> drawn) {
        if (!isNoun(noun)) {
            return Optional.empty();
        }
        List<Synset> senses = wordNet.senses(noun.replace('-', ' '));
        for (Synset sense : senses.subList(0, Math.min(MAX_SENSES, senses.size()))) {
            Optional<Kind> kind = above(sense, drawn);
            if (kind.isPresent()) {
                return kind.filter(k -> !k.thing().equals(NOTHING));
            }
        }
        return Optional.empty();
    }

    private Optional<Kind> above(Synset sense, Function<String, Optional<String>> drawn) {
        List<Synset> level = List.of(sense);
        for (int steps = 0; steps <= MAX_STEPS && !level.isEmpty(); steps++) {
            List<Synset> next = new ArrayList<>();
            for (Synset meaning : level) {
                // only the usual word of a kind: the others may have further meanings
                String word = meaning.word().toLowerCase(Locale.ROOT);
                Optional<String> thing =
                        Optional.ofNullable(kinds.get(word)).or(() -> drawn.apply(word.replace(' ', '-')));
                if (thing.isPresent()) {
                    return Optional.of(new Kind(thing.get(), steps));
                }
                meaning.linked(Relation.INSTANCE_OF).forEach(offset -> next.add(wordNet.at(offset)));
                meaning.linked(Relation.KIND_OF).forEach(offset -> next.add(wordNet.at(offset)));
            }
            level = next;
        }
        return Optional.empty();
    }

    private static final class Holder {
        static final NounKinds KINDS = new NounKinds();
    }
}
