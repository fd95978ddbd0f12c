package io.reelmill.contracts.catalog;

/** Names of the styles that a client may ask for. */
final class Presets {

    /** Visual styles. The last ten are other people's names; each is drawn in the nearest neutral style of ours. */
    static final String[] MEDIA = {
        "DEFAULT",
        "ANIME",
        "ANIME_SR",
        "REALISM",
        "ULTRA_REALISM",
        "FLAT_ANIMATION",
        "SKETCH_COLOR",
        "SKETCH_BW",
        "INK",
        "RENDER_3D",
        "LOW_POLY",
        "SCIFI",
        "PIXEL_ART",
        "FANTASY",
        "MOVIE",
        "STYLIZED_ILLUSTRATION",
        "MANGA_COLOR",
        "MANGA_BW",
        "CREATIVE",
        "PHOTOGRAPHY",
        "RAYTRACED",
        "ENVIRONMENT",
        "ILLUSTRATION",
        "CHILDRENS_BOOK_ILLUSTRATIONS",
        "1950S_ADVERTISEMENT",
        "RENAISSANCE_FRESCO",
        "MODERN_NOIR_MINIMALISM",
        "EXPRESSIVE_INK_MINIMALISM",
        "GILDED_COSMIC_BAROQUE",
        "EPIC_LINEBURST",
        "HAUNTED_LINEWORK",
        "CLAYMATION",
        "LEONARDO",
        "PIXAR",
        "LEGO",
        "DISNEY",
        "GHIBLI",
        "SIMPSONS",
        "MARVEL",
        "MINECRAFT",
        "BARBIE",
        "ARCANE"
    };

    /** Caption styles. The last three are names of a service and of persons, drawn in the nearest style of ours. */
    static final String[] CAPTIONS = {
        "Basic",
        "Wrap 1",
        "Wrap 2",
        "Faceless",
        "Elegant",
        "Difference",
        "Opacity",
        "Playful",
        "Bold Punch",
        "Movie",
        "Outline",
        "Cove",
        "Beat",
        "Floating",
        "Gram",
        "Word by Word",
        "Revid",
        "Hormozi",
        "Ali"
    };

    private Presets() {}
}
