package io.reelmill.illustrator.colour;

/**
 * A palette in one light: the colours of the parts of a place.
 *
 * @param skyTop highest part of the sky or wall
 * @param skyLow sky at the horizon; distant things fade into it
 * @param glow what the light source spreads
 * @param land the nearest land or floor
 * @param deep darkest, for foreground and behind captions
 * @param accent the one loud colour
 */
public record Tones(Oklch skyTop, Oklch skyLow, Oklch glow, Oklch land, Oklch deep, Oklch accent) {

    /** Times of day. */
    public enum Hour {
        DAY,
        GOLDEN,
        DUSK,
        NIGHT
    }

    /**
     * Computes the colours of a palette in a light.
     *
     * @param landHue hue of land and floors in degrees
     */
    public static Tones of(Palette p, Hour hour, double landHue) {
        double c = p.chroma();
        Oklch support = new Oklch(0.5, c, p.support());
        Oklch ground = new Oklch(0.5, c, landHue);
        Oklch warm = new Oklch(0.88, 0.10, 75);
        return switch (hour) {
            case DAY ->
                new Tones(
                        new Oklch(0.58, c * 1.05, p.dominant()),
                        new Oklch(0.84, c * 0.60, p.dominant()).mix(support.withL(0.88), 0.35),
                        new Oklch(0.95, 0.06, 95).mix(new Oklch(0.93, c * 0.7, p.support()), 0.35),
                        ground.withL(0.46).withC(c * 0.95),
                        ground.withL(0.26).withC(c * 0.7),
                        new Oklch(0.78, 0.15, p.accent()));
            case GOLDEN ->
                new Tones(
                        new Oklch(0.50, c, p.dominant()),
                        new Oklch(0.80, c * 0.9, p.support()).mix(warm, 0.45),
                        warm.withL(0.93),
                        ground.withL(0.40).withC(c * 0.9).mix(new Oklch(0.4, 0.09, 40), 0.2),
                        ground.withL(0.22).withC(c * 0.7),
                        new Oklch(0.79, 0.15, p.accent()));
            case DUSK ->
                new Tones(
                        new Oklch(0.34, c * 0.95, p.dominant()),
                        new Oklch(0.66, c * 1.1, p.support()),
                        new Oklch(0.84, 0.12, p.accent()).mix(new Oklch(0.86, c, p.support()), 0.5),
                        ground.withL(0.32).withC(c * 0.85),
                        ground.withL(0.18).withC(c * 0.6),
                        new Oklch(0.80, 0.15, p.accent()));
            case NIGHT ->
                new Tones(
                        new Oklch(0.24, c * 0.9, p.dominant()),
                        new Oklch(0.50, c * 1.1, p.dominant()).mix(support.withL(0.52), 0.45),
                        new Oklch(0.80, c * 0.8, p.support()),
                        ground.withL(0.30).withC(c * 0.8),
                        ground.withL(0.15).withC(c * 0.55),
                        new Oklch(0.82, 0.14, p.accent()));
        };
    }

    /** Dark yellow looks dirty, so its hue is moved to red-brown or green. */
    private static Oklch clean(Oklch colour) {
        double h = (colour.h() % 360 + 360) % 360;
        if (colour.l() > 0.5 || h < 48 || h > 128) {
            return colour;
        }
        return colour.withH(h < 88 ? 48 - (88 - h) * 0.2 : 128 + (h - 88) * 0.3);
    }

    public Tones {
        skyTop = clean(skyTop);
        land = clean(land);
        deep = clean(deep);
    }

    /** Colour of land at a depth: 0 fades into the sky, 1 is nearest. */
    public Oklch at(double depth) {
        return skyLow.lighter(-0.05).mix(land, Math.pow(depth, 0.8));
    }
}
