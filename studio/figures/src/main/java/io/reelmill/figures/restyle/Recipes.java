package io.reelmill.figures.restyle;

import static io.reelmill.figures.restyle.Recipe.drawn;
import static io.reelmill.figures.restyle.Recipe.filmed;

import io.reelmill.providers.picture.Style;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** The recipe of each style. */
final class Recipes {

    private static final int CREAM = 0xF6ECD6;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x101014;

    private static final int[] SIXTEEN = {
        0x140C1C, 0x442434, 0x30346D, 0x4E4A4E, 0x854C30, 0x346524, 0xD04648, 0x757161, 0x597DCE, 0xD27D2C, 0x8595A1,
        0x6DAA2C, 0xD2AA99, 0x6DC2CA, 0xDAD45E, 0xDEEED6
    };

    private static final Map<Style, Recipe> BY_STYLE = all();

    private Recipes() {}

    static Recipe of(Style style) {
        return BY_STYLE.get(style);
    }

    private static Map<Style, Recipe> all() {
        Map<Style, Recipe> all = new EnumMap<>(Style.class);
        cels(all);
        drawings(all);
        prints(all);
        paintings(all);
        volumes(all);
        photographs(all);
        EnumSet<Style> missing = EnumSet.allOf(Style.class);
        missing.removeAll(all.keySet());
        if (!missing.isEmpty()) {
            throw new IllegalStateException("no recipe for " + missing);
        }
        return Collections.unmodifiableMap(all);
    }

    private static void cels(Map<Style, Recipe> all) {
        all.put(
                Style.ANIME,
                drawn(
                        Smoothing.even(7, 0.09),
                        ToneSteps.vibrance(0.45f),
                        ToneSteps.grade(1.1f, 0.04f, 1.1f),
                        ToneSteps.steps(6, 0.25f),
                        InkSteps.lines(2.4, 0.8f, 0.9f, 0x2A2038, 0),
                        LightSteps.glow(0.82f, 26, 0.35f, 0xFFF0D8)));
        all.put(
                Style.ANIME_SR,
                drawn(
                        Smoothing.even(5, 0.07),
                        ToneSteps.grade(1.22f, -0.03f, 1.05f),
                        ToneSteps.split(0.012f, -0.035f, 0.01f, 0.02f),
                        ToneSteps.steps(10, 0.7f),
                        TextureSteps.bristles(0.06f),
                        InkSteps.lines(1.6, 0.7f, 0.7f, 0x1B1630, 0),
                        LightSteps.glow(0.7f, 40, 0.4f, 0xC8E0FF),
                        LightSteps.vignette(0.3f)));
        all.put(
                Style.FLAT_ANIMATION,
                drawn(
                        Smoothing.even(7, 0.1),
                        Smoothing.brush(4),
                        ToneSteps.vibrance(0.7f),
                        ToneSteps.grade(1.05f, 0.06f, 1.15f),
                        ToneSteps.steps(5, 0.06f)));
        all.put(
                Style.MANGA_BW,
                drawn(
                        Smoothing.even(6, 0.1),
                        Smoothing.crisp(110, 0.9f),
                        InkSteps.lines(2.6, 0.95f, 1, BLACK, 0),
                        ToneSteps.grade(1.35f, 0.06f, 0),
                        ToneSteps.steps(4, 0.1f),
                        ToneSteps.gradient(1, BLACK, 0x555555, WHITE, WHITE),
                        InkSteps.dots(7.5, 0.785, BLACK, 0.92f, 0.2f, 1),
                        LightSteps.border(14, WHITE, BLACK)));
        all.put(
                Style.MANGA_COLOR,
                drawn(
                        Smoothing.even(6, 0.1),
                        ToneSteps.vibrance(0.9f),
                        ToneSteps.grade(1.15f, 0.05f, 1.2f),
                        ToneSteps.steps(5, 0.1f),
                        InkSteps.dots(8, 0.4, 0x2B2F66, 0.55f, 0.05f, 0.55f),
                        InkSteps.lines(3, 0.9f, 1, BLACK, 0),
                        LightSteps.border(14, WHITE, BLACK)));
    }

