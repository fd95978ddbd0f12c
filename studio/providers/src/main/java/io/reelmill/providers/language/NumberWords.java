package io.reelmill.providers.language;

import java.math.BigInteger;
import java.util.Map;

/** English words for numbers, lower case, single spaces, no hyphens: {@code twenty twenty six}. */
public final class NumberWords {

    private static final String[] ONES = {
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
        "nineteen"
    };
    private static final String[] TENS = {
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"
    };
    private static final String[] SCALES = {"", " thousand", " million", " billion", " trillion", " quadrillion"};
    private static final Map<String, String> ORDINALS = Map.of(
            "one", "first", "two", "second", "three", "third", "five", "fifth", "eight", "eighth", "nine", "ninth",
            "twelve", "twelfth");

    private NumberWords() {}

    /** {@code 1234} to {@code one thousand two hundred thirty four}; more than 18 digits are read one by one. */
    public static String cardinal(String digits) {
        BigInteger value = new BigInteger(digits);
        if (value.bitLength() > 59) {
            return digits(digits);
        }
        return cardinal(value.longValue());
    }

    /** As {@link #cardinal(String)}; the value is 0 or more. */
    public static String cardinal(long value) {
        if (value == 0) {
            return ONES[0];
        }
        StringBuilder words = new StringBuilder();
        long scale = 1_000_000_000_000_000L;
        for (int i = SCALES.length - 1; i >= 0; i--, scale /= 1000) {
            int group = (int) (value / scale % 1000);
            if (group > 0) {
                words.append(' ').append(belowThousand(group)).append(SCALES[i]);
            }
        }
        return words.substring(1);
    }

    /** {@code 22} to {@code twenty second}. */
    public static String ordinal(long value) {
        String cardinal = cardinal(value);
        int cut = cardinal.lastIndexOf(' ') + 1;
        String last = cardinal.substring(cut);
        String ordinal = ORDINALS.getOrDefault(
                last, last.endsWith("y") ? last.substring(0, last.length() - 1) + "ieth" : last + "th");
        return cardinal.substring(0, cut) + ordinal;
    }

    /** As the year is said: {@code nineteen oh five}, {@code two thousand one}, {@code twenty twenty six}. */
    public static String year(int year) {
        int century = year / 100;
        int rest = year % 100;
        if (year < 1000 || year > 2999 || century % 10 == 0 && rest < 10) {
            return cardinal(year);
        }
        if (rest == 0) {
            return cardinal(century) + " hundred";
        }
        return cardinal(century) + (rest < 10 ? " oh " : " ") + cardinal(rest);
    }

    /** {@code 1980} to {@code nineteen eighties}, {@code 20} to {@code twenties}. */
    public static String decade(int year) {
        return plural(year(year));
    }

    /** The number with its last word in the plural: {@code sixties}, {@code nineteen hundreds}. */
    public static String plural(String number) {
        return number.endsWith("y") ? number.substring(0, number.length() - 1) + "ies" : number + "s";
    }

    /** {@code 3.05} to {@code three point zero five}. */
    public static String decimal(String number) {
        int point = number.indexOf('.');
        if (point < 0) {
            return cardinal(number);
        }
        String whole = point == 0 ? ONES[0] : cardinal(number.substring(0, point));
        return whole + " point " + digits(number.substring(point + 1));
    }

    /** One by one. */
    public static String digits(String digits) {
        StringBuilder words = new StringBuilder();
        for (char c : digits.toCharArray()) {
            if (Character.isDigit(c)) {
                words.append(words.isEmpty() ? "" : " ").append(ONES[c - '0']);
            }
        }
        return words.toString();
    }

    private static String belowThousand(int value) {
        String hundreds = value >= 100 ? ONES[value / 100] + " hundred" : "";
        int rest = value % 100;
        if (rest == 0) {
            return hundreds;
        }
        String tail = rest < 20 ? ONES[rest] : TENS[rest / 10] + (rest % 10 == 0 ? "" : " " + ONES[rest % 10]);
        return hundreds.isEmpty() ? tail : hundreds + " " + tail;
    }
}
