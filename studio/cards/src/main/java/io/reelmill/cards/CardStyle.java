package io.reelmill.cards;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Palette;
import io.reelmill.illustrator.colour.Palettes;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.providers.picture.Look;
import io.reelmill.typography.Face;

/**
 * How lettering and its plates look in a style. Colours are {@code 0xAARRGGBB}.
 *
 * @param face of what is set large
 * @param capitals whether titles are set in capitals
 * @param plate what lettering stands on
 * @param paper of plates
 * @param ink of letters on paper
 * @param line of edges and rules
 * @param accent the one loud colour
 * @param onAccent letters on it
 * @param right of what is right
 * @param onRight letters on it
 * @param deep darkest colour, for veils and backgrounds
 */
public record CardStyle(
        Face face,
        boolean capitals,
        Plate plate,
        int paper,
        int ink,
        int line,
        int accent,
        int onAccent,
        int right,
        int onRight,
        int deep) {

    /** What plates are made of. */
    public enum Plate {
        /** Rounded, with a soft shadow. */
        SOFT,
        /** Dark and translucent with a hairline, as over photographs. */
        GLASS,
        /** White with a thick black edge and a hard shadow. */
        COMIC,
        /** Cream with a shadow in the accent, a little out of register. */
        PRINT,
        /** A sheet of paper with an edge drawn by hand, twice. */
        HAND,
        /** Parchment within two golden lines. */
        GILT,
        /** Steps instead of curves, drawn small and enlarged. */
        PIXEL,
        /** Dark with cut corners and a line that glows. */
        NEON,
        /** Hard-edged, without any ornament. */
        BARE
    }

    private static final double GREEN = 150;
    /** Brightness of the shade behind a last card, 0 to 1. */
    private static final double SHADE = 0.13;
    /** How much of its colour a shade loses. */
    private static final double CALM = 0.35;

    /** The style of a look: its preset decides on type and plates, its palette on colours. */
    public static CardStyle of(Look look) {
        Palette palette = Palettes.choose(look.palette(), look.direction(), look.seed());
        Tones tones = Tones.of(palette, Tones.Hour.DAY, palette.support());
        return switch (look.style()) {
            case REALISM, ULTRA_REALISM, PHOTOGRAPHY, MOVIE, ENVIRONMENT -> glass(tones);
            case ANIME, ANIME_SR, MANGA_COLOR, EPIC_LINEBURST -> comic(tones);
            case MANGA_BW -> blackAndWhite(Plate.COMIC, Face.CONDENSED_BOLD, true, 0xFFFFFFFF);
            case SKETCH_BW -> blackAndWhite(Plate.HAND, Face.SERIF_BOLD, false, 0xFFF7F5F0);
            case HAUNTED_LINEWORK, EXPRESSIVE_INK_MINIMALISM ->
                blackAndWhite(Plate.HAND, Face.SERIF_BOLD, false, 0xFFF2EEE4);
            case INK, SKETCH_COLOR -> hand(tones);
            case ADVERTISEMENT_1950S, ILLUSTRATION, CREATIVE, STYLIZED_ILLUSTRATION -> print(tones);
            case RENAISSANCE_FRESCO, GILDED_COSMIC_BAROQUE, FANTASY -> gilt(tones);
            case PIXEL_ART -> pixel(tones);
            case SCIFI -> neon(palette);
            case MODERN_NOIR_MINIMALISM -> noir();
            case DEFAULT, FLAT_ANIMATION, RENDER_3D, LOW_POLY, RAYTRACED, CHILDRENS_BOOK_ILLUSTRATIONS, CLAYMATION ->
                soft(tones);
        };
    }

    /**
     * The same style, its darkest colour in the tone of a picture, so that a product stands before a shade of its own.
     *
     * @param argb pixels of the picture; what is transparent does not count
     */
    public CardStyle shadedLike(int[] argb) {
        double[] sum = new double[3];
        double all = 1e-6;
        for (int pixel : argb) {
            int red = pixel >> 16 & 255;
            int green = pixel >> 8 & 255;
            int blue = pixel & 255;
            // what is colourful says more of the tone than what is grey
            double colourful = Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue));
            double weight = (pixel >>> 24) * colourful;
            sum[0] += weight * red;
            sum[1] += weight * green;
            sum[2] += weight * blue;
            all += weight;
        }
        int tone = Rgb.of(sum[0] / all, sum[1] / all, sum[2] / all);
        int calm = Rgb.mix(tone, grey(Rgb.luma(tone)), CALM);
        int shade = Rgb.times(calm, (float) (SHADE / Math.max(SHADE, Rgb.luma(calm)))) | 0xFF000000;
        return new CardStyle(face, capitals, plate, paper, ink, line, accent, onAccent, right, onRight, shade);
    }

    private static CardStyle soft(Tones t) {
        int paper = t.skyTop().withL(0.985).withC(0.008).argb();
        int ink = t.deep().withL(0.27).withC(Math.min(0.06, t.deep().c())).argb();
        return new CardStyle(
                Face.INTER_BOLD,
                false,
                Plate.SOFT,
                paper,
                ink,
                ink,
                t.accent().argb(),
                ink,
                green(0.66),
                0xFFFFFFFF,
                t.deep().withL(0.20).argb());
    }

    private static CardStyle glass(Tones t) {
        return new CardStyle(
                Face.ROBOTO_BOLD,
                false,
                Plate.GLASS,
                0xDE12151A,
                0xFFF6F4EF,
                0x66FFFFFF,
                t.accent().withL(0.82).argb(),
                0xFF14161A,
                green(0.60),
                0xFFFFFFFF,
                0xFF0B0D10);
    }

    private static CardStyle comic(Tones t) {
        return new CardStyle(
                Face.CONDENSED_BOLD,
                true,
                Plate.COMIC,
                0xFFFFFFFF,
                0xFF101014,
                0xFF101014,
                t.accent().withL(0.80).withC(0.17).argb(),
                0xFF101014,
                green(0.72),
                0xFF101014,
                t.deep().withL(0.18).argb());
    }

    private static CardStyle hand(Tones t) {
        int ink = t.deep().withL(0.26).withC(0.04).argb();
        return new CardStyle(
                Face.SERIF_BOLD,
                false,
                Plate.HAND,
                0xFFF8F4EA,
                ink,
                ink,
                t.accent().withL(0.72).argb(),
                ink,
                new Oklch(0.58, 0.11, GREEN).argb(),
                0xFFFBF8F0,
                ink);
    }

    private static CardStyle blackAndWhite(Plate plate, Face face, boolean capitals, int paper) {
        return new CardStyle(
                face, capitals, plate, paper, 0xFF141414, 0xFF141414, 0xFF2A2A2A, paper, 0xFF141414, paper, 0xFF101010);
    }

    private static CardStyle print(Tones t) {
        int ink = t.deep().withL(0.25).withC(0.05).argb();
        return new CardStyle(
                Face.SLAB_BOLD,
                false,
                Plate.PRINT,
                0xFFF7EFDC,
                ink,
                ink,
                t.accent().withL(0.70).withC(0.15).argb(),
                ink,
                new Oklch(0.56, 0.11, 160).argb(),
                0xFFF7EFDC,
                ink);
    }

    private static CardStyle gilt(Tones t) {
        int gold = new Oklch(0.76, 0.11, 85).argb();
        int ink = new Oklch(0.27, 0.05, 50).argb();
        return new CardStyle(
                Face.SERIF_BOLD,
                false,
                Plate.GILT,
                0xFFF3E6C8,
                ink,
                gold,
                gold,
                ink,
                new Oklch(0.46, 0.09, 150).argb(),
                0xFFF8EDD2,
                t.deep().withL(0.20).argb());
    }

    private static CardStyle pixel(Tones t) {
        return new CardStyle(
                Face.WIDE_BOLD,
                true,
                Plate.PIXEL,
                t.deep().withL(0.24).argb(),
                0xFFFFFFFF,
                0xFFFFFFFF,
                t.accent().withL(0.80).argb(),
                0xFF101018,
                green(0.62),
                0xFFFFFFFF,
                0xFF101018);
    }

    private static CardStyle neon(Palette palette) {
        Oklch glow = new Oklch(0.86, 0.13, palette.dark() ? palette.support() : 195);
        return new CardStyle(
                Face.ROBOTO_BOLD,
                true,
                Plate.NEON,
                0xE6070C18,
                0xFFEAF6FF,
                glow.argb(),
                glow.argb(),
                0xFF04101C,
                new Oklch(0.80, 0.19, GREEN).argb(),
                0xFF04140C,
                0xFF04070F);
    }

    private static CardStyle noir() {
        int red = new Oklch(0.60, 0.21, 25).argb();
        return new CardStyle(
                Face.INTER_BOLD,
                true,
                Plate.BARE,
                0xFFF4F2EE,
                0xFF0C0C0C,
                0xFF0C0C0C,
                red,
                0xFFFFFFFF,
                red,
                0xFFFFFFFF,
                0xFF0C0C0C);
    }

    private static int grey(double luma) {
        return Rgb.of(luma * 255, luma * 255, luma * 255);
    }

    private static int green(double lightness) {
        return new Oklch(lightness, 0.16, GREEN).argb();
    }
}