    private static void drawings(Map<Style, Recipe> all) {
        all.put(
                Style.SKETCH_BW,
                drawn(
                        Smoothing.even(4, 0.06),
                        ToneSteps.grade(1.2f, 0.06f, 0),
                        InkSteps.hatch(5, 0x3A3A40, 0xF7F4EC, 0, 3),
                        InkSteps.lines(1.5, 0.95f, 0.8f, 0x2C2C32, 2.2),
                        TextureSteps.paper(0.05f)));
        all.put(
                Style.SKETCH_COLOR,
                drawn(
                        Smoothing.even(4, 0.06),
                        ToneSteps.vibrance(0.8f),
                        ToneSteps.grade(1.1f, 0.05f, 1.15f),
                        InkSteps.hatch(4.4, 0x40404A, 0xFAF6EC, 0.85f, 4),
                        InkSteps.lines(1.6, 0.85f, 0.65f, 0x40344A, 2),
                        TextureSteps.paper(0.05f)));
        all.put(
                Style.INK,
                drawn(
                        Smoothing.brush(6),
                        Smoothing.crisp(120, 0.8f),
                        InkSteps.lines(3.6, 0.9f, 1, 0x14151A, 3),
                        ToneSteps.grade(1.2f, 0.02f, 0.25f),
                        ToneSteps.gradient(0.8f, 0x16181F, 0x5B636C, 0xBFC0B8, 0xF3EEE0, 0xF8F4E8),
                        ToneSteps.steps(5, 0.75f),
                        TextureSteps.paper(0.09f)));
        all.put(
                Style.EXPRESSIVE_INK_MINIMALISM,
                drawn(
                        Smoothing.brush(9),
                        Smoothing.crisp(130, 1.6f),
                        InkSteps.lines(5, 0.9f, 1, 0x15151A, 6),
                        ToneSteps.grade(1.5f, -0.02f, 0),
                        ToneSteps.steps(2, 0.12f),
                        ToneSteps.gradient(1, 0x15151A, 0x15151A, 0xF6F1E4, 0xF6F1E4, 0xF6F1E4),
                        TextureSteps.bristles(0.05f),
                        TextureSteps.paper(0.05f)));
        all.put(
                Style.HAUNTED_LINEWORK,
                drawn(
                        Smoothing.even(3, 0.05),
                        ToneSteps.grade(1.2f, -0.08f, 0.15f),
                        ToneSteps.gradient(0.85f, 0x0C0E14, 0x2E3740, 0x77837F, 0xC9CCBC),
                        InkSteps.lines(1.4, 1, 0.9f, 0x060709, 5),
                        InkSteps.lines(2.4, 0.8f, 0.7f, 0x0A0B10, 11),
                        TextureSteps.paper(0.1f),
                        LightSteps.vignette(0.75f)));
        all.put(
                Style.EPIC_LINEBURST,
                drawn(
                        Smoothing.even(6, 0.1),
                        ToneSteps.vibrance(0.8f),
                        ToneSteps.grade(1.35f, 0, 1.25f),
                        ToneSteps.steps(5, 0.2f),
                        ToneSteps.split(0.02f, -0.03f, 0.02f, 0.05f),
                        InkSteps.lines(3, 0.6f, 1, 0x120A1E, 1.5),
                        InkSteps.rays(0xFFF4D0, 0.85f),
                        LightSteps.glow(0.7f, 40, 0.45f, 0xFFC060)));
    }

