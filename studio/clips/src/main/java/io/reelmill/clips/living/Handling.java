package io.reelmill.clips.living;

import java.util.Locale;

/**
 * How the material of a style moves.
 *
 * @param rate steps a second, 0 for as many as there are frames
 * @param cells cells across the shorter side when all is drawn on a coarse grid, otherwise 0
 * @param boil how far a line wanders from one step to the next, as a share of the frame's width
 * @param flat whether light is drawn with hard edges, without haze
 * @param ink whether what drifts is dark, on paper
 */
record Handling(double rate, int cells, double boil, boolean flat, boolean ink) {

    static Handling of(String preset) {
        return switch (preset.toUpperCase(Locale.ROOT)) {
            case "PIXEL_ART", "MINECRAFT" -> new Handling(12, 108, 0, true, false);
            case "CLAYMATION", "LEGO" -> new Handling(12, 0, 0.0011, false, false);
            case "INK", "SKETCH_BW", "EXPRESSIVE_INK_MINIMALISM", "HAUNTED_LINEWORK" ->
                new Handling(12, 0, 0.0016, true, true);
            case "SKETCH_COLOR", "CHILDRENS_BOOK_ILLUSTRATIONS", "CREATIVE", "RENAISSANCE_FRESCO" ->
                new Handling(12, 0, 0.0012, true, false);
            case "MANGA_BW", "EPIC_LINEBURST" -> new Handling(0, 0, 0, true, true);
            case "FLAT_ANIMATION", "MANGA_COLOR", "MODERN_NOIR_MINIMALISM", "1950S_ADVERTISEMENT", "ILLUSTRATION" ->
                new Handling(0, 0, 0, true, false);
            default -> new Handling(0, 0, 0, false, false);
        };
    }

    /** The moment that is shown at a time: the begin of the step. */
    double step(double t) {
        return rate == 0 ? t : Math.floor(t * rate + 1e-6) / rate;
    }
}
