package io.reelmill.writer.wordnet;

import io.reelmill.wordnet.Synset;
import io.reelmill.wordnet.Synset.Relation;
import io.reelmill.wordnet.WordNet;
import io.reelmill.writer.wordnet.NounFinder.Found;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Chooses the meaning of a noun by its context. */
final class SenseChooser {

    /** Lexicographer files of animals, artefacts, food, natural objects and plants. */
    private static final Set<Integer> THINGS = Set.of(5, 6, 13, 17, 20);

    /** A shorter definition says too little. */
    private static final int MIN_WORDS = 4;

    /** Score of a meaning that occurs in tagged texts. */
    private static final double TAGGED = 0.8;
    /** Score of a meaning whose first word it is. */
    private static final double HEADWORD = 0.9;

    private static final Pattern DEITY = Pattern.compile("(?s).*\\b(?:god|goddess) of\\b.*");

    /** Score of a word of the context that the definition has. */
    private static final double SHARED = 1.2;
    /** Score of a meaning in whose field the context is. */
    private static final double IN_FIELD = 2.4;

    /** Words that are written beside acts and sports, animals, artefacts, food, natural objects, plants and substances. */
    private static final Map<Integer, Set<String>> FIELDS = Map.of(
            4,
            words("beginner rule player match league learn training coach team"),
            Synset.ANIMAL,
            words("night sound wild raised farm habitat feed hunt breed antarctic arctic sea ocean island coast zoo"),
            6,
            words("built repair machine engine broken broke replace"),
            13,
            words("recipe cook bake taste fried soup dish"),
            17,
            words("retrograde orbit moon ring surface atmosphere planet astronomy"),
            20,
            words("garden grow seed leaf plant flower tree"),
            27,
            words("poisoning toxic liquid fish thermometer chemistry melt jewelry fossil"));

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
        int usage = wordNet.usage(found.base());
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
            // the order of senses that occur in no tagged text says nothing
            double score = -0.7 * Math.min(i, usage + 1) + (spelledSo ? 0.5 : 0);
            if (i < usage) {
                score += TAGGED;
            } else {
                // senses that no tagged text has are in no order: things and what has many kinds come first
                score += 0.12 * Math.min(8, sense.linked(Relation.HAS_KIND).size());
                score += THINGS.contains(sense.file()) ? TAGGED : 0;
            }
            // a seahorse is a fish, and only another word for a walrus
            score += sense.word().equalsIgnoreCase(found.base()) ? HEADWORD : 0;
            score += sense.linked(Relation.OPPOSITE).isEmpty() ? 0 : 1;
            // a plural alone means animals rather than what is named after one, and things rather than ideas
            boolean several = found.isPlural() && found.alone();
            score += sense.file() == Synset.ANIMAL
                    ? several ? 1.6 : 0.5
                    : several && THINGS.contains(sense.file()) ? 1 : 0;
            score -= Definitions.words(Gloss.of(sense.gloss()).definition()) < MIN_WORDS ? 0.8 : 0;
            score -= sense.file() == Synset.PERSON && !sense.isNamed() ? 0.5 : 0;
            score += upper && !found.isCapital() ? -2.5 : 0;
            // who asks for Neptune or Venus means the planet
            score -= DEITY.matcher(sense.gloss()).matches() ? 1.2 : 0;
            score += upper && found.isCapital() && spelledSo ? 0.8 : 0;
            score += lower && found.isCapital() && found.base().contains(" ") ? -0.5 : 0;
            score += Gloss.of(sense.gloss()).definition().matches(".*\\b" + Pattern.quote(found.base()) + "\\b.*")
                    ? -2
                    : 0;
            Set<String> described = words(sense.gloss());
            Stream.concat(sense.linked(Relation.KIND_OF).stream(), sense.linked(Relation.INSTANCE_OF).stream())
                    .forEach(offset -> {
                        described.addAll(words(wordNet.at(offset).gloss()));
                        described.addAll(
                                words(String.join(" ", wordNet.at(offset).words())));
                    });
            score += SHARED * around.stream().filter(described::contains).count();
            Set<String> field = FIELDS.getOrDefault(sense.file(), Set.of());
            score += around.stream().anyMatch(field::contains) ? IN_FIELD : 0;
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
