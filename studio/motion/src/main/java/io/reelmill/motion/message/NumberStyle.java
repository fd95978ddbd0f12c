package io.reelmill.motion.message;

import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * How a number is written, so that one that counts up to it is written the same.
 *
 * @param zero the digit nought of its digits
 * @param group between groups of digits, or 0 for none
 * @param point before decimals
 * @param decimals how many
 */
public record NumberStyle(int zero, char group, char point, int decimals) {

    /** How the language writes a number that was spelled out. */
    static NumberStyle of(String language, double value) {
        DecimalFormatSymbols symbols = symbols(language);
        char group = Math.abs(value) >= 10_000 ? symbols.getGroupingSeparator() : 0;
        return new NumberStyle('0', group, symbols.getDecimalSeparator(), value == Math.rint(value) ? 0 : 1);
    }

    static DecimalFormatSymbols symbols(String language) {
        return DecimalFormatSymbols.getInstance(Locale.forLanguageTag(language.isEmpty() ? "en" : language));
    }

    /** The value in this style, rounded to its decimals. */
    public String format(double value) {
        long unit = Math.round(Math.pow(10, decimals));
        long scaled = Math.round(Math.abs(value) * unit);
        String whole = Long.toString(scaled / unit);
        StringBuilder text = new StringBuilder(value < 0 ? "-" : "");
        for (int i = 0; i < whole.length(); i++) {
            if (group != 0 && i > 0 && (whole.length() - i) % 3 == 0) {
                text.append(group);
            }
            text.appendCodePoint(zero + whole.charAt(i) - '0');
        }
        if (decimals > 0) {
            text.append(point);
            for (char c : String.format(Locale.ROOT, "%0" + decimals + "d", scaled % unit)
                    .toCharArray()) {
                text.appendCodePoint(zero + c - '0');
            }
        }
        return text.toString();
    }
}
