package io.reelmill.motion.message;

/**
 * A quantity in the text.
 *
 * @param kind its meaning
 * @param value as written: 3.5 of 3.5 million; for a share its part
 * @param whole the total of a ratio of which {@code value} is the part, otherwise 0
 * @param style its number format
 * @param prefix right before it, such as {@code $}, or empty
 * @param suffix right after it, such as {@code %} or {@code km}, or empty
 * @param scale word such as {@code million}, as it was said, or empty
 * @param factor what the scale word multiplies by, 1 for none
 * @param first index of its first word in the phrase
 * @param last one beyond the index of its last word
 */
public record Quantity(
        Kind kind,
        double value,
        double whole,
        NumberStyle style,
        String prefix,
        String suffix,
        String scale,
        double factor,
        int first,
        int last) {

    /** The meaning of a number. */
    public enum Kind {
        /** A percentage. */
        PERCENT,
        /** A ratio: so many out of so many. */
        SHARE,
        /** A year of the calendar. */
        YEAR,
        /** A multiple. */
        TIMES,
        /** Anything that can be counted or measured. */
        COUNT
    }

    /** A multiple, as the phrase's language writes it. */
    static Quantity times(double value, Phrase phrase, int first, int last) {
        NumberStyle style = NumberStyle.of(phrase.language(), value);
        return new Quantity(Kind.TIMES, value, 0, style, "×", "", "", 1, first, Math.min(last, phrase.size()));
    }

    /** Its value including the scale word. */
    public double size() {
        return value * factor;
    }

    /** The number as displayed, without its scale word. */
    public String text() {
        return prefix + style.format(value) + suffix;
    }
}
