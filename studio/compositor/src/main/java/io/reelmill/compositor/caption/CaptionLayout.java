package io.reelmill.compositor.caption;

import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import io.reelmill.typography.Lettering;
import io.reelmill.typography.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Where the words of a cue stand, settled before the first of them is seen, so that none ever moves.
 *
 * <p>The first baseline is the same for all cues of a video; a second line goes below it. Type is made smaller when a
 * word or a line would leave the safe area: 12 % from the sides and the top, 20 % from the bottom.
 *
 * @param size of the letters in pixels
 * @param words in reading order, with places in canvas pixels
 */
record CaptionLayout(double size, List<Placed> words) {

    static final double SIDE = 0.12;
    static final double TOP = 0.12;
    static final double BOTTOM = 0.20;
    /** Height of a capital letter of Inter in ems. */
    static final double CAPITAL = 0.727;
    /** How wide a caption may get against the shorter side of the canvas. */
    private static final double WIDEST = 1.2;
    /** Space between two words in ems; more where a box stands around one of them, or around each. */
    private static final double SPACE = 0.25;

    private static final double BOXED_SPACE = 0.34;
    private static final double GAP_OF_BOXES = 0.08;
    /** How much more room lines need when marks are stacked above and below letters. */
    private static final double STACKED = 1.22;

    private static final double DESCENDER = 0.22;

    /**
     * A word, or a part of one that had to be broken, with the left end of its baseline.
     *
     * @param word its index in the cue
     */
    record Placed(String text, int word, double x, double baseline, double width, int line) {}

    private record Measured(String text, int word, double width) {}

    static CaptionLayout of(Cue cue, CaptionStyle style, Captions captions, Canvas canvas, IntConsumer missing) {
        double size = nominal(style, canvas);
        double wide = widest(canvas) - 2 * style.reach() * size;
        List<Measured> parts = measured(cue, style, captions.language(), size, wide, missing);
        boolean alone = style.motion().reveal() == CaptionStyle.Reveal.ALONE;
        int split = alone ? parts.size() : split(parts, style, size, wide);
        double longest = alone
                ? parts.stream().mapToDouble(Measured::width).max().orElse(1)
                : Math.max(
                        length(parts.subList(0, split), style, size),
                        length(parts.subList(split, parts.size()), style, size));
        double shrink = Math.min(1, wide / Math.max(1, longest));
        boolean stacked = parts.stream().anyMatch(part -> Script.stacked(part.text()));
        Lines lines = new Lines(style, captions, canvas, stacked);
        List<Placed> placed = new ArrayList<>();
        if (alone) {
            for (Measured part : parts) {
                placed.addAll(line(List.of(part), 0, lines, size, shrink));
            }
        } else {
            placed.addAll(line(parts.subList(0, split), 0, lines, size, shrink));
            placed.addAll(line(parts.subList(split, parts.size()), 1, lines, size, shrink));
        }
        return new CaptionLayout(size * shrink, placed);
    }

    /** Letter size in pixels: against the width of an upright canvas, against less of a wide one. */
    static double nominal(CaptionStyle style, Canvas canvas) {
        return style.type().size() * Math.min(canvas.width(), 0.8 * canvas.height());
    }

    /** The stretch of the frame that both lines need. */
    static CaptionBand band(CaptionStyle style, Captions captions, Canvas canvas) {
        Lines lines = new Lines(style, captions, canvas, true);
        double em = nominal(style, canvas);
        double top = lines.baseline(0) - (CAPITAL + lines.above()) * em;
        double bottom = lines.baseline(1) + lines.below() * em;
        return new CaptionBand(Math.max(0, top / canvas.height()), Math.min(1, bottom / canvas.height()));
    }

    private static double widest(Canvas canvas) {
        return Math.min(canvas.width() * (1 - 2 * SIDE), WIDEST * Math.min(canvas.width(), canvas.height()));
    }

    private static List<Measured> measured(
            Cue cue, CaptionStyle style, String language, double size, double wide, IntConsumer missing) {
        List<Measured> parts = new ArrayList<>();
        for (int i = 0; i < cue.words().size(); i++) {
            String shown = CaptionText.shown(cue.words().get(i).text(), style, language);
            double width = width(shown, style, size, language, missing);
            String text = width > 0 ? shown : "";
            // a word that stands alone is made small rather than broken
            if (width <= wide || style.motion().reveal() == CaptionStyle.Reveal.ALONE) {
                parts.add(new Measured(text, i, width));
            } else {
                for (String piece : Script.pieces(text, language)) {
                    parts.add(new Measured(piece, i, width(piece, style, size, language, missing)));
                }
            }
        }
        return parts;
    }

