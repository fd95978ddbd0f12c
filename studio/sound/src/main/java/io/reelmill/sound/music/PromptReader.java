package io.reelmill.sound.music;

import io.reelmill.sound.music.Lexicon.Seating;
import io.reelmill.sound.music.TrackSheet.Part;
import io.reelmill.sound.synth.BandPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;

/**
 * Turns a prompt into a sheet: one of the best matching tracks, with tempo, mode, instruments and drums adjusted to the
 * other words. Another seed gives another key, or another track that matches equally well.
 */
final class PromptReader {

    private static final Set<String> DRUMS = Set.of("drums", "drum", "percussion", "beat", "beats");
    private static final List<String> KEYS = List.of("C", "D", "Eb", "E", "F", "G", "A", "Bb");
    private static final Map<BandPart, String> FIGURES =
            Map.of(BandPart.PAD, "held", BandPart.KEYS, "broken", BandPart.ARP, "curious", BandPart.LEAD, "tune calm");
    private static final Map<BandPart, String> WALTZ_FIGURES = Map.of(
            BandPart.PAD,
            "waltz held",
            BandPart.KEYS,
            "waltz broken",
            BandPart.ARP,
            "waltz turn",
            BandPart.LEAD,
            "tune waltz");

    /** Tracks within this share of the best score count as equal. */
    private static final double AS_GOOD = 0.9;
    /** Largest tempo change by words alone, as a factor. */
    private static final double LARGEST_BEND = 1.15;

    private final TrackLibrary library;
    private final Lexicon lexicon;
    private final TrackRanking taste;

    PromptReader(TrackLibrary library) {
        this.library = library;
        this.lexicon = library.lexicon();
        this.taste = new TrackRanking(library);
    }

    /** The sheet for a prompt. When no word is known, the seed chooses. */
    TrackSheet read(String prompt, long seed) {
        MusicPrompt wish = MusicPrompt.of(prompt);
        Random chance = new Random(seed);
        TrackSheet sheet = choose(wish, chance).withKey(KEYS.get(chance.nextInt(KEYS.size())));
        sheet = sheet.withBpm(bpm(wish, sheet));
        for (String word : wish.wanted()) {
            Mode mode = lexicon.modes().get(word);
            if (mode != null
                    && mode.minor() != sheet.mode().minor()
                    && !sheet.moods().contains(word)) {
                sheet = inOtherMode(sheet, mode);
            }
            Seating seating = lexicon.instruments().get(word);
            if (seating != null && !seating.isIn(sheet)) {
                sheet = sheet.withParts(seated(sheet, seating));
            }
        }
        return wish.refused().stream().anyMatch(DRUMS::contains) ? sheet.withGroove("none") : sheet;
    }

    private TrackSheet choose(MusicPrompt wish, Random chance) {
        List<Scored> scored = new ArrayList<>();
        for (TrackSheet sheet : library.tracks()) {
            scored.add(new Scored(sheet, taste.score(wish, sheet)));
        }
        if (scored.stream().allMatch(s -> s.score() <= 0)) {
            List<TrackSheet> plain =
                    library.tracks().stream().filter(PromptReader::suitsMost).toList();
            return plain.get(chance.nextInt(plain.size()));
        }
        double best = scored.stream()
                .max(Comparator.comparingDouble(Scored::score))
                .orElseThrow()
                .score();
        List<Scored> good =
                scored.stream().filter(s -> s.score() >= best * AS_GOOD).toList();
        return good.get(chance.nextInt(good.size())).sheet();
    }

    /** Medium energy: suits a prompt without preferences. */
    private static boolean suitsMost(TrackSheet sheet) {
        return sheet.energy() >= 0.4 && sheet.energy() <= 0.6 && sheet.bpm() >= 80 && sheet.bpm() <= 120;
    }

    private record Scored(TrackSheet sheet, double score) {}

    /** An explicit number is used as the tempo. Words move the tempo into their range, within limits. */
    private double bpm(MusicPrompt wish, TrackSheet sheet) {
        OptionalDouble exact = wish.bpm();
        if (exact.isPresent()) {
            return exact.getAsDouble();
        }
        double bpm = sheet.bpm();
        for (List<Double> range : wish.wanted().stream()
                .map(lexicon.tempos()::get)
                .filter(Objects::nonNull)
                .toList()) {
            bpm = Math.max(range.get(0), Math.min(range.get(1), bpm));
        }
        return Math.max(sheet.bpm() / LARGEST_BEND, Math.min(sheet.bpm() * LARGEST_BEND, bpm));
    }

    /** A step may be diminished in another mode, so the progressions change with the mode. */
    private static TrackSheet inOtherMode(TrackSheet sheet, Mode mode) {
        boolean minor = mode.minor();
        return sheet.withMode(mode)
                .withProgressions(
                        minor ? List.of("1 6 3 7", "1 4 6 7") : List.of("1 5 6 4", "1 3 4 5"),
                        minor ? List.of("6 7 1 3") : List.of("4 5 6 1"),
                        minor ? "6 7" : "4 5");
    }

    private static Map<BandPart, Part> seated(TrackSheet sheet, Seating seating) {
        Map<BandPart, Part> changed = new EnumMap<>(BandPart.class);
        changed.putAll(sheet.parts());
        Part before = sheet.parts().get(seating.seat());
        Map<BandPart, String> figures = sheet.beats() == 3 ? WALTZ_FIGURES : FIGURES;
        changed.put(
                seating.seat(),
                before == null
                        ? new Part(seating.timbres().get(0), figures.get(seating.seat()), null, 0)
                        : new Part(seating.timbres().get(0), before.figure(), before.lift(), before.octave()));
        return changed;
    }
}
