package io.reelmill.motion.look;

import io.reelmill.illustrator.colour.Oklch;
import java.util.Arrays;

/**
 * The colours of a clip, opaque {@code 0xFFRRGGBB}. Text has a contrast of at least 4.5 to 1 against every background
 * colour, accents 3.
 *
 * @param top top of the background
 * @param low bottom of the background
 * @param shade background shapes of a similar colour
 * @param glint small brighter background shapes
 * @param ink text
 * @param soft less important text
 * @param accent the main accent colour
 * @param second the second accent colour
 * @param onAccent text on the accent
 * @param onSecond text on the second colour
 */
public record Scheme(
        int top, int low, int shade, int glint, int ink, int soft, int accent, int second, int onAccent, int onSecond) {

    /**
     * The maximum contrast that ink could have on every background; the difference to {@link Contrast#TEXT} is
     * available for accents.
     */
    private static final double ROOM = 5.4;

    /** A scheme of given colours, each adjusted until it has the required contrast. */
    static Scheme of(Oklch top, Oklch low, Oklch shade, Oklch glint, Oklch ink, Oklch accent, Oklch second) {
        if (most(ink, top, low, shade) < ROOM) {
            double away = ink.l() > 0.5 ? -0.01 : 0.01;
            return of(top.lighter(away), low.lighter(away), shade.lighter(away), glint, ink, accent, second);
        }
        int[] grounds = {top.argb(), low.argb(), shade.argb()};
        Oklch sure = Contrast.secured(ink, Contrast.TEXT + 1.2, grounds);
        Oklch softer = Contrast.secured(sure.mix(top, 0.22), Contrast.TEXT, grounds);
        Oklch loud = Contrast.secured(accent, Contrast.SHAPE, grounds);
        Oklch other = Contrast.secured(second, Contrast.SHAPE, grounds);
        return new Scheme(
                top.argb(),
                low.argb(),
                shade.argb(),
                glint.argb(),
                sure.argb(),
                softer.argb(),
                loud.argb(),
                other.argb(),
                on(loud),
                on(other));
    }

    /** The contrast of the darkest or the lightest ink. */
    private static double most(Oklch ink, Oklch... grounds) {
        int extreme = ink.l() > 0.5 ? 0xFFFFFFFF : 0xFF000000;
        return Contrast.least(
                extreme, Arrays.stream(grounds).mapToInt(Oklch::argb).toArray());
    }

    /** Near-black or near-white in the colour's hue, whichever has more contrast. */
    private static int on(Oklch colour) {
        Oklch dark = new Oklch(0.16, 0.03, colour.h());
        Oklch light = new Oklch(0.985, 0.008, colour.h());
        double darkRatio = Contrast.of(dark.argb(), colour.argb());
        double lightRatio = Contrast.of(light.argb(), colour.argb());
        Oklch better = lightRatio >= darkRatio * 0.62 && lightRatio >= Contrast.TEXT ? light : dark;
        return Contrast.secured(better, Contrast.TEXT, colour.argb()).argb();
    }

    /** The accent adjusted until it is readable as text on the background. */
    public int accentText() {
        return Contrast.least(accent, top, low, shade) >= Contrast.TEXT ? accent : ink;
    }

    /** Whether the background is dark. */
    public boolean dark() {
        return Contrast.of(top, 0xFFFFFFFF) > Contrast.of(top, 0xFF000000);
    }
}
