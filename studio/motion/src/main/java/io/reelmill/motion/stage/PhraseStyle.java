package io.reelmill.motion.stage;

/**
 * How a phrase is set.
 *
 * @param key index of the first word that stands out
 * @param keyEnd one beyond the last that does; not above {@code key} when none does
 * @param largest size of ordinary words at most, pixels
 * @param keyScale how much larger than those the words are that stand out
 * @param mark how these are marked
 * @param display whether ordinary words are in the type for large words
 * @param ink colour of ordinary words
 * @param across where lines stand: 0 where reading begins, 0.5 in the middle
 * @param down where the whole stands: 0 at the top of its box, 1 at the foot
 * @param plain whether it stands on a plate
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

    /** How words are marked. */
    public enum Mark {
        NONE,
        /** In the accent colour. */
        COLOUR,
        /** On a plate of the accent colour. */
        PLATE,
        /** A stroke below that draws itself. */
        STROKE
    }

    /** Even words of one size. */
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

    /** Large words, of which some stand out. */
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
