package io.reelmill.illustrator.scene;

import io.reelmill.illustrator.icon.Glyphs;

/** The bounds of props. */
public final class Figure {

    private Figure() {}

    /** Pixels from the highest to the lowest painted point of an upright prop. */
    public static double height(Prop prop) {
        return sides(prop)[1];
    }

    /** Pixels from the centre of a prop, tilted as it is, to its highest and to its lowest painted point. */
    static double reach(Prop prop) {
        double[] sides = sides(prop);
        double tilt = Math.toRadians(prop.tilt());
        return (Math.abs(sides[0] * Math.sin(tilt)) + Math.abs(sides[1] * Math.cos(tilt))) / 2;
    }

    /** Pixels from the centre of a prop, tilted as it is, to its leftmost and to its rightmost painted point. */
    static double reachAcross(Prop prop) {
        double[] sides = sides(prop);
        double tilt = Math.toRadians(prop.tilt());
        return (Math.abs(sides[0] * Math.cos(tilt)) + Math.abs(sides[1] * Math.sin(tilt))) / 2;
    }

    /** Width and height of what is painted of an upright prop, in pixels. */
    private static double[] sides(Prop prop) {
        return Glyphs.get()
                .find(prop.thing())
                .map(glyph -> {
                    double[] box = glyph.bounds();
                    double width = box[2] - box[0];
                    double height = box[3] - box[1];
                    double scale = prop.size() / Math.max(15, Math.max(width, height));
                    return new double[] {width * scale, height * scale};
                })
                .orElse(new double[] {prop.size(), prop.size()});
    }
}
