package io.reelmill.motion.stage;

import io.reelmill.motion.brand.Brand;
import io.reelmill.motion.look.Scheme;
import io.reelmill.typography.Script;

/**
 * The area of the frame for cards.
 *
 * @param width of the frame in pixels
 * @param height of the frame
 * @param area for cards: inside the margins and away from captions
 * @param language tag of the words, or empty
 * @param rich whether decoration is drawn as well
 */
public record CardArea(double width, double height, Box area, Brand brand, String language, long seed, boolean rich) {

    /** A hundredth of the frame's shorter side. */
    public double u() {
        return Math.min(width, height) / 100;
    }

    public Scheme scheme() {
        return brand.scheme();
    }

    /** Whether lines start on the right. */
    public boolean rightToLeft() {
        return Script.rightToLeftLanguage(language);
    }

    /** A part of the area, mirrored when lines start on the right. */
    public Box columns(double from, double to) {
        Box part = area.columns(from, to);
        return rightToLeft() ? part.mirrored(area) : part;
    }

    /** A number from 0 to {@code below - 1}, derived from the seed. */
    public int pick(int of, int below) {
        return (int) Math.floorMod((seed + of * 0x9E3779B97F4A7C15L) * 0xD1342543DE82EF95L >>> 33, (long) below);
    }
}
