package io.reelmill.motion.message;

import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * The number format, so that a counter is formatted like the number it counts to.
 *
 * @param zero the digit zero of its script
 * @param group group separator, or 0 for none
 * @param point decimal separator
 * @param decimals number of decimals
 */
public record NumberStyle(int zero, char group, char point, int decimals) {

    /** The format of the language for a number that was spelled out. */
    static NumberStyle of(String language, double value) {
        DecimalFormatSymbols symbols = symbols(language);
        char group = Math.abs(value) >= 10_000 ? symbols.getGroupingSeparator() : 0;
        return new NumberStyle('0', group, symbols.getDecimalSeparator(), value == Math.rint(value) ? 0 : 1);
    }

    static DecimalFormatSymbols symbols(String language) {
        return DecimalFormatSymbols.getInstance(Locale.forLanguageTag(language.isEmpty() ? "en" : language));
    }

    /** The value in this format, rounded to its decimals. */
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