    private static void prints(Map<Style, Recipe> all) {
        all.put(
                Style.ADVERTISEMENT_1950S,
                drawn(
                        Smoothing.even(6, 0.1),
                        ToneSteps.vibrance(0.5f),
                        ToneSteps.grade(1.1f, 0.05f, 0.95f),
                        ToneSteps.split(0.02f, 0.02f, 0.004f, 0.05f),
                        ToneSteps.steps(5, 0.5f),
                        InkSteps.slipped(5, 3),
                        InkSteps.dots(6, 0.26, 0xB03A30, 0.75f, -0.4f, 0.5f),
                        InkSteps.dots(6.5, 1.3, 0x1F4B5C, 0.5f, -0.1f, 0.7f),
                        InkSteps.lines(1.8, 0.5f, 0.75f, 0x33201C, 0),
                        TextureSteps.paper(0.08f),
                        LightSteps.border(22, CREAM, CREAM)));
        all.put(
                Style.STYLIZED_ILLUSTRATION,
                drawn(
                        Smoothing.brush(9),
                        ToneSteps.vibrance(0.8f),
                        ToneSteps.grade(1.12f, 0.03f, 1.15f),
                        ToneSteps.split(0.03f, -0.05f, 0.03f, 0.02f),
                        ToneSteps.steps(5, 0.35f),
                        TextureSteps.grain(0.09f)));
        all.put(
                Style.ILLUSTRATION,
                drawn(
                        Smoothing.even(8, 0.12),
                        ToneSteps.grade(1.05f, 0.03f, 0.9f),
                        ToneSteps.palette(
                                0.07f, 1.4, 0x1E2A44, 0x2F5D73, 0x5FA3A1, 0xBFD8C4, 0xF4E6CB, 0xF0B36A, 0xDB6E4C,
                                0x94404A, 0x6E8B4E, 0x8A6A55, 0xD9A98A, 0xFFF8EC),
                        TextureSteps.grain(0.04f),
                        InkSteps.lines(1.5, 0.4f, 0.5f, 0x1E2A44, 0)));
        all.put(
                Style.CREATIVE,
                drawn(
                        Smoothing.brush(10),
                        ToneSteps.vibrance(1.1f),
                        ShapeSteps.sheets(5, 9),
                        ToneSteps.grade(1.1f, 0.03f, 1.45f),
                        InkSteps.slipped(3, -3),
                        TextureSteps.paper(0.12f)));
        all.put(
                Style.PIXEL_ART,
                drawn(
                        Smoothing.even(4, 0.08),
                        ToneSteps.vibrance(0.6f),
                        ToneSteps.grade(1.15f, 0.02f, 1.15f),
                        ShapeSteps.squares(112),
                        ToneSteps.palette(0.05f, 6.43, SIXTEEN)));
        all.put(
                Style.MODERN_NOIR_MINIMALISM,
                drawn(
                        Smoothing.brush(6),
                        ToneSteps.accent(30, 26, 0),
                        ToneSteps.grade(1.5f, -0.04f, 1),
                        ToneSteps.palette(0, 1, 0x0D0F14, 0x2A2E38, 0xE9E4D8, 0xC8202C),
                        TextureSteps.grain(0.03f),
                        LightSteps.vignette(0.35f)));
    }

    private static void paintings(Map<Style, Recipe> all) {
        all.put(
                Style.RENAISSANCE_FRESCO,
                drawn(
                        Smoothing.brush(9),
                        ToneSteps.grade(0.92f, 0, 0.72f),
                        ToneSteps.split(0.02f, 0.03f, 0.008f, 0.045f),
                        TextureSteps.bristles(0.05f),
                        TextureSteps.craquelure(0.17f, 44),
                        LightSteps.vignette(0.35f)));
        all.put(
                Style.CHILDRENS_BOOK_ILLUSTRATIONS,
                drawn(
                        Smoothing.brush(7),
                        ToneSteps.vibrance(0.5f),
                        ToneSteps.grade(0.85f, 0.1f, 1.1f),
                        ToneSteps.steps(7, 0.8f),
                        TextureSteps.bristles(0.07f),
                        InkSteps.lines(2, 0.4f, 0.5f, 0x6B4A3A, 2.5),
                        TextureSteps.paper(0.12f),
                        LightSteps.border(20, 0xFCF6E8, 0xFCF6E8)));
        all.put(
                Style.FANTASY,
                filmed(
                        Smoothing.brush(7),
                        ToneSteps.vibrance(0.6f),
                        ToneSteps.grade(1.15f, 0.01f, 1.15f),
                        ToneSteps.split(0.02f, -0.06f, 0.02f, 0.045f),
                        TextureSteps.bristles(0.05f),
                        LightSteps.glow(0.62f, 46, 0.6f, 0xFFD890),
                        LightSteps.vignette(0.35f)));
        all.put(
                Style.GILDED_COSMIC_BAROQUE,
                drawn(
                        Smoothing.brush(8),
                        ToneSteps.grade(1.3f, -0.07f, 0.8f),
                        ToneSteps.gradient(0.6f, 0x0B0A24, 0x2B1650, 0x7A3B2A, 0xC99A3A, 0xFFEBB0),
                        TextureSteps.relief(1.2f, 3, 0.6f),
                        LightSteps.stars(0xFFE9A8, 0.9f),
                        InkSteps.lines(1.8, 0.4f, 0.6f, 0xE8BE5A, 0),
                        LightSteps.glow(0.7f, 30, 0.45f, 0xFFC860),
                        LightSteps.border(20, 0xB88A32, 0xFFE7A0)));
    }

