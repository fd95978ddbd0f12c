package io.reelmill.illustrator.icon;

import io.reelmill.illustrator.colour.Oklch;

/**
 * The colours of a relief's parts.
 *
 * @param main of the large parts
 * @param second of the middle ones
 * @param accent of the small ones
 * @param seam of lines on the body
 * @param wire of lines in the air
 */
public record VolumeColours(Oklch main, Oklch second, Oklch accent, Oklch seam, Oklch wire) {

    /** The colour of a part, by its share of the body. */
    public Oklch of(int part, double[] shares) {
        return switch (part) {
            case Relief.SEAM -> seam;
            case Relief.WIRE, Relief.NONE -> wire;
            default -> {
                int i = part - Relief.AREA;
                if (shares.length == 0) {
                    yield main;
                }
                double size = shares[Math.min(i, shares.length - 1)] / shares[0];
                yield size > 0.55 ? main : size > 0.13 ? second : accent;
            }
        };
    }
}
