package io.reelmill.compositor.caption;

import io.github.humbleui.types.Rect;
import io.reelmill.compositor.caption.CaptionStyle.Shadow;
import io.reelmill.typography.Lettering;

/**
 * Where the ink of one word may be, and where it is.
 *
 * @param em height of the type in canvas pixels
 * @param largest scale at which the word would still be inside the safe area
 * @param heavier how much thicker strokes are drawn than the typeface has them, in ems
 */
record WordExtent(
        CaptionStyle style,
        CaptionLayout.Placed place,
        Lettering lettering,
        double em,
        double largest,
        double heavier) {

    /** How far the strengthened ground of letters goes beyond them, and how soft its edge is, in ems. */
    static final double GROUND_SPREAD = 0.17;

    static final double GROUND_BLUR = 0.1;

    /** All that the word's ink may touch, in canvas pixels. */
    Rect territory() {
        Shadow shadow = style.ink().shadow();
        double darkened = Legibility.grounded(style) ? 0 : GROUND_SPREAD + 2.6 * GROUND_BLUR;
        double soft = Math.max(
                2.6 * shadow.blur() + Math.max(shadow.spread(), style.ink().outlineWidth()), darkened);
        double side = em * (Math.max(soft + heavier / 2, style.mark().side()) + 0.06);
        double grown = Math.min(largest, largestWanted()) - 1;
        double wide = place.width() * grown / 2 + side + em * Math.abs(shadow.right());
        double high = em * grown / 2 + side + (style.motion().tilt() == 0 ? 0 : place.width() * 0.04);
        return Rect.makeLTRB(
                (float) (place.x() - wide),
                (float) (place.baseline()
                        - Math.max(lettering.above(), em * 0.8)
                        - high
                        - em * style.mark().above()),
                (float) (place.x() + place.width() + wide),
                (float) (place.baseline()
                        + Math.max(lettering.below(), em * 0.24)
                        + high
                        + em * (shadow.down() + style.mark().above() + descent())));
    }

    /**
     * All that the word's ink touches when it looks like that, in canvas pixels; null where it is not seen.
     *
     * @param darkness of the ground behind the letters, 0 to 1
     */
    Rect reach(WordLook look, double darkness) {
        if (look.opacity() == 0) {
            return null;
        }
        Shadow shadow = style.ink().shadow();
        double darkened = darkness == 0 ? 0 : GROUND_SPREAD + 3 * GROUND_BLUR;
        double outline = style.ink().outlineWidth();
        double shaded = Math.max(shadow.spread(), outline) + 3 * shadow.blur();
        double soft = Math.max(Math.max(shaded, darkened), outline + 3 * look.blur());
        // and a little for letters that lean and for edges that are smoothed
        double side = em * (soft + heavier / 2 + 0.06) + 1;
        double scale = Math.min(look.scale(), largest);
        double middle = middle() + look.down() * em;
        double leaning = style.motion().tilt() == 0 ? 0 : 0.04;
        double aside = side + em * (Math.abs(shadow.right()) + leaning);
        double high = side + place.width() * leaning;
        double left = centre() - place.x() + aside;
        double right = place.x() + lettering.right() - centre() + aside;
        double above = middle() - place.baseline() + lettering.above() + high;
        double below = place.baseline() - middle() + lettering.below() + high + em * shadow.down();
        return Rect.makeLTRB(
                (float) (centre() - left * scale),
                (float) (middle - above * scale),
                (float) (centre() + right * scale),
                (float) (middle + below * scale));
    }

    /** What a word moves and grows about. */
    double centre() {
        return place.x() + place.width() / 2;
    }

    double middle() {
        return place.baseline() - CaptionLayout.CAPITAL / 2 * em;
    }

    private double largestWanted() {
        CaptionStyle.Motion motion = style.motion();
        boolean entersAlone = motion.reveal() != CaptionStyle.Reveal.CUE;
        boolean grows = motion.entry() == CaptionStyle.Entry.POP || motion.entry() == CaptionStyle.Entry.PUNCH;
        return (1 + motion.emphasis()) * (entersAlone && grows ? 1 + motion.amount() : 1);
    }

    private double descent() {
        return style.motion().entry() == CaptionStyle.Entry.RISE
                ? style.motion().amount()
                : 0;
    }
}