    private static void volumes(Map<Style, Recipe> all) {
        all.put(
                Style.DEFAULT,
                filmed(
                        Smoothing.brush(4),
                        ToneSteps.vibrance(0.5f),
                        ToneSteps.grade(1.12f, 0.02f, 1.1f),
                        TextureSteps.relief(1.1f, 4, 0.3f),
                        LightSteps.glow(0.8f, 30, 0.35f, 0xFFE8D0),
                        LightSteps.vignette(0.25f),
                        TextureSteps.grain(0.015f)));
        all.put(
                Style.RENDER_3D,
                filmed(
                        Smoothing.brush(5),
                        ToneSteps.vibrance(0.7f),
                        ToneSteps.grade(1.05f, 0.05f, 1.12f),
                        TextureSteps.relief(2.6f, 8, 0.9f),
                        Smoothing.crisp(40, 0.2f),
                        LightSteps.glow(0.78f, 40, 0.4f, 0xFFFFFF)));
        all.put(
                Style.RAYTRACED,
                filmed(
                        ToneSteps.grade(1.25f, -0.01f, 1.1f),
                        TextureSteps.relief(1, 3, 1.8f),
                        Smoothing.crisp(24, 0.35f),
                        LightSteps.glow(0.72f, 60, 0.7f, 0xD8E8FF),
                        LightSteps.fringe(3)));
        all.put(
                Style.CLAYMATION,
                drawn(
                        Smoothing.brush(8),
                        ToneSteps.vibrance(0.4f),
                        ToneSteps.grade(0.95f, 0.02f, 1),
                        ToneSteps.steps(8, 0.8f),
                        TextureSteps.relief(1.2f, 5, 0.1f),
                        TextureSteps.thumbs(0.085f),
                        LightSteps.vignette(0.25f)));
        all.put(
                Style.LOW_POLY,
                drawn(
                        Smoothing.even(4, 0.06),
                        ToneSteps.vibrance(0.6f),
                        ToneSteps.grade(1.12f, 0.02f, 1.12f),
                        ShapeSteps.facets(28, 0.13f)));
        all.put(
                Style.SCIFI,
                filmed(
                        ToneSteps.grade(1.3f, -0.2f, 0.7f),
                        ToneSteps.split(-0.015f, -0.07f, -0.03f, -0.03f),
                        LightSteps.neon(0.9f, 0x20E6FF, 0xFF3CC8),
                        LightSteps.glow(0.55f, 40, 0.55f, 0x40C8FF),
                        LightSteps.fringe(5),
                        LightSteps.vignette(0.5f)));
    }

    private static void photographs(Map<Style, Recipe> all) {
        all.put(
                Style.REALISM,
                filmed(
                        Smoothing.crisp(14, 0.25f),
                        ToneSteps.grade(1.08f, 0, 0.97f),
                        TextureSteps.grain(0.03f),
                        LightSteps.vignette(0.18f)));
        all.put(
                Style.ULTRA_REALISM,
                filmed(
                        Smoothing.crisp(4, 0.5f),
                        Smoothing.crisp(36, 0.3f),
                        ToneSteps.vibrance(0.25f),
                        ToneSteps.grade(1.14f, -0.01f, 1.04f)));
        all.put(
                Style.PHOTOGRAPHY,
                filmed(
                        ToneSteps.grade(1.1f, 0.03f, 0.92f),
                        ToneSteps.split(-0.004f, 0.004f, 0.008f, 0.03f),
                        LightSteps.glow(0.82f, 36, 0.4f, 0xFFA070),
                        TextureSteps.grain(0.055f),
                        LightSteps.vignette(0.3f)));
        all.put(
                Style.MOVIE,
                filmed(
                        ToneSteps.grade(1.2f, -0.03f, 0.95f),
                        ToneSteps.split(-0.025f, -0.045f, 0.022f, 0.05f),
                        LightSteps.glow(0.75f, 44, 0.45f, 0xFFB080),
                        TextureSteps.grain(0.045f),
                        LightSteps.vignette(0.4f),
                        LightSteps.bars(0.11)));
        all.put(
                Style.ENVIRONMENT,
                filmed(
                        Smoothing.crisp(30, 0.3f),
                        ToneSteps.vibrance(0.55f),
                        ToneSteps.grade(1.02f, 0.03f, 1.05f),
                        LightSteps.haze(0xFFE3B8, 0.6f),
                        LightSteps.glow(0.7f, 70, 0.5f, 0xFFD080)));
    }
}
