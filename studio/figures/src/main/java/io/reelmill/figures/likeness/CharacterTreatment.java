package io.reelmill.figures.likeness;

import io.reelmill.providers.picture.Style;

/**
 * How a style preset treats characters, beside drawing them anew.
 *
 * @param kept how much of the image shows through, 0 to 1: who somebody is must still be seen
 * @param line width of the line around a figure, in parts of the frame's shorter side; 0 for none
 */
public record CharacterTreatment(double kept, double line) {

    private static final double LINE = 0.005;

    /** How a style treats characters. */
    public static CharacterTreatment of(Style style) {
        return switch (style) {
            // the whole picture is put on a coarse grid: what was on another grid before would be torn
            case PIXEL_ART -> new CharacterTreatment(1, 0);
            // the whole picture is lines or few colours: anything else would stand out
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
