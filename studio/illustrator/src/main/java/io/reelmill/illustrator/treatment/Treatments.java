package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The styles there are, by the name of their preset. */
public final class Treatments {
    private static final Oklch PAPER = new Oklch(0.945, 0.016, 85);
    private static final Oklch INK = new Oklch(0.19, 0.012, 265);
    private static final Oklch RED = new Oklch(0.58, 0.20, 29);
    private static final Treatment DEFAULT = new SoftVolumes();
    private static final Map<String, Treatment> BY_PRESET = presets();
    /** Names that stand for a neighbour. */
    private static final Map<String, String> NEIGHBOURS = Map.of(
            "LEONARDO", "RENAISSANCE_FRESCO",
            "PIXAR", "RENDER_3D",
            "LEGO", "RENDER_3D",
            "DISNEY", "FANTASY",
            "GHIBLI", "ANIME",
            "SIMPSONS", "FLAT_ANIMATION",
            "MARVEL", "MANGA_COLOR",
            "MINECRAFT", "PIXEL_ART",
            "BARBIE", "STYLIZED_ILLUSTRATION",
            "ARCANE", "ANIME_SR");

    /** Styles of line and flat tone, on whose things no light lies. */
    private static final Set<String> UNLIT = Set.of(
            "MODERN_NOIR_MINIMALISM",
            "PIXEL_ART",
            "INK",
            "MANGA_BW",
            "SKETCH_BW",
            "EXPRESSIVE_INK_MINIMALISM",
            "HAUNTED_LINEWORK",
            "EPIC_LINEBURST");

    private Treatments() {}

    /** The style of a preset; what is unknown is drawn as DEFAULT. */
    public static Treatment of(String preset) {
        return BY_PRESET.get(name(preset));
    }

    /** The name of the style that a preset is drawn in: its own, that of a neighbour, or DEFAULT. */
    public static String name(String preset) {
        String name = preset == null ? "" : preset.strip().toUpperCase(Locale.ROOT);
        String known = NEIGHBOURS.getOrDefault(name, name);
        return BY_PRESET.containsKey(known) ? known : "DEFAULT";
    }

    /** Whether light may be laid over what the style of a preset draws. */
    public static boolean isLit(String preset) {
        return !UNLIT.contains(name(preset));
    }

    /** All names that {@link #name} can answer with. */
    public static Set<String> names() {
        return BY_PRESET.keySet();
    }

    private static Map<String, Treatment> presets() {
        Map<String, Treatment> all = new HashMap<>();
        all.put("DEFAULT", DEFAULT);
        all.put("FLAT_ANIMATION", new FlatAnimation());
        all.put("MODERN_NOIR_MINIMALISM", GuestAwareTreatment.inkily(new ModernNoir(), PAPER, INK, RED));
        all.put("PIXEL_ART", new PixelArt());
        all.put("INK", GuestAwareTreatment.inkily(new InkAndWash(), PAPER, INK, PAPER.mix(RED, 0.5)));
        all.put("REALISM", Photographs.realism());
        all.put("ULTRA_REALISM", Photographs.ultraRealism());
        all.put("PHOTOGRAPHY", Photographs.photography());
        all.put("MOVIE", Movie.style());
        all.put("ENVIRONMENT", Environment.style());
        all.put("CLAYMATION", Sculptures.claymation());
        all.put("RENDER_3D", Sculptures.render3d());
        all.put("RAYTRACED", Sculptures.raytraced());
        all.put("LOW_POLY", GuestAwareTreatment.plainly(Sculptures.lowPoly()));
        all.put("ANIME", Cels.anime());
        all.put("ANIME_SR", Cels.animeSoft());
        all.put("MANGA_BW", Cels.mangaBlack());
        all.put("MANGA_COLOR", Cels.mangaColour());
        all.put("SKETCH_BW", Pencil.style());
        all.put("SKETCH_COLOR", ColouredPencils.style());
        all.put("EXPRESSIVE_INK_MINIMALISM", GuestAwareTreatment.inkily(ExpressiveInk.style(), PAPER, INK, RED));
        all.put("HAUNTED_LINEWORK", HauntedLinework.style());
        all.put("EPIC_LINEBURST", Lineburst.style());
        all.put("1950S_ADVERTISEMENT", Advertisement.style());
        all.put("STYLIZED_ILLUSTRATION", SprayedPoster.style());
        all.put("ILLUSTRATION", EditorialGouache.style());
        all.put("CREATIVE", Collage.style());
        all.put("RENAISSANCE_FRESCO", Fresco.style());
        all.put("CHILDRENS_BOOK_ILLUSTRATIONS", ChildrensBook.style());
        all.put("FANTASY", Fairytale.style());
        all.put("GILDED_COSMIC_BAROQUE", Baroque.style());
        all.put("SCIFI", Futures.scifi());
        return Map.copyOf(all);
    }
}
