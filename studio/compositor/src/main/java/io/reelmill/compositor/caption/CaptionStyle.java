package io.reelmill.compositor.caption;

import java.util.List;

/**
 * How captions look. Lengths are in ems, fractions of the letter size; colours are {@code 0xAARRGGBB}.
 *
 * @param name as in the request
 * @param size letter size against the width of an upright canvas, see {@link CaptionLayout}
 * @param weight which cut of the typeface
 * @param heavier how much thicker than the cut the strokes are drawn
 * @param tracking added between two letters; below 0 for large heavy type
 * @param lineHeight from one baseline to the next
 * @param uppercase whether words are shown in capitals
 * @param punctuation whether commas and full stops stay
 * @param reveal when a word is seen
 * @param fill of the letters
 * @param activeFill of the word that is being spoken
 * @param box behind the word that is being spoken; transparent for none
 * @param outline around the letters
 * @param outlineWidth on each side
 * @param shadow below the letters
 * @param shadowBlur standard deviation
 * @param pop how much larger than at rest a word gets while it appears
 */
public record CaptionStyle(
        String name,
        double size,
        Weight weight,
        double heavier,
        double tracking,
        double lineHeight,
        boolean uppercase,
        boolean punctuation,
        Reveal reveal,
        int fill,
        int activeFill,
        int box,
        int outline,
        double outlineWidth,
        int shadow,
        double shadowBlur,
        double pop) {

    /** Cuts of the typeface. */
    public enum Weight {
        SEMI_BOLD,
        BOLD
    }

    /** When a word is seen. */
    public enum Reveal {
        /** All words of a cue at once. */
        CUE,
        /** Each from the moment it is spoken, in the place that was kept for it. */
        SPOKEN,
        /** Only the one being spoken, in the middle. */
        ALONE
    }

    private static final int WHITE = 0xFFFFFFFF;
    private static final int INK = 0xFF0A0A12;
    private static final int NONE = 0;

    /** A box jumps from word to word. */
    public static final CaptionStyle WRAP_1 = new CaptionStyle(
            "Wrap 1", 0.088, Weight.BOLD, 0.045, -0.012, 1.28, true, false, Reveal.SPOKEN,
            WHITE, WHITE, 0xFFE5173F, INK, 0.05, 0xB0000000, 0.11, 0.10);

    private static final List<CaptionStyle> ALL = List.of(
            WRAP_1,
            new CaptionStyle(
                    "Basic", 0.062, Weight.SEMI_BOLD, 0, -0.008, 1.22, false, true, Reveal.SPOKEN,
                    WHITE, WHITE, NONE, INK, 0.045, 0xA0000000, 0.12, 0),
            new CaptionStyle(
                    "Word by Word", 0.112, Weight.BOLD, 0.045, -0.015, 1.2, true, false, Reveal.ALONE,
                    WHITE, WHITE, NONE, INK, 0.055, 0xB0000000, 0.12, 0.14),
            new CaptionStyle(
                    "Bold Punch", 0.098, Weight.BOLD, 0.065, -0.012, 1.2, true, false, Reveal.SPOKEN,
                    WHITE, 0xFFFFE11A, NONE, INK, 0.075, 0xC0000000, 0.1, 0.16),
            new CaptionStyle(
                    "Movie", 0.05, Weight.SEMI_BOLD, 0, 0, 1.28, false, true, Reveal.CUE,
                    0xFFFFF8E8, 0xFFFFF8E8, NONE, INK, 0.05, 0xC0000000, 0.14, 0));

    /** The style of that name, or {@link #WRAP_1} when there is none. */
    public static CaptionStyle named(String name) {
        return ALL.stream()
                .filter(style -> style.name.equalsIgnoreCase(name))
                .findFirst()
                .orElse(WRAP_1);
    }

    boolean boxed() {
        return box >>> 24 != 0;
    }
}
