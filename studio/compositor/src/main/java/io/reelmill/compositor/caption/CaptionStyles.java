package io.reelmill.compositor.caption;

import io.reelmill.compositor.caption.CaptionStyle.Entry;
import io.reelmill.compositor.caption.CaptionStyle.Ink;
import io.reelmill.compositor.caption.CaptionStyle.Kind;
import io.reelmill.compositor.caption.CaptionStyle.Letters;
import io.reelmill.compositor.caption.CaptionStyle.Mark;
import io.reelmill.compositor.caption.CaptionStyle.Motion;
import io.reelmill.compositor.caption.CaptionStyle.Reveal;
import io.reelmill.compositor.caption.CaptionStyle.Shadow;
import io.reelmill.compositor.caption.CaptionStyle.Type;
import io.reelmill.typography.Face;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The caption presets. */
final class CaptionStyles {

    private static final int WHITE = 0xFFFFFFFF;
    private static final int INK = 0xFF0A0A12;
    private static final int CLEAR = 0;
    /** How long a word takes to come, in seconds. */
    private static final double QUICK = 0.08;

    /** Capitals; a crimson box jumps from word to word. */
    static final CaptionStyle WRAP_1 = new CaptionStyle(
            "Wrap 1",
            new Type(Face.INTER_BOLD, 0.088, 1, 0.045, -0.012, 1.28, Letters.CAPITALS, false),
            Ink.of(WHITE, WHITE, INK, 0.05, Shadow.soft(0xB0000000, 0.11)),
            new Mark(Kind.SPOKEN_WORD, 0xFFE5173F, 0xFFE5173F, WHITE, 0.16, 0.19, 0.2),
            new Motion(Reveal.SPOKEN, Entry.POP, 0.10, QUICK, 0, 0, false));

    /** What everybody reads without noticing it. */
    private static final CaptionStyle BASIC = new CaptionStyle(
            "Basic",
            new Type(Face.INTER, 0.062, 1, 0, -0.008, 1.26, Letters.AS_WRITTEN, true),
            Ink.of(WHITE, WHITE, INK, 0.036, Shadow.soft(0xA0000000, 0.09)),
            Mark.NONE,
            new Motion(Reveal.SPOKEN, Entry.FADE, 0, 0.06, 0, 0, false));

    /** Every word on a chip of its own; the spoken one is lit yellow. */
    private static final CaptionStyle WRAP_2 = new CaptionStyle(
            "Wrap 2",
            new Type(Face.ROBOTO_BOLD, 0.07, 1, 0.01, 0, 1.5, Letters.AS_WRITTEN, false),
            Ink.of(WHITE, INK, CLEAR, 0, Shadow.NONE),
            new Mark(Kind.EACH_WORD, 0xE814141C, 0xFFFFD60A, 0xFF14141C, 0.17, 0.21, 0.16),
            new Motion(Reveal.SPOKEN, Entry.RISE, 0.25, QUICK, 0, 0, false));

    /** Narrow capitals with a thick black edge, turning gold as they are spoken. */
    private static final CaptionStyle FACELESS = new CaptionStyle(
            "Faceless",
            new Type(Face.ROBOTO_BOLD, 0.092, 0.84, 0.045, 0.055, 1.2, Letters.CAPITALS, false),
            Ink.of(WHITE, 0xFFFFC21A, 0xFF000000, 0.085, Shadow.NONE),
            Mark.NONE,
            new Motion(Reveal.CUE, Entry.CUT, 0, 0, 0.04, 0, false));

    /** Italic serifs that come into focus; a fine golden rule under the word. */
    private static final CaptionStyle ELEGANT = new CaptionStyle(
            "Elegant",
            new Type(Face.SERIF_ITALIC, 0.09, 1, 0.012, 0.004, 1.22, Letters.AS_WRITTEN, true),
            Ink.of(0xFFFFF6E3, 0xFFFFF6E3, CLEAR, 0, Shadow.soft(0x90000000, 0.13)),
            new Mark(Kind.UNDERLINE, 0xFFE3BC6A, 0xFFE3BC6A, 0xFFFFF6E3, 0, 0.24, 0.03),
            new Motion(Reveal.SPOKEN, Entry.BLUR, 0.14, 0.09, 0, 0, false));

