package io.reelmill.compositor.caption;

import io.reelmill.typography.Face;
import io.reelmill.typography.Lettering;
import java.util.List;

/**
 * How captions look. Lengths are in ems, fractions of the letter size; colours are {@code 0xAARRGGBB}.
 *
 * @param name as in the request
 * @param mark what stands behind or below the letters
 */
public record CaptionStyle(String name, Type type, Ink ink, Mark mark, Motion motion) {

    /**
     * The letters.
     *
     * @param size against the width of an upright canvas, see {@link CaptionLayout}
     * @param stretch how wide they are drawn, 1 as they are
     * @param heavier how much thicker than the cut the strokes are drawn
     * @param tracking added between two letters; below 0 for large heavy type
     * @param lineHeight from one baseline to the next
     * @param punctuation whether commas and full stops stay
     */
    public record Type(
            Face face,
            double size,
            double stretch,
            double heavier,
            double tracking,
            double lineHeight,
            Letters letters,
            boolean punctuation) {

        /** What shaping needs to know of it. */
        Lettering.Type lettering() {
            return new Lettering.Type(face, stretch, tracking);
        }
    }

    /** What becomes of small letters and capitals. */
    public enum Letters {
        AS_WRITTEN,
        CAPITALS,
        SMALL
    }

    /**
     * What the letters are made of.
     *
     * @param fills of the words, which take them in turn; transparent for hollow letters
     * @param active fill of the word that is being spoken
     * @param waiting opacity of words that are yet to be spoken, where they are seen already
     * @param spoken opacity of words that have been spoken
     * @param outlineWidth on each side
     * @param inverse whether the letters are the picture's own colours, turned round
     */
    public record Ink(
            List<Integer> fills,
            int active,
            double waiting,
            double spoken,
            int outline,
            double outlineWidth,
            Shadow shadow,
            boolean inverse) {

        static Ink of(int fill, int active, int outline, double outlineWidth, Shadow shadow) {
            return new Ink(List.of(fill), active, 1, 1, outline, outlineWidth, shadow, false);
        }

        Ink fading(double waitingNow, double spokenNow) {
            return new Ink(fills, active, waitingNow, spokenNow, outline, outlineWidth, shadow, inverse);
        }

        Ink inTurn(Integer... colours) {
            return new Ink(List.of(colours), active, waiting, spoken, outline, outlineWidth, shadow, inverse);
        }

        Ink turned() {
            return new Ink(fills, active, waiting, spoken, outline, outlineWidth, shadow, true);
        }

        boolean hollow() {
            return fills.get(0) >>> 24 == 0;
        }
    }

    /**
     * A shadow, or with a bright colour a glow.
     *
     * @param blur standard deviation; 0 for a hard edge
     * @param spread how much larger than the letters on each side
     * @param right offset
     * @param down offset
     */
    public record Shadow(int colour, double blur, double spread, double right, double down) {
        static final Shadow NONE = new Shadow(0, 0, 0, 0, 0);

        static Shadow soft(int colour, double blur) {
            return new Shadow(colour, blur, 0, 0, 0.05);
        }
    }

    /**
     * A shape behind letters.
     *
     * @param colour of it where nothing is spoken
     * @param active of it where the spoken word is
     * @param letters fill of the letters on the active one
     * @param side from the letters to its edge
     * @param above from the letters to its edge
     * @param corner radius
     */
    public record Mark(Kind kind, int colour, int active, int letters, double side, double above, double corner) {
        static final Mark NONE = new Mark(Kind.NONE, 0, 0, 0, 0, 0, 0);
    }

    /** Where marks stand. */
    public enum Kind {
        NONE,
        /** A box that moves from word to word. */
        SPOKEN_WORD,
        /** A box around each word. */
        EACH_WORD,
        /** A plate behind each line, from its first to its last word. */
        LINES,
        /** One plate behind all. */
        PANEL,
        /** A rule below the spoken word. */
        UNDERLINE
    }

    /**
     * How words come and are followed.
     *
     * @param entry how a word comes, or with {@link Reveal#CUE} all of them
     * @param amount of the entry: scale beyond 1, or ems of way, or of blur
     * @param seconds that the entry takes
     * @param emphasis how much larger than the others the spoken word is
     * @param tilt degrees by which words lean, to one side and the other in turn
     * @param sweep whether the active colour runs through the word
     */
    public record Motion(
            Reveal reveal, Entry entry, double amount, double seconds, double emphasis, double tilt, boolean sweep) {}

    /** When a word is seen. */
    public enum Reveal {
        /** All words of a cue at once. */
        CUE,
        /** Each from the moment it is spoken, in the place that was kept for it. */
        SPOKEN,
        /** Only the one being spoken, in the middle. */
        ALONE
    }

    /** How something comes into sight. */
    public enum Entry {
        CUT,
        FADE,
        /** Grows past its size and back. */
        POP,
        /** Falls from a larger size onto the picture. */
        PUNCH,
        /** Fades in from below. */
        RISE,
        /** Comes into focus. */
        BLUR
    }

    /**
     * The style of a name.
     *
     * @param name of a style, or another name that the request allows for one, in any case
     * @throws IllegalArgumentException when there is no such style
     */
    public static CaptionStyle named(String name) {
        return CaptionStyles.named(name);
    }

    boolean boxed() {
        return mark.kind() == Kind.SPOKEN_WORD || mark.kind() == Kind.EACH_WORD;
    }

    boolean plated() {
        return mark.kind() == Kind.LINES || mark.kind() == Kind.PANEL || mark.kind() == Kind.EACH_WORD;
    }

    /** How far beyond the letters a word's ink may go to each side, in ems; its soft shadow not counted. */
    double reach() {
        double letters = ink.outlineWidth() + type.heavier() / 2;
        double shadow = ink.shadow().colour() >>> 24 == 0 || ink.shadow().blur() > 0
                ? 0
                : ink.shadow().right();
        return Math.max(letters + shadow, mark.kind() == Kind.UNDERLINE ? 0 : mark.side());
    }
}
