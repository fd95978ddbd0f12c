package io.reelmill.figures.likeness;

import java.util.Locale;
import java.util.Set;

/**
 * How a style preset treats characters, beside drawing them anew.
 *
 * @param kept how much of the image shows through, 0 to 1: who somebody is must still be seen
 * @param line width of the line around a figure, in parts of the frame's shorter side; 0 for none
 */
public record CharacterTreatment(double kept, double line) {

    /** Their whole picture is lines or few colours: anything else would stand out. */
    private static final Set<String> STRICT = Set.of(
            "INK",
            "SKETCH_BW",
            "SKETCH_COLOR",
            "MANGA_BW",
            "MODERN_NOIR_MINIMALISM",
            "EXPRESSIVE_INK_MINIMALISM",
            "HAUNTED_LINEWORK",
            "1950S_ADVERTISEMENT",
            "ILLUSTRATION",
            "GILDED_COSMIC_BAROQUE");

    private static final Set<String> LINED = Set.of(
            "INK",
            "SKETCH_BW",
            "SKETCH_COLOR",
            "MANGA_BW",
            "MANGA_COLOR",
            "EXPRESSIVE_INK_MINIMALISM",
            "EPIC_LINEBURST");

    /** Its picture is put on a coarse grid as a whole: what was on another grid before would be torn. */
    private static final Set<String> GRIDDED = Set.of("PIXEL_ART", "MINECRAFT");

    public static CharacterTreatment of(String preset) {
        String name = preset == null ? "" : preset.strip().toUpperCase(Locale.ROOT);
        double kept = GRIDDED.contains(name) ? 1 : STRICT.contains(name) ? 0 : 0.5;
        return new CharacterTreatment(kept, LINED.contains(name) ? 0.005 : 0);
    }
}
