package io.reelmill.motion.message;

/**
 * A number that is spoken of.
 *
 * @param kind what it tells
 * @param value as written: 3.5 of 3.5 million; for a share its part
 * @param whole for a share that of which {@code value} are meant, otherwise 0
 * @param style how it is written
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

    /** What a number tells. */
    public enum Kind {
        /** Parts of a hundred. */
        PERCENT,
        /** So many out of so many. */
        SHARE,
        /** A year of the calendar. */
        YEAR,
        /** How many times as much. */
        TIMES,
        /** Anything that can be counted or measured. */
        COUNT
    }

    /** How many times as much, as the phrase's language writes it. */
    static Quantity times(double value, Phrase phrase, int first, int last) {
        NumberStyle style = NumberStyle.of(phrase.language(), value);
        return new Quantity(Kind.TIMES, value, 0, style, "×", "", "", 1, first, Math.min(last, phrase.size()));
    }

    /** The size of it, scale word and all. */
    public double size() {
        return value * factor;
    }

    /** The number as it is set, without its scale word. */
    public String text() {
        return prefix + style.format(value) + suffix;
    }
}
