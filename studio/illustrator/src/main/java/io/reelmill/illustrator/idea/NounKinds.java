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
    /** Steps and senses within which two nouns are related. */
    private static final int NEAR_STEPS = 3;

    private static final int NEAR_SENSES = 3;
    /** Steps from a noun to a more general one. */
    private static final int MAX_STEPS = 7;
    /** A word that is also a verb or an adjective counts as a noun if it is one so often. */
    private static final double MIN_SHARE = 0.35;

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
                || forms.stream().anyMatch(form -> wordNet.nounShare(form) >= MIN_SHARE);
    }

    /** Whether a word in its base form is usually a noun. */
    static boolean isNoun(String word) {
        return WordNet.get().nounShare(word.replace('-', ' ')) >= MIN_SHARE;
    }

    /**
     * The nearest kind that can be drawn.
     *
     * @param noun in its base form, {@code -} between the words of a compound
     * @param written as it stands in the text: what has a plural is no person's name
     * @param drawn the thing that a word surely means, if there is one
     */
    Optional<Kind> of(String noun, String written, Function<String, Optional<String>> drawn) {
        if (!isNoun(noun)) {
            return Optional.empty();
        }
        List<Synset> senses = wordNet.senses(noun.replace('-', ' '));
        boolean folded = !noun.equals(written);
        for (Synset sense : senses.subList(0, Math.min(MAX_SENSES, senses.size()))) {
            if (folded && sense.isNamed() && sense.file() == Synset.PERSON) {
                continue;
            }
            Optional<Kind> kind = above(sense, drawn);
            if (kind.isPresent()) {
                return kind.filter(k -> !k.thing().equals(NOTHING));
            }
        }
        return Optional.empty();
    }

    /** Whether one of two nouns is a kind, a part or another word of the other, in their usual meanings. */
    static boolean areRelated(String one, String other) {
        WordNet wordNet = WordNet.get();
        List<Synset> ones = usual(wordNet, one);
        List<Synset> others = usual(wordNet, other);
        return ones.stream().anyMatch(a -> others.stream().anyMatch(b -> isAbove(wordNet, a, b, NEAR_STEPS)))
                || others.stream().anyMatch(b -> ones.stream().anyMatch(a -> isAbove(wordNet, b, a, NEAR_STEPS)));
    }

    private static List<Synset> usual(WordNet wordNet, String noun) {
        List<Synset> senses = wordNet.senses(noun.replace('-', ' '));
        return senses.subList(0, Math.min(NEAR_SENSES, senses.size()));
    }

    private static boolean isAbove(WordNet wordNet, Synset low, Synset wanted, int steps) {
        if (low.offset() == wanted.offset()) {
            return true;
        }
        return steps > 0
                && (low.linked(Relation.HAS_PART).contains(wanted.offset())
                        || low.linked(Relation.KIND_OF).stream()
                                .anyMatch(above -> isAbove(wordNet, wordNet.at(above), wanted, steps - 1)));
    }

    private Optional<Kind> above(Synset sense, Function<String, Optional<String>> drawn) {
        List<Synset> level = List.of(sense);
        for (int steps = 0; steps <= MAX_STEPS && !level.isEmpty(); steps++) {
            List<Synset> next = new ArrayList<>();
            for (Synset meaning : level) {
                // only the usual word of a kind: the others may have further meanings
                String word = meaning.word().toLowerCase(Locale.ROOT);
                Optional<String> thing = Optional.ofNullable(kinds.get(word))
                        .or(() -> isUsual(word, meaning) ? drawn.apply(word.replace(' ', '-')) : Optional.empty());
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

    /** Whether the word usually has this meaning: the reading of a clock is not what a book is for. */
    private boolean isUsual(String word, Synset meaning) {
        List<Synset> senses = wordNet.senses(word);
        return !senses.isEmpty() && senses.get(0).offset() == meaning.offset();
    }

    private static final class Holder {
        static final NounKinds KINDS = new NounKinds();
    }
}
