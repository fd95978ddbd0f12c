package io.reelmill.providers.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Visual styles. Whatever depends on the style, such as drawing, type, motion or restyling, binds every one of them by a switch
 * without default, so that the compiler names the place where a new style is missing.
 */
public enum Style {
    DEFAULT,
    ANIME,
    ANIME_SR,
    REALISM,
    ULTRA_REALISM,
    FLAT_ANIMATION,
    SKETCH_COLOR,
    SKETCH_BW,
    INK,
    RENDER_3D,
    LOW_POLY,
    SCIFI,
    PIXEL_ART,
    FANTASY,
    MOVIE,
    STYLIZED_ILLUSTRATION,
    MANGA_COLOR,
    MANGA_BW,
    CREATIVE,
    PHOTOGRAPHY,
    RAYTRACED,
    ENVIRONMENT,
    ILLUSTRATION,
    CHILDRENS_BOOK_ILLUSTRATIONS,
    ADVERTISEMENT_1950S("1950S_ADVERTISEMENT"),
    RENAISSANCE_FRESCO,
    MODERN_NOIR_MINIMALISM,
    EXPRESSIVE_INK_MINIMALISM,
    GILDED_COSMIC_BAROQUE,
    EPIC_LINEBURST,
    HAUNTED_LINEWORK,
    CLAYMATION;

    /** Presets that are named after others' work: each is drawn in the nearest style of ours. */
    private static final Map<String, Style> NEAREST = Map.of(
            "LEONARDO", RENAISSANCE_FRESCO,
            "PIXAR", RENDER_3D,
            "LEGO", RENDER_3D,
            "DISNEY", FANTASY,
            "GHIBLI", ANIME,
            "SIMPSONS", FLAT_ANIMATION,
            "MARVEL", MANGA_COLOR,
            "MINECRAFT", PIXEL_ART,
            "BARBIE", STYLIZED_ILLUSTRATION,
            "ARCANE", ANIME_SR);

    private static final Map<String, Style> BY_PRESET =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Style::preset, Function.identity()));

    private final String preset;

    Style() {
        this.preset = name();
    }

    Style(String preset) {
        this.preset = preset;
    }

    /** The preset's name in a request. */
    public String preset() {
        return preset;
    }

    /**
     * The style of a preset.
     *
     * @param preset in any case; blank means {@link #DEFAULT}
     * @throws IllegalArgumentException when there is no such preset
     */
    public static Style of(String preset) {
        String name = preset.strip().toUpperCase(Locale.ROOT);
        Style style = name.isEmpty() ? DEFAULT : NEAREST.getOrDefault(name, BY_PRESET.get(name));
        if (style == null) {
            throw new IllegalArgumentException("there is no style " + preset);
        }
        return style;
    }
}