    /** Large letters that turn the colours behind them round. */
    private static final CaptionStyle DIFFERENCE = new CaptionStyle(
            "Difference",
            new Type(Face.INTER_BOLD, 0.096, 1, 0.06, -0.02, 1.14, Letters.SMALL, false),
            Ink.of(WHITE, WHITE, CLEAR, 0, Shadow.NONE).turned(),
            Mark.NONE,
            new Motion(Reveal.SPOKEN, Entry.PUNCH, 0.12, QUICK, 0, 0, false));

    /** All words wait faintly; each becomes solid as it is spoken. */
    private static final CaptionStyle OPACITY = new CaptionStyle(
            "Opacity",
            new Type(Face.INTER_BOLD, 0.078, 1, 0.012, -0.012, 1.22, Letters.AS_WRITTEN, false),
            Ink.of(WHITE, WHITE, CLEAR, 0, Shadow.soft(0xA0000000, 0.12)).fading(0.42, 1),
            Mark.NONE,
            new Motion(Reveal.CUE, Entry.FADE, 0, 0.06, 0, 0, false));

    /** Sweets: each word of another colour, leaning and bouncing, as stickers. */
    private static final CaptionStyle PLAYFUL = new CaptionStyle(
            "Playful",
            new Type(Face.WIDE_BOLD, 0.082, 0.92, 0.05, -0.02, 1.3, Letters.SMALL, false),
            Ink.of(WHITE, CLEAR, 0xFF2A1052, 0.085, new Shadow(0xFF2A1052, 0, 0.085, 0.05, 0.07))
                    .inTurn(0xFFFFE14D, 0xFFFF8FC7, 0xFF6FE3FF, 0xFF9DF07A),
            Mark.NONE,
            new Motion(Reveal.SPOKEN, Entry.POP, 0.22, 0.09, 0, 3.5, false));

    /** Slanted heavy capitals that land hard, yellow where the voice is. */
    private static final CaptionStyle BOLD_PUNCH = new CaptionStyle(
            "Bold Punch",
            new Type(Face.INTER_BOLD_ITALIC, 0.098, 0.88, 0.065, 0.04, 1.18, Letters.CAPITALS, false),
            Ink.of(WHITE, 0xFFFFE11A, 0xFF000000, 0.075, new Shadow(0xFF000000, 0, 0.075, 0.045, 0.075)),
            Mark.NONE,
            new Motion(Reveal.SPOKEN, Entry.PUNCH, 0.32, QUICK, 0, 0, false));

    /** Subtitles of the cinema. */
    private static final CaptionStyle MOVIE = new CaptionStyle(
            "Movie",
            new Type(Face.SERIF_BOLD, 0.058, 1, 0, 0.012, 1.24, Letters.AS_WRITTEN, true),
            Ink.of(0xFFFFE9A8, 0xFFFFE9A8, 0xFF0A0805, 0.036, Shadow.soft(0xB0000000, 0.08)),
            Mark.NONE,
            new Motion(Reveal.CUE, Entry.FADE, 0, 0.09, 0, 0, false));

    /** Hollow capitals; the voice fills them. */
    private static final CaptionStyle OUTLINE = new CaptionStyle(
            "Outline",
            new Type(Face.INTER_BOLD, 0.094, 1, 0, 0.03, 1.2, Letters.CAPITALS, false),
            Ink.of(CLEAR, WHITE, WHITE, 0.026, Shadow.soft(0x70000000, 0.1)),
            Mark.NONE,
            new Motion(Reveal.CUE, Entry.FADE, 0, 0.06, 0, 0, false));

