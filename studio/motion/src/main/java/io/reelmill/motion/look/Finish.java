package io.reelmill.motion.look;

/**
 * The effects on letters and shapes. Lengths are in ems of the letters, or in shares of a shape's stroke.
 *
 * @param outline width of a line around, 0 for none
 * @param outlineColour of that line
 * @param shadowX of a shadow
 * @param shadowY of a shadow
 * @param shadowBlur 0 for a hard one
 * @param shadow colour with alpha, 0 for none
 * @param glow reach of light around, 0 for none
 * @param rough amplitude of edge distortion, 0 for clean edges
 * @param volume how much lighter the top is than the bottom, 0 for a flat colour
 * @param hatched whether areas are hatched with pen lines
 */
public record Finish(
        double outline,
        int outlineColour,
        double shadowX,
        double shadowY,
        double shadowBlur,
        int shadow,
        double glow,
        double rough,
        double volume,
        boolean hatched) {

    /** Flat colour without effects. */
    public static final Finish FLAT = new Finish(0, 0, 0, 0, 0, 0, 0, 0, 0, false);

    public Finish outlined(double width, int colour) {
        return new Finish(width, colour, shadowX, shadowY, shadowBlur, shadow, glow, rough, volume, hatched);
    }

    public Finish shadowed(double x, double y, double blur, int colour) {
        return new Finish(outline, outlineColour, x, y, blur, colour, glow, rough, volume, hatched);
    }

    public Finish glowing(double reach) {
        return new Finish(outline, outlineColour, shadowX, shadowY, shadowBlur, shadow, reach, rough, volume, hatched);
    }

    public Finish roughened(double by) {
        return new Finish(outline, outlineColour, shadowX, shadowY, shadowBlur, shadow, glow, by, volume, hatched);
    }

    public Finish modelled(double by) {
        return new Finish(outline, outlineColour, shadowX, shadowY, shadowBlur, shadow, glow, rough, by, hatched);
    }

    public Finish inLines() {
        return new Finish(outline, outlineColour, shadowX, shadowY, shadowBlur, shadow, glow, rough, volume, true);
    }
}
