package io.reelmill.illustrator.scene;

import io.reelmill.illustrator.icon.Glyphs;

/** The bounds of props. */
public final class Figure {

    private Figure() {}

    /** Pixels from the highest to the lowest painted point of an upright prop. */
    public static double height(Prop prop) {
        return Glyphs.get()
                .find(prop.thing())
                .map(glyph -> {
                    double[] box = glyph.bounds();
                    return prop.size() * (box[3] - box[1]) / Math.max(15, Math.max(box[2] - box[0], box[3] - box[1]));
                })
                .orElse(prop.size());
    }
}