    /** A quiet dark-blue panel; aqua runs through the words. */
    private static final CaptionStyle COVE = new CaptionStyle(
            "Cove",
            new Type(Face.ROBOTO, 0.066, 1, 0, 0.002, 1.34, Letters.AS_WRITTEN, true),
            Ink.of(0xFFE9F4F7, 0xFF4FF0DC, CLEAR, 0, Shadow.NONE),
            new Mark(Kind.PANEL, 0xDB0B2440, CLEAR, CLEAR, 0.5, 0.5, 0.42),
            new Motion(Reveal.CUE, Entry.RISE, 0.22, 0.09, 0, 0, true));

    /** Neon: the spoken word swells on the beat. */
    private static final CaptionStyle BEAT = new CaptionStyle(
            "Beat",
            new Type(Face.CONDENSED_BOLD, 0.086, 1, 0.02, 0.025, 1.3, Letters.CAPITALS, false),
            Ink.of(0xFFF3E9FF, 0xFF5CFBFF, 0xFF1C0638, 0.055, new Shadow(0xE6E01CFF, 0.11, 0.03, 0, 0)),
            Mark.NONE,
            new Motion(Reveal.CUE, Entry.POP, 0.08, 0.07, 0.15, 0, false));

    /** Light small letters, far apart, that rise and stay in the air above their shadow. */
    private static final CaptionStyle FLOATING = new CaptionStyle(
            "Floating",
            new Type(Face.ROBOTO, 0.07, 1, 0, 0.05, 1.36, Letters.SMALL, false),
            Ink.of(WHITE, WHITE, CLEAR, 0, new Shadow(0x8C000000, 0.1, 0.02, 0, 0.36)),
            Mark.NONE,
            new Motion(Reveal.SPOKEN, Entry.RISE, 0.55, 0.09, 0, 0, false));

    /** White labels hugging each line, as in picture stories. */
    private static final CaptionStyle GRAM = new CaptionStyle(
            "Gram",
            new Type(Face.INTER_BOLD, 0.066, 1, 0, -0.018, 1.33, Letters.AS_WRITTEN, true),
            Ink.of(0xFF16161A, 0xFFD6249F, CLEAR, 0, Shadow.NONE),
            new Mark(Kind.LINES, WHITE, WHITE, 0xFFD6249F, 0.3, 0.32, 0.26),
            new Motion(Reveal.CUE, Entry.POP, 0.04, QUICK, 0, 0, false));

    /** One word at a time, as large as can be. */
    private static final CaptionStyle WORD_BY_WORD = new CaptionStyle(
            "Word by Word",
            new Type(Face.INTER_BOLD, 0.13, 1, 0.05, -0.025, 1.2, Letters.CAPITALS, false),
            Ink.of(WHITE, WHITE, INK, 0.05, Shadow.soft(0xB0000000, 0.12)),
            Mark.NONE,
            new Motion(Reveal.ALONE, Entry.POP, 0.12, QUICK, 0, 0, false));

    static final List<CaptionStyle> ALL = List.of(
            BASIC,
            WRAP_1,
            WRAP_2,
            FACELESS,
            ELEGANT,
            DIFFERENCE,
            OPACITY,
            PLAYFUL,
            BOLD_PUNCH,
            MOVIE,
            OUTLINE,
            COVE,
            BEAT,
            FLOATING,
            GRAM,
            WORD_BY_WORD);

    /** Names of others, and what of ours is nearest. */
    private static final Map<String, CaptionStyle> NEAREST =
            Map.of("revid", WRAP_1, "hormozi", BOLD_PUNCH, "ali", OPACITY);

    private CaptionStyles() {}

    static CaptionStyle named(String name) {
        CaptionStyle nearest = NEAREST.get(name.toLowerCase(Locale.ROOT));
        return ALL.stream()
                .filter(style -> style.name().equalsIgnoreCase(name))
                .findFirst()
                .or(() -> Optional.ofNullable(nearest))
                .orElseThrow(() -> new IllegalArgumentException("there is no caption style " + name));
    }
}
