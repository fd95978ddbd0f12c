package io.reelmill.motion.message;

import io.reelmill.illustrator.idea.Lexicon;
import io.reelmill.illustrator.idea.Stopwords;
import java.util.Set;

/** Finds the most important words of a phrase. */
final class Keywords {

    /** Strong words without an icon. */
    private static final Set<String> LOUD = Set.of(
            "never",
            "always",
            "only",
            "most",
            "best",
            "worst",
            "first",
            "last",
            "free",
            "new",
            "secret",
            "wrong",
            "right",
            "every",
            "nothing",
            "everything",
            "impossible",
            "huge",
            "tiny",
            "fastest",
            "biggest",
            "love");
    /** Function words of major languages other than English. */
    private static final Set<String> LITTLE = Set.of(
            "und", "oder", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "ist", "sind", "mit", "von",
            "für", "auf", "als", "wie", "nicht", "auch", "sich", "les", "des", "une", "est", "sont", "dans", "pour",
            "avec", "que", "qui", "sur", "plus", "los", "las", "una", "con", "por", "para", "como", "del", "más", "dos",
            "uma", "não", "com", "che", "per", "non", "della", "sono", "это", "как", "что", "для", "или", "его", "она",
            "они", "если", "when", "the");

    private Keywords() {}

    /** A weight for each word: 0 for function words, the highest for the word to set large. */
    static double[] weights(Phrase phrase) {
        double[] weights = new double[phrase.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight(phrase, i);
        }
        return weights;
    }

    /**
     * The word or the two neighbouring words to set large, as start and exclusive end; empty when none is important
     * enough.
     */
    static int[] key(Phrase phrase) {
        double[] weights = weights(phrase);
        int best = 0;
        for (int i = 1; i < weights.length; i++) {
            best = weights[i] > weights[best] ? i : best;
        }
        if (weights[best] <= 0) {
            return new int[] {0, 0};
        }
        int from = best;
        int to = best + 1;
        int most = 13;
        boolean before = best > 0 && weights[best - 1] > 0.9 && !ends(phrase, best - 1);
        boolean after = to < weights.length && weights[to] > 0.9 && !ends(phrase, best);
        if (before && (!after || weights[best - 1] >= weights[to]) && letters(phrase, best - 1, to) <= most) {
            from--;
        } else if (after && letters(phrase, best, to + 1) <= most) {
            to++;
        }
        return new int[] {from, to};
    }

    private static int letters(Phrase phrase, int from, int to) {
        return phrase.part(from, to).columns();
    }

    private static boolean ends(Phrase phrase, int index) {
        return phrase.words().get(index).text().matches(".*[.,;:!?…。、，]");
    }

    private static double weight(Phrase phrase, int i) {
        String word = phrase.bare(i);
        int letters = word.codePointCount(0, word.length());
        if (letters == 0) {
            return 0;
        }
        if (word.chars().anyMatch(Character::isDigit)) {
            return 2.4;
        }
        if (LOUD.contains(word)) {
            return 1.4;
        }
        boolean spaced = word.codePoints().allMatch(c -> Character.isAlphabetic(c) && c < 0x2000 || c == '\'');
        if (Stopwords.has(word.replace("'", "")) || LITTLE.contains(word) || spaced && letters < 3) {
            return 0;
        }
        double weight = 1 + Math.min(letters, 10) * 0.06;
        boolean named =
                i > 0 && Character.isUpperCase(phrase.words().get(i).text().codePointAt(0));
        weight += named ? 0.3 : 0;
        weight += Lexicon.get().find(word, "", phrase.language()).isEmpty() ? 0 : 0.35;
        weight += i == phrase.size() - 1 ? 0.2 : 0;
        return weight;
    }
}
