package io.reelmill.clips.animated;

import io.reelmill.providers.picture.Look.Detail;
import java.util.Locale;

/**
 * The amount of detail at a quality level of clips.
 *
 * @param shorter largest number of pixels of the shorter side while drawing
 * @param matter density of particles, 1 for the default
 * @param flocks number of flocks of birds
 * @param detail of the illustrated layers
 * @param passing number of large lights that pass close to the camera
 */
record DetailLevel(int shorter, double matter, int flocks, Detail detail, int passing) {

    /** @param model as in a clip order; an unknown one means the highest level */
    static DetailLevel of(String model) {
        return switch (model == null ? "pro" : model.toLowerCase(Locale.ROOT)) {
            case "base" -> new DetailLevel(720, 0.6, 0, Detail.FULL, 0);
            case "", "pro" -> new DetailLevel(1080, 1, 1, Detail.FULL, 3);
            default -> new DetailLevel(2160, 1.6, 2, Detail.LIVING, 5);
        };
    }

    /** A side of the frame while drawing: even, and within the limit of this level. */
    int side(int side, int frameShorter) {
        double scale = Math.min(1, shorter / (double) frameShorter);
        return (int) Math.round(side * scale / 2) * 2;
    }
}
