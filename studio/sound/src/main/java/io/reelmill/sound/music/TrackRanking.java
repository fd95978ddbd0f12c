package io.reelmill.sound.music;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Scores how well a track matches a prompt. A word is weighted by its inverse document frequency over the tracks, as in
 * search engines.
 */
final class TrackRanking {

    private static final double SAME_BEGINNING = 0.6;
    private static final double SYNONYM = 0.9;
    private static final double MOOD = 1.25;
    private static final double INSTRUMENT = 2.5;
    private static final double ENERGY = 7;
    private static final double OCTAVE_OF_TEMPO = 9;
    private static final double NO_DRUMS = 4;
    private static final int STEM = 5;

    private final Lexicon lexicon;
    private final Map<String, Double> weights = new HashMap<>();

    TrackRanking(TrackLibrary library) {
        this.lexicon = library.lexicon();
        int tracks = library.tracks().size();
        Map<String, Integer> counts = new HashMap<>();
        library.tracks().forEach(t -> words(t).forEach(word -> counts.merge(word, 1, Integer::sum)));
        counts.forEach((word, count) -> weights.put(word, Math.log((tracks + 1.0) / count)));
    }

    private static Stream<String> words(TrackSheet sheet) {
        return Stream.concat(sheet.moods().stream(), sheet.tags().stream());
    }

    /** The score; 0 for a track that has no word in common with the prompt. */
    double score(MusicPrompt wish, TrackSheet sheet) {
        double score = 0;
        Set<String> heard = new HashSet<>();
        for (String word : wish.wanted()) {
            score += meaning(word, sheet, heard);
            Lexicon.Seating seating = lexicon.instruments().get(word);
            score += seating != null && seating.isIn(sheet) ? INSTRUMENT : 0;
            score -= word.equals("drums") && sheet.groove().equals("none") ? NO_DRUMS : 0;
        }
        for (String word : wish.refused()) {
            score -= 2 * meaning(word, sheet, new HashSet<>());
        }
        return score - offEnergy(wish.wanted(), sheet) - offTempo(wish, sheet);
    }

    /** The best score of a word and its synonyms. Nothing in {@code heard} counts twice. */
    private double meaning(String word, TrackSheet sheet, Set<String> heard) {
        double best = 0;
        String by = null;
        List<String> synonyms = lexicon.synonyms().getOrDefault(word, List.of());
        for (String own : (Iterable<String>) words(sheet)::iterator) {
            double likeness = own.equals(word)
                    ? 1
                    : synonyms.contains(own) ? SYNONYM : beginsAlike(word, own) ? SAME_BEGINNING : 0;
            double fit = likeness * weights.get(own) * (sheet.moods().contains(own) ? MOOD : 1);
            if (fit > best && !heard.contains(own)) {
                best = fit;
                by = own;
            }
        }
        heard.add(by);
        return best;
    }

    private static boolean beginsAlike(String a, String b) {
        boolean words = a.length() >= STEM && b.length() >= STEM && Math.abs(a.length() - b.length()) < STEM;
        return words && a.regionMatches(0, b, 0, STEM);
    }

    private double offEnergy(Set<String> words, TrackSheet sheet) {
        return words.stream()
                .filter(lexicon.energies()::containsKey)
                .mapToDouble(lexicon.energies()::get)
                .average()
                .stream()
                .map(wanted -> ENERGY * Math.abs(wanted - sheet.energy()))
                .sum();
    }

    private double offTempo(MusicPrompt wish, TrackSheet sheet) {
        double low = wish.bpm().orElse(0);
        double high = wish.bpm().orElse(Double.MAX_VALUE);
        for (String word : wish.wanted()) {
            List<Double> range = lexicon.tempos().get(word);
            if (range != null && wish.bpm().isEmpty()) {
                low = Math.max(low, range.get(0));
                high = Math.min(high, range.get(1));
            }
        }
        double ratio = sheet.bpm() < low ? low / sheet.bpm() : sheet.bpm() > high ? sheet.bpm() / high : 1;
        return OCTAVE_OF_TEMPO * Math.log(ratio) / Math.log(2);
    }
}
