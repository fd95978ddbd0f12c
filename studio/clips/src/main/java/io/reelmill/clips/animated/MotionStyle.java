package io.reelmill.clips.animated;

import io.reelmill.providers.picture.Style;

/**
 * How a style animates a scene.
 *
 * @param rate animation steps a second, 0 for every frame
 * @param cells cells across the shorter side when everything is drawn on a coarse grid, otherwise 0
 * @param boil amplitude of line jitter between steps, as a share of the frame's width
 * @param flat whether light has hard edges and there is no haze
 * @param ink whether particles are dark, as on paper
 */
record MotionStyle(double rate, int cells, double boil, boolean flat, boolean ink) {

    static MotionStyle of(Style style) {
        return switch (style) {
            case PIXEL_ART -> new MotionStyle(12, 108, 0, true, false);
            case CLAYMATION -> new MotionStyle(12, 0, 0.0011, false, false);
            case INK, SKETCH_BW, EXPRESSIVE_INK_MINIMALISM, HAUNTED_LINEWORK ->
                new MotionStyle(12, 0, 0.0016, true, true);
            case SKETCH_COLOR, CHILDRENS_BOOK_ILLUSTRATIONS, CREATIVE, RENAISSANCE_FRESCO ->
                new MotionStyle(12, 0, 0.0012, true, false);
            case MANGA_BW, EPIC_LINEBURST -> new MotionStyle(0, 0, 0, true, true);
            case FLAT_ANIMATION, MANGA_COLOR, MODERN_NOIR_MINIMALISM, ADVERTISEMENT_1950S, ILLUSTRATION ->
                new MotionStyle(0, 0, 0, true, false);
            case DEFAULT,
                    ANIME,
                    ANIME_SR,
                    REALISM,
                    ULTRA_REALISM,
                    RENDER_3D,
                    LOW_POLY,
                    SCIFI,
                    FANTASY,
                    MOVIE,
                    STYLIZED_ILLUSTRATION,
                    PHOTOGRAPHY,
                    RAYTRACED,
                    ENVIRONMENT,
                    GILDED_COSMIC_BAROQUE -> new MotionStyle(0, 0, 0, false, false);
        };
    }

    /** The time that is drawn: the beginning of the step. */
    double step(double t) {
        return rate == 0 ? t : Math.floor(t * rate + 1e-6) / rate;
    }
}
