package io.reelmill.compositor.caption;

import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Captions;
import io.reelmill.timeline.Captions.Cue;
import java.util.ArrayList;
import java.util.List;

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
    /** Space between two words in ems; wider where a box stands around one of them. */
    private static final double SPACE = 0.25;

    private static final double BOXED_SPACE = 0.34;
    /** From the letters to the edge of the box, in ems. */
    static final double BOX_SIDE = 0.16;

    static final double BOX_ABOVE = 0.19;

    /** A word with the left end of its baseline. */
    record Placed(String text, double x, double baseline, double width, int line) {}

    static CaptionLayout of(Cue cue, CaptionStyle style, Captions captions, Canvas canvas) {
        List<String> texts = cue.words().stream()
                .map(word -> CaptionText.shown(word.text(), style, captions.language()))
                .toList();
        double wide = canvas.width() * (1 - 2 * SIDE) - 2 * reach(style) * nominal(style, canvas);
        double size = nominal(style, canvas);
        List<Double> widths = widths(texts, style, size);
        double space = (style.boxed() ? BOXED_SPACE : SPACE) * size;
        if (style.reveal() == CaptionStyle.Reveal.ALONE) {
            return alone(texts, widths, size, wide, style, captions, canvas);
        }
        int split = split(widths, space, wide);
        double longest = Math.max(length(widths, 0, split, space), length(widths, split, widths.size(), space));
        double shrink = Math.min(1, wide / longest);
        List<Placed> placed = new ArrayList<>();
        for (int line = 0; line < 2; line++) {
            int from = line == 0 ? 0 : split;
            int to = line == 0 ? split : widths.size();
            double x = (canvas.width() - length(widths, from, to, space) * shrink) / 2;
            double baseline = baseline(style, captions.position(), canvas, line);
            for (int i = from; i < to; i++) {
                placed.add(new Placed(texts.get(i), x, baseline, widths.get(i) * shrink, line));
                x += (widths.get(i) + space) * shrink;
            }
        }
        return new CaptionLayout(size * shrink, placed);
    }

    /** Letter size in pixels: against the width of an upright canvas, against less of a wide one. */
    static double nominal(CaptionStyle style, Canvas canvas) {
        return style.size() * Math.min(canvas.width(), 0.8 * canvas.height());
    }

    /** How far beyond the letters a word's ink goes, in ems. */
    private static double reach(CaptionStyle style) {
        double letters = style.outlineWidth() + style.heavier() / 2 + style.pop();
        return style.boxed() ? Math.max(letters, BOX_SIDE + 0.02) : letters;
    }

    private static CaptionLayout alone(
            List<String> texts,
            List<Double> widths,
            double size,
            double wide,
            CaptionStyle style,
            Captions captions,
            Canvas canvas) {
        double longest = widths.stream().mapToDouble(w -> w).max().orElse(1);
        double shrink = Math.min(1, wide / longest);
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            double width = widths.get(i) * shrink;
            double baseline = baseline(style, captions.position(), canvas, 0);
            placed.add(new Placed(texts.get(i), (canvas.width() - width) / 2, baseline, width, 0));
        }
        return new CaptionLayout(size * shrink, placed);
    }

    private static List<Double> widths(List<String> texts, CaptionStyle style, double size) {
        List<Double> widths = new ArrayList<>();
        for (String text : texts) {
            try (Lettering lettering = new Lettering(text, style, size)) {
                widths.add(lettering.width());
            }
        }
        return widths;
    }

    /** How many words stand on the first line: all that fit, otherwise so that both lines are about as long. */
    private static int split(List<Double> widths, double space, double wide) {
        int n = widths.size();
        if (length(widths, 0, n, space) <= wide) {
            return n;
        }
        int best = n;
        double least = Double.MAX_VALUE;
        for (int i = 1; i < n; i++) {
            double longest = Math.max(length(widths, 0, i, space), length(widths, i, n, space));
            if (longest < least) {
                least = longest;
                best = i;
            }
        }
        return best;
    }

    private static double length(List<Double> widths, int from, int to, double space) {
        double sum = Math.max(0, to - from - 1) * space;
        for (int i = from; i < to; i++) {
            sum += widths.get(i);
        }
        return sum;
    }

    private static double baseline(CaptionStyle style, Captions.Position position, Canvas canvas, int line) {
        double em = nominal(style, canvas);
        double step = style.lineHeight() * em;
        double lines = style.reveal() == CaptionStyle.Reveal.ALONE ? 0 : step;
        double below = Math.max(BOX_ABOVE + 0.04, 0.22 + style.outlineWidth()) * em;
        double first =
                switch (position) {
                    case TOP -> canvas.height() * TOP + (CAPITAL + BOX_ABOVE + 0.1) * em;
                    case MIDDLE -> canvas.height() / 2.0 + (CAPITAL * em - lines) / 2;
                    case BOTTOM -> canvas.height() * (1 - BOTTOM) - below - lines;
                };
        return Math.rint(first + line * step);
    }
}
