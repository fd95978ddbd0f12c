package io.reelmill.motion.stage;

/**
 * How a phrase is set.
 *
 * @param key index of the first emphasised word
 * @param keyEnd one beyond the last emphasised word; not above {@code key} when there is none
 * @param largest maximum size of ordinary words, pixels
 * @param keyScale size of emphasised words relative to ordinary ones
 * @param mark how emphasised words are marked
 * @param display whether ordinary words use the typeface for large words
 * @param ink colour of ordinary words
 * @param across alignment of lines: 0 at the start of the reading direction, 0.5 centred
 * @param down vertical alignment in the box: 0 at the top, 1 at the bottom
 * @param plain whether it lies on a plate
 */
public record PhraseStyle(
        int key,
        int keyEnd,
        double largest,
        double keyScale,
        Mark mark,
        boolean display,
        int ink,
        double across,
        double down,
        boolean plain) {

    /** How emphasised words are marked. */
    public enum Mark {
        NONE,
        /** In the accent colour. */
        COLOUR,
        /** On a plate of the accent colour. */
        PLATE,
        /** Underlined by a stroke that draws itself. */
        STROKE
    }

    /** All words at one size. */
    public static PhraseStyle even(CardArea stage, double largest) {
        return new PhraseStyle(
                0,
                0,
                largest,
                1,
                Mark.NONE,
                false,
                stage.scheme().ink(),
                stage.brand().centred() ? 0.5 : 0,
                0.5,
                false);
    }

    /** Large words with emphasis. */
    public static PhraseStyle loud(CardArea stage, int key, int keyEnd, double largest, Mark mark) {
        return new PhraseStyle(
                key,
                keyEnd,
                largest,
                1.75,
                mark,
                true,
                stage.scheme().ink(),
                stage.brand().centred() ? 0.5 : 0,
                0.5,
                false);
    }

    public PhraseStyle across(double where) {
        return new PhraseStyle(key, keyEnd, largest, keyScale, mark, display, ink, where, down, plain);
    }

    public PhraseStyle down(double where) {
        return new PhraseStyle(key, keyEnd, largest, keyScale, mark, display, ink, across, where, plain);
    }

    public PhraseStyle ink(int colour) {
        return new PhraseStyle(key, keyEnd, largest, keyScale, mark, display, colour, across, down, plain);
    }

    public PhraseStyle onPlate(int colour) {
        return new PhraseStyle(key, keyEnd, largest, keyScale, mark, display, colour, across, down, true);
    }

    public PhraseStyle displayed() {
        return new PhraseStyle(key, keyEnd, largest, keyScale, mark, true, ink, across, down, plain);
    }
}
