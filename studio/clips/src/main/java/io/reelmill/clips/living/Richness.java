package io.reelmill.clips.living;

import io.reelmill.providers.picture.Look.Detail;
import java.util.Locale;

/**
 * How much a quality of clip has in it.
 *
 * @param shorter pixels of the shorter side that it is drawn with at most
 * @param matter how much drifts through the air, 1 for the usual
 * @param flocks how many flocks of birds cross the sky
 * @param detail of the layers that it is made of
 * @param passing large lights that pass close to the camera
 */
record Richness(int shorter, double matter, int flocks, Detail detail, int passing) {

    /** @param model as in a clip's order; what is not known is the richest */
    static Richness of(String model) {
        return switch (model == null ? "pro" : model.toLowerCase(Locale.ROOT)) {
            case "base" -> new Richness(720, 0.6, 0, Detail.FULL, 0);
            case "", "pro" -> new Richness(1080, 1, 1, Detail.FULL, 3);
            default -> new Richness(2160, 1.6, 2, Detail.LIVING, 5);
        };
    }

    /** A side of a frame as it is drawn: even, and not above what this quality has. */
    int side(int side, int frameShorter) {
        double scale = Math.min(1, shorter / (double) frameShorter);
        return (int) Math.round(side * scale / 2) * 2;
    }
}
