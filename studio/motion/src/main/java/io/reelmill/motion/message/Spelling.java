package io.reelmill.motion.message;

import io.reelmill.providers.language.NumberWords;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A number spelled in English words.
 *
 * @param value without its last scale word, unless that is hundred
 * @param scale word such as {@code million}, or empty
 * @param factor of the scale word
 * @param last one beyond its last word
 */
record Spelling(double value, String scale, double factor, int last) {

    /** The numbers below a hundred by their words; {@code twenty two} is two words. */
    private static final Map<String, Integer> BELOW_HUNDRED = IntStream.range(0, 100)
            .boxed()
            .collect(Collectors.toUnmodifiableMap(n -> NumberWords.cardinal(n), Function.identity()));

    private static final Map<String, Double> SCALES =
            Map.of("thousand", 1e3, "million", 1e6, "billion", 1e9, "trillion", 1e12);

    /** The number that begins at a word, or null. */
    static Spelling read(Phrase phrase, int at) {
        double value = -1;
        int i = at;
        boolean ones = false;
        while (i < phrase.size()) {
            double next = simple(phrase.bare(i));
            String bare = phrase.bare(i);
            if (next >= 0 && value < 0) {
                value = next;
                ones = next < 20 || next % 10 != 0;
            } else if (next >= 0 && next < 10 && !ones && value % 100 >= 20) {
                value += next;
                ones = true;
            } else if (bare.equals("hundred") && value >= 1 && value < 10) {
                value *= 100;
                ones = false;
            } else if (next > 0 && next < 100 && value >= 100 && value % 100 == 0) {
                value += next;
                ones = next < 20 || next % 10 != 0;
            } else {
                break;
            }
            i++;
        }
        if (value < 0) {
            return null;
        }
        if (i < phrase.size() && SCALES.containsKey(phrase.bare(i))) {
            String scale = Phrase.shown(phrase.words().get(i).text());
            return new Spelling(value, scale, SCALES.get(phrase.bare(i)), i + 1);
        }
        return new Spelling(value, "", 1, i);
    }

    /** The value of a single word, {@code twenty} or {@code twenty-two}; negative for any other. */
    private static double simple(String word) {
        return BELOW_HUNDRED.getOrDefault(word.replace('-', ' '), -1);
    }
}
