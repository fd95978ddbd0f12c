package io.reelmill.figures.likeness;

import io.reelmill.providers.picture.Style;

/**
 * How a style preset treats characters, in addition to redrawing them.
 *
 * @param kept share of the original image that shows through, 0 to 1, so that the person stays recognisable
 * @param line width of the outline as a share of the frame's shorter side; 0 for none
 */
public record CharacterTreatment(double kept, double line) {

    private static final double LINE = 0.005;

    /** How a style treats characters. */
    public static CharacterTreatment of(Style style) {
        return switch (style) {
            // the whole picture is put on a coarse grid: a figure with its own grid would be distorted
            case PIXEL_ART -> new CharacterTreatment(1, 0);
            // the whole picture consists of lines or few colours: anything else would stand out
            case INK, SKETCH_BW, SKETCH_COLOR, MANGA_BW, EXPRESSIVE_INK_MINIMALISM -> new CharacterTreatment(0, LINE);
            case MODERN_NOIR_MINIMALISM, HAUNTED_LINEWORK, ADVERTISEMENT_1950S, ILLUSTRATION, GILDED_COSMIC_BAROQUE ->
                new CharacterTreatment(0, 0);
            case MANGA_COLOR, EPIC_LINEBURST -> new CharacterTreatment(0.5, LINE);
            case DEFAULT,
                    ANIME,
                    ANIME_SR,
                    REALISM,
                    ULTRA_REALISM,
                    FLAT_ANIMATION,
                    RENDER_3D,
                    LOW_POLY,
                    SCIFI,
                    FANTASY,
                    MOVIE,
                    STYLIZED_ILLUSTRATION,
                    CREATIVE,
                    PHOTOGRAPHY,
                    RAYTRACED,
                    ENVIRONMENT,
                    CHILDRENS_BOOK_ILLUSTRATIONS,
                    RENAISSANCE_FRESCO,
                    CLAYMATION -> new CharacterTreatment(0.5, 0);
        };
    }
}