    private static double width(String text, CaptionStyle style, double size, String language, IntConsumer missing) {
        try (Lettering lettering = new Lettering(text, style.type().lettering(), size, language, missing)) {
            return lettering.width();
        }
    }

    /** How many parts stand on the first line: all that fit, otherwise so that both lines are about as long. */
    private static int split(List<Measured> parts, CaptionStyle style, double size, double wide) {
        int n = parts.size();
        if (length(parts, style, size) <= wide) {
            return n;
        }
        int best = n;
        double least = Double.MAX_VALUE;
        for (int i = 1; i < n; i++) {
            double longest =
                    Math.max(length(parts.subList(0, i), style, size), length(parts.subList(i, n), style, size));
            if (longest < least) {
                least = longest;
                best = i;
            }
        }
        return best;
    }

    private static double length(List<Measured> parts, CaptionStyle style, double size) {
        double sum = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += parts.get(i).width() + (i == 0 ? 0 : space(parts.get(i - 1), parts.get(i), style) * size);
        }
        return sum;
    }

    private static double space(Measured before, Measured after, CaptionStyle style) {
        if (before.word() == after.word()
                || before.text().isEmpty()
                || after.text().isEmpty()) {
            return 0;
        }
        if (style.mark().kind() == CaptionStyle.Kind.EACH_WORD) {
            return 2 * style.mark().side() + GAP_OF_BOXES;
        }
        if (Script.closed(before.text(), after.text())) {
            return style.boxed() ? BOXED_SPACE - SPACE : 0;
        }
        // words that swell keep off their neighbours
        return style.boxed()
                ? BOXED_SPACE
                : SPACE + style.type().tracking() + style.motion().emphasis();
    }

    private static List<Placed> line(List<Measured> parts, int number, Lines lines, double size, double shrink) {
        if (parts.isEmpty()) {
            return List.of();
        }
        double x = (lines.canvas().width() - length(parts, lines.style(), size) * shrink) / 2;
        double baseline = lines.baseline(number);
        Placed[] placed = new Placed[parts.size()];
        int[] order = Script.visualOrder(
                parts.stream().map(Measured::text).toList(), lines.captions().language());
        for (int i = 0; i < order.length; i++) {
            Measured part = parts.get(order[i]);
            placed[order[i]] = new Placed(part.text(), part.word(), x, baseline, part.width() * shrink, number);
            if (i + 1 < order.length) {
                // the space belongs between neighbours of the text, which stand beside each other but at turns
                Measured next = parts.get(order[i + 1]);
                boolean forth = order[i] < order[i + 1];
                double space = forth ? space(part, next, lines.style()) : space(next, part, lines.style());
                x += (part.width() + space * size) * shrink;
            }
        }
        return List.of(placed);
    }

    /** The baselines of a video. */
    private record Lines(CaptionStyle style, Captions captions, Canvas canvas, boolean stacked) {

        double baseline(int line) {
            double em = nominal(style, canvas);
            double roomier = stacked ? STACKED : 1;
            double step = style.type().lineHeight() * em * roomier;
            double lines = style.motion().reveal() == CaptionStyle.Reveal.ALONE ? 0 : step;
            double first =
                    switch (captions.position()) {
                        case TOP -> canvas.height() * TOP + (CAPITAL + above() * roomier) * em;
                        case MIDDLE -> canvas.height() / 2.0 + (CAPITAL * em - lines) / 2;
                        case BOTTOM -> canvas.height() * (1 - BOTTOM) - below() * roomier * em - lines;
                    };
            return Math.rint(first + line * step);
        }

        /** From the bottom of the last line's ink to its baseline, in ems. */
        private double below() {
            double letters =
                    DESCENDER + style.ink().outlineWidth() + style.type().heavier() / 2;
            double shadow =
                    style.ink().shadow().blur() > 0 ? 0 : style.ink().shadow().down();
            double rule = style.mark().kind() == CaptionStyle.Kind.UNDERLINE ? 0.03 : 0.01;
            return Math.max(letters + shadow, style.mark().above() + rule) + moving() + leaning();
        }

        /** From a capital to the top of the first line's ink, in ems: room for accents. */
        private double above() {
            double letters =
                    DESCENDER + style.ink().outlineWidth() + style.type().heavier() / 2;
            return Math.max(letters, style.mark().above() + 0.01) + moving() + leaning();
        }

        private double moving() {
            CaptionStyle.Motion motion = style.motion();
            double grows = CAPITAL / 2 * motion.emphasis();
            return grows
                    + switch (motion.entry()) {
                        case POP, PUNCH -> CAPITAL / 2 * motion.amount();
                        case RISE -> motion.amount() / 2;
                        default -> 0;
                    };
        }

        private double leaning() {
            return style.motion().tilt() == 0 ? 0 : 0.1;
        }
    }
}
