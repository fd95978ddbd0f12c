package io.reelmill.motion.message;

import java.util.List;
import java.util.Map;

/**
 * A number in English words.
 *
 * @param value without its last scale word, unless that is hundred
 * @param scale word such as {@code million}, or empty
 * @param factor of the scale word
 * @param last one beyond its last word
 */
record Spelling(double value, String scale, double factor, int last) {

    private static final List<String> ONES = List.of(
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");
    private static final List<String> TENS =
            List.of("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
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

    private static double simple(String word) {
        int hyphen = word.indexOf('-');
        if (hyphen > 0) {
            double tens = simple(word.substring(0, hyphen));
            double ones = simple(word.substring(hyphen + 1));
            return tens >= 20 && ones > 0 && ones < 10 ? tens + ones : -1;
        }
        int ones = ONES.indexOf(word);
        if (ones >= 0) {
            return ones;
        }
        int tens = word.isEmpty() ? -1 : TENS.indexOf(word);
        return tens >= 2 ? tens * 10 : -1;
    }
}
