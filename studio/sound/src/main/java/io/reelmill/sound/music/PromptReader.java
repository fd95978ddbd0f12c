package io.reelmill.sound.music;

import io.reelmill.sound.synth.Seat;
import io.reelmill.sound.synth.Timbre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns words on how music should be into a sheet: the track whose moods fit best, then its tempo, mode, instruments
 * and drums bent to what else is asked for. Another seed answers the same words in another key.
 */
final class PromptReader {

    private static final double WHOLE_WORD = 3;
    private static final double SAME_BEGINNING = 2;
    private static final int STEM = 5;
    private static final Pattern BPM = Pattern.compile("(\\d{2,3})\\s*bpm");
    private static final List<String> KEYS = List.of("C", "D", "Eb", "E", "F", "G", "A", "Bb");
    private static final Map<String, Double> TEMPOS = Map.ofEntries(
            Map.entry("fast", 1.12),
            Map.entry("faster", 1.12),
            Map.entry("upbeat", 1.08),
            Map.entry("energetic", 1.08),
            Map.entry("driving", 1.08),
            Map.entry("slow", 0.88),
            Map.entry("slower", 0.88),
            Map.entry("calm", 0.94),
            Map.entry("relaxed", 0.94));
    private static final Map<String, Mode> MODES = Map.of(
            "major", Mode.MAJOR, "minor", Mode.MINOR, "sad", Mode.MINOR, "dark", Mode.MINOR, "happy", Mode.MAJOR);
    private static final Map<String, Seating> INSTRUMENTS = Map.ofEntries(
            Map.entry("piano", new Seating(Seat.KEYS, Timbre.FELT_PIANO)),
            Map.entry("rhodes", new Seating(Seat.KEYS, Timbre.ELECTRIC_PIANO)),
            Map.entry("guitar", new Seating(Seat.KEYS, Timbre.STEEL_GUITAR)),
            Map.entry("guitars", new Seating(Seat.KEYS, Timbre.STEEL_GUITAR)),
            Map.entry("organ", new Seating(Seat.KEYS, Timbre.ORGAN)),
            Map.entry("strings", new Seating(Seat.PAD, Timbre.STRINGS)),
            Map.entry("orchestra", new Seating(Seat.PAD, Timbre.STRINGS)),
            Map.entry("orchestral", new Seating(Seat.PAD, Timbre.STRINGS)),
            Map.entry("choir", new Seating(Seat.PAD, Timbre.VOX_PAD)),
            Map.entry("marimba", new Seating(Seat.ARP, Timbre.MARIMBA)),
            Map.entry("kalimba", new Seating(Seat.ARP, Timbre.KALIMBA)),
            Map.entry("harp", new Seating(Seat.ARP, Timbre.HARP)),
            Map.entry("bells", new Seating(Seat.ARP, Timbre.GLOCKENSPIEL)),
            Map.entry("synth", new Seating(Seat.ARP, Timbre.SYNTH_PLUCK)),
            Map.entry("synths", new Seating(Seat.ARP, Timbre.SYNTH_PLUCK)),
            Map.entry("vibraphone", new Seating(Seat.LEAD, Timbre.VIBRAPHONE)),
            Map.entry("flute", new Seating(Seat.LEAD, Timbre.FLUTE)),
            Map.entry("cello", new Seating(Seat.LEAD, Timbre.CELLO)),
            Map.entry("violin", new Seating(Seat.LEAD, Timbre.CELLO)),
            Map.entry("whistle", new Seating(Seat.LEAD, Timbre.WHISTLE)));
    private static final Map<Seat, String> FIGURES =
            Map.of(Seat.PAD, "held", Seat.KEYS, "broken", Seat.ARP, "curious", Seat.LEAD, "tune calm");

    private record Seating(Seat seat, Timbre timbre) {}

    private final TrackLibrary library;

    PromptReader(TrackLibrary library) {
        this.library = library;
    }

    /** The sheet for a wish; words that mean nothing here leave the choice to the seed. */
    TrackSheet read(String prompt, long seed) {
        String text = prompt.toLowerCase(Locale.ROOT);
        Set<String> words = new LinkedHashSet<>(Arrays.asList(text.split("[^\\p{L}\\p{N}]+")));
        Random chance = new Random(seed);
        TrackSheet sheet = closest(words, chance).withKey(KEYS.get(chance.nextInt(KEYS.size())));
        double tempo = words.stream().mapToDouble(w -> TEMPOS.getOrDefault(w, 1.0)).reduce(1, (a, b) -> a * b);
        sheet = sheet.withBpm(bpm(text, Math.max(55, Math.min(170, sheet.bpm() * tempo))));
        for (String word : words) {
            Mode mode = MODES.get(word);
            if (mode != null && minor(mode) != minor(sheet.mode())) {
                sheet = inOtherMode(sheet, mode);
            }
            Seating seating = INSTRUMENTS.get(word);
            if (seating != null) {
                sheet = sheet.withParts(seated(sheet.parts(), seating));
            }
        }
        boolean still = text.contains("no drums") || text.contains("without drums") || text.contains("no percussion");
        return still ? sheet.withGroove("none") : sheet;
    }

    private TrackSheet closest(Set<String> words, Random chance) {
        List<TrackSheet> best = new ArrayList<>();
        double most = 0;
        for (TrackSheet sheet : library.tracks()) {
            double score = words.stream().mapToDouble(w -> fit(w, sheet)).sum();
            if (score > most) {
                best.clear();
                most = score;
            }
            if (score == most) {
                best.add(sheet);
            }
        }
        return best.get(chance.nextInt(best.size()));
    }

    private static double fit(String word, TrackSheet sheet) {
        double best = 0;
        for (String mood : sheet.moods()) {
            if (mood.equals(word)) {
                best = WHOLE_WORD;
            } else if (word.length() >= STEM && mood.startsWith(word.substring(0, STEM))) {
                best = Math.max(best, SAME_BEGINNING);
            }
        }
        return best;
    }

    private static boolean minor(Mode mode) {
        return mode == Mode.MINOR || mode == Mode.DORIAN || mode == Mode.PHRYGIAN;
    }

    /** Steps that are sound in one mode may be diminished in another: the progressions change with it. */
    private static TrackSheet inOtherMode(TrackSheet sheet, Mode mode) {
        boolean minor = minor(mode);
        return sheet.withMode(mode)
                .withProgressions(
                        minor ? List.of("1 6 3 7", "1 4 6 7") : List.of("1 5 6 4", "1 3 4 5"),
                        minor ? List.of("6 7 1 3") : List.of("4 5 6 1"),
                        minor ? "6 7" : "4 5");
    }

    /** A number before "bpm" is meant. */
    private static double bpm(String text, double otherwise) {
        Matcher matcher = BPM.matcher(text);
        return matcher.find() ? Math.max(50, Math.min(180, Double.parseDouble(matcher.group(1)))) : otherwise;
    }

    private static Map<Seat, TrackSheet.Part> seated(Map<Seat, TrackSheet.Part> parts, Seating seating) {
        Map<Seat, TrackSheet.Part> changed = new EnumMap<>(Seat.class);
        changed.putAll(parts);
        TrackSheet.Part before = parts.get(seating.seat());
        changed.put(
                seating.seat(),
                before == null
                        ? new TrackSheet.Part(seating.timbre(), FIGURES.get(seating.seat()), null, 0)
                        : new TrackSheet.Part(seating.timbre(), before.figure(), before.lift(), before.octave()));
        return changed;
    }
}
