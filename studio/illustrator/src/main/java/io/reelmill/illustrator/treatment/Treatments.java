package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.providers.picture.Style;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** How each style is drawn. */
public final class Treatments {
    private static final Oklch PAPER = new Oklch(0.945, 0.016, 85);
    private static final Oklch INK = new Oklch(0.19, 0.012, 265);
    private static final Oklch RED = new Oklch(0.58, 0.20, 29);
    private static final Map<Style, Treatment> BY_STYLE = all();

    /** Line and flat styles, whose things are not lit. */
    private static final Set<Style> UNLIT = EnumSet.of(
            Style.MODERN_NOIR_MINIMALISM,
            Style.PIXEL_ART,
            Style.INK,
            Style.MANGA_BW,
            Style.SKETCH_BW,
            Style.EXPRESSIVE_INK_MINIMALISM,
            Style.HAUNTED_LINEWORK,
            Style.EPIC_LINEBURST);

    private Treatments() {}

    /** How a style is drawn. */
    public static Treatment of(Style style) {
        return BY_STYLE.get(style);
    }

    /** Whether bloom and rim light may be added to a style. */
    public static boolean isLit(Style style) {
        return !UNLIT.contains(style);
    }

    private static Map<Style, Treatment> all() {
        Map<Style, Treatment> all = new EnumMap<>(Style.class);
        for (Style style : Style.values()) {
            all.put(style, made(style));
        }
        return Collections.unmodifiableMap(all);
    }

    private static Treatment made(Style style) {
        return switch (style) {
            case DEFAULT -> new SoftVolumes();
            case FLAT_ANIMATION -> new FlatAnimation();
            case MODERN_NOIR_MINIMALISM -> CharacterAwareTreatment.inkily(new ModernNoir(), PAPER, INK, RED);
            case PIXEL_ART -> new PixelArt();
            case INK -> CharacterAwareTreatment.inkily(new InkAndWash(), PAPER, INK, PAPER.mix(RED, 0.5));
            case REALISM -> Photographs.realism();
            case ULTRA_REALISM -> Photographs.ultraRealism();
            case PHOTOGRAPHY -> Photographs.photography();
            case MOVIE -> Movie.style();
            case ENVIRONMENT -> Environment.style();
            case CLAYMATION -> Claymation.style();
            case RENDER_3D -> Plastic3d.style();
            case RAYTRACED -> Raytraced.style();
            case LOW_POLY -> CharacterAwareTreatment.plainly(LowPoly.style());
            case ANIME -> Cels.anime();
            case ANIME_SR -> Cels.animeSoft();
            case MANGA_BW -> Cels.mangaBlack();
            case MANGA_COLOR -> Cels.mangaColour();
            case SKETCH_BW -> Pencil.style();
            case SKETCH_COLOR -> ColouredPencils.style();
            case EXPRESSIVE_INK_MINIMALISM -> CharacterAwareTreatment.inkily(ExpressiveInk.style(), PAPER, INK, RED);
            case HAUNTED_LINEWORK -> HauntedLinework.style();
            case EPIC_LINEBURST -> Lineburst.style();
            case ADVERTISEMENT_1950S -> Advertisement.style();
            case STYLIZED_ILLUSTRATION -> SprayedPoster.style();
            case ILLUSTRATION -> EditorialGouache.style();
            case CREATIVE -> Collage.style();
            case RENAISSANCE_FRESCO -> Fresco.style();
            case CHILDRENS_BOOK_ILLUSTRATIONS -> ChildrensBook.style();
            case FANTASY -> Fairytale.style();
            case GILDED_COSMIC_BAROQUE -> Baroque.style();
            case SCIFI -> Futures.scifi();
        };
    }
}
