package io.reelmill.typography;

import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.FontMgr;
import io.github.humbleui.skija.FontStyle;
import io.github.humbleui.skija.Typeface;
import io.reelmill.natives.SkijaLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which typeface has a character: the style's own, then those that come with the product, then those of the system.
 * Each is read once and kept.
 */
final class Typefaces {

    private static final List<Face> STAND_INS = List.of(Face.INTER_BOLD, Face.WIDE_BOLD, Face.WIDE);
    private static final Set<String> COLOUR_TABLES = Set.of("CBDT", "COLR", "sbix", "SVG ");

    /** One colour, where the system has no typeface of coloured emoji. */
    private static final String EMOJI = "typefaces/NotoEmoji-Bold.ttf";

    private static final Map<String, Typeface> BUNDLED = new ConcurrentHashMap<>();
    private static final Map<Wanted, Optional<Typeface>> SYSTEM = new ConcurrentHashMap<>();
    private static final Map<Integer, Boolean> COLOURED = new ConcurrentHashMap<>();

    private Typefaces() {}

    private record Wanted(int point, String language, boolean emoji) {}

    static Typeface of(Face face) {
        return bundled(face.file());
    }

    /** That of emoji of one colour. */
    static Typeface emoji() {
        return bundled(EMOJI);
    }

    private static Typeface bundled(String file) {
        return BUNDLED.computeIfAbsent(file, Typefaces::load);
    }

    /**
     * A typeface with all that is drawn of a cluster of code points, at least one.
     *
     * @param first tried before all others, except for emoji
     * @return empty when no typeface at hand has it
     */
    static Optional<Typeface> with(int[] cluster, Face first, String language) {
        int[] seen = Script.drawn(cluster);
        boolean emoji = Script.emoji(cluster);
        if (emoji) {
            Optional<Typeface> coloured = system(new Wanted(cluster[0], language, true), seen);
            if (coloured.isPresent()) {
                return coloured;
            }
        }
        if (has(of(first), seen)) {
            return Optional.of(of(first));
        }
        for (Face face : STAND_INS) {
            if (has(of(face), seen)) {
                return Optional.of(of(face));
            }
        }
        return emoji ? plainEmoji(seen) : written(seen, language);
    }

    private static Optional<Typeface> plainEmoji(int[] seen) {
        return Optional.of(emoji()).filter(face -> has(face, seen));
    }

    private static Optional<Typeface> written(int[] seen, String language) {
        Optional<ScriptFace> script = ScriptFace.writing(seen[0]);
        Optional<Typeface> ours = script.map(face -> bundled(face.file())).filter(face -> has(face, seen));
        if (ours.isPresent() && !script.get().variesByCountry()) {
            return ours;
        }
        return system(new Wanted(seen[0], language, false), seen).or(() -> ours).or(() -> any(seen));
    }

    /** For punctuation and digits that several scripts share. */
    private static Optional<Typeface> any(int[] seen) {
        return Arrays.stream(ScriptFace.values())
                .map(face -> bundled(face.file()))
                .filter(face -> has(face, seen))
                .findFirst();
    }

    private static Optional<Typeface> system(Wanted wanted, int[] seen) {
        return SYSTEM.computeIfAbsent(wanted, Typefaces::match).filter(face -> has(face, seen));
    }

    private static Optional<Typeface> match(Wanted wanted) {
        if (!SkijaLibrary.findsSystemTypefaces()) {
            return Optional.empty();
        }
        String[] languages = {wanted.emoji() ? "und-Zsye" : wanted.language()};
        FontStyle style = wanted.emoji() ? FontStyle.NORMAL : FontStyle.BOLD;
        Typeface face = FontMgr.getDefault().matchFamilyStyleCharacter(null, style, languages, wanted.point());
        boolean usable = face != null && face.getUTF32Glyph(wanted.point()) != 0 && coloured(face) == wanted.emoji();
        return usable ? Optional.of(face) : Optional.empty();
    }

    private static boolean has(Typeface face, int[] points) {
        for (short glyph : face.getUTF32Glyphs(points)) {
            if (glyph == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether its glyphs are pictures with colours of their own. */
    static boolean coloured(Typeface face) {
        return COLOURED.computeIfAbsent(face.getUniqueId(), id -> {
            for (String table : face.getTableTags()) {
                if (COLOUR_TABLES.contains(table)) {
                    return true;
                }
            }
            return false;
        });
    }

    private static Typeface load(String file) {
        try (InputStream in = Typefaces.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is not on the class path");
            }
            try (Data data = Data.makeFromBytes(in.readAllBytes())) {
                return FontMgr.getDefault().makeFromData(data);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
