package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.NounFinder.Found;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Chooses the meaning of a noun by its context. */
final class SenseChooser {

    /** Lexicographer files of animals, artefacts, food, natural objects and plants. */
    private static final Set<Integer> THINGS = Set.of(5, 6, 13, 17, 20);

    private static final int ANIMAL = 5;
    /** A shorter definition says too little. */
    private static final int MIN_WORDS = 4;

    private final WordNet wordNet;

    SenseChooser(WordNet wordNet) {
        this.wordNet = wordNet;
    }

    /** The meaning that shares most words with the context; else the most usual one of its spelling. */
    Optional<Synset> choose(Found found, String context) {
        Set<String> around = words(context);
        around.removeAll(words(found.written()));
        around.removeAll(words(found.base()));
        List<Synset> senses = wordNet.senses(found.base());
        boolean named = isName(found.written(), context);
        double best = Double.NEGATIVE_INFINITY;
        Synset chosen = null;
        for (int i = 0; i < senses.size(); i++) {
            Synset sense = senses.get(i);
            if (!Meaning.isSuitable(sense)) {
                continue;
            }
            boolean spelledSo = sense.words().stream().anyMatch(found.written()::equals);
            boolean upper = sense.words().stream()
                    .filter(word -> word.equalsIgnoreCase(found.base()))
                    .anyMatch(word -> Character.isUpperCase(word.charAt(0)));
            if (!upper && named) {
                continue;
            }
            boolean lower = !upper;
            double score = -0.7 * i + (spelledSo ? 0.5 : 0);
            // senses that no tagged text has are in no order: things and what has many kinds come first
            score += 0.12 * Math.min(8, sense.linked(Relation.HAS_KIND).size());
            score += THINGS.contains(sense.file()) ? 0.8 : 0;
            score += sense.linked(Relation.OPPOSITE).isEmpty() ? 0 : 1;
            // several of them, and nothing else, are rather animals than what is named after one
            score += sense.file() == ANIMAL ? found.isPlural() && found.alone() ? 1.6 : 0.5 : 0;
            score -= Definitions.words(Gloss.of(sense.gloss()).definition()) < MIN_WORDS ? 0.8 : 0;
            score -= sense.file() == Synset.PERSON && !sense.isNamed() ? 0.5 : 0;
            score += upper && !found.isCapital() ? -2.5 : 0;
            score += upper && found.isCapital() && spelledSo ? 0.8 : 0;
            score += lower && found.isCapital() && found.base().contains(" ") ? -0.5 : 0;
            score += Gloss.of(sense.gloss()).definition().matches(".*\\b" + Pattern.quote(found.base()) + "\\b.*")
                    ? -1.5
                    : 0;
            Set<String> described = words(sense.gloss());
            sense.linked(Relation.KIND_OF).forEach(offset -> {
                described.addAll(words(wordNet.at(offset).gloss()));
                described.addAll(words(String.join(" ", wordNet.at(offset).words())));
            });
            score += 1.2 * around.stream().filter(described::contains).count();
            if (score > best) {
                best = score;
                chosen = sense;
            }
        }
        return Optional.ofNullable(chosen);
    }

    /** Whether a word has a capital among words that have none: "Blockbuster" is a company there, and no bomb. */
    private static boolean isName(String written, String context) {
        if (written.contains(" ")) {
            return false;
        }
        List<String> tokens = List.of(context.strip().split("[^\\p{L}\\p{Nd}.!?:'’-]+"));
        boolean sentence = tokens.stream()
                .skip(1)
                .filter(token -> !RequestWords.isLittle(token))
                .anyMatch(token -> Character.isLowerCase(token.charAt(0)));
        for (int i = 1; i < tokens.size(); i++) {
            if (sentence
                    && tokens.get(i).replaceAll("[.!?:]+$", "").equalsIgnoreCase(written)
                    && Character.isUpperCase(tokens.get(i).charAt(0))
                    && !tokens.get(i - 1).matches(".*[.!?:]")) {
                return true;
            }
        }
        return false;
    }

    /** Words of at least four letters, in the singular. */
    static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{Nd}]+"))
                .filter(word -> word.length() > 3)
                .map(word -> word.endsWith("s") && !word.endsWith("ss") ? word.substring(0, word.length() - 1) : word)
                .forEach(words::add);
        return words;
    }
}
