package io.reelmill.sound.music;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * All tracks, figures and drum patterns. They are resources beside this class: {@code figures.json}, {@code
 * grooves.json}, the meanings of words in {@code words.json}, and in {@code tracks} one file of sheets for each
 * collection.
 */
public final class TrackLibrary {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int NEAR = 5;
    /** Collections in order; the first track of the first one is the default. */
    private static final List<String> COLLECTIONS = List.of(
            "curious",
            "calm",
            "uplifting",
            "corporate",
            "playful",
            "energetic",
            "electronic",
            "acoustic",
            "jazz",
            "lofi",
            "dark",
            "dramatic",
            "cinematic",
            "world",
            "holiday");

    private final List<TrackSheet> tracks;
    private final Map<String, Figure> figures;
    private final Map<String, Groove> grooves;
    private final Lexicon lexicon;

    private TrackLibrary(
            List<TrackSheet> tracks, Map<String, Figure> figures, Map<String, Groove> grooves, Lexicon lexicon) {
        this.tracks = List.copyOf(tracks);
        this.figures = Map.copyOf(figures);
        this.grooves = Map.copyOf(grooves);
        this.lexicon = lexicon;
    }

    /** The built-in library. */
    public static TrackLibrary embedded() {
        Map<String, Figure> figures =
                read("figures.json", new TypeReference<Map<String, String>>() {}).entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, e -> Figure.of(e.getValue())));
        Map<String, Groove> grooves = read("grooves.json", new TypeReference<List<Groove>>() {}).stream()
                .collect(Collectors.toMap(Groove::name, Function.identity()));
        List<TrackSheet> tracks = COLLECTIONS.stream()
                .flatMap(c -> read("tracks/" + c + ".json", new TypeReference<List<TrackSheet>>() {}).stream())
                .toList();
        return new TrackLibrary(tracks, figures, grooves, read("words.json", new TypeReference<Lexicon>() {}));
    }

    private static <T> T read(String name, TypeReference<T> type) {
        try (InputStream in = TrackLibrary.class.getResourceAsStream(name)) {
            return JSON.readValue(in, type);
        } catch (IOException e) {
            throw new UncheckedIOException("broken music data: " + name, e);
        }
    }

    /** All tracks in the order of the collections; the first is the default. */
    public List<TrackSheet> tracks() {
        return tracks;
    }

    /** The track of a name; case is ignored. */
    public Optional<TrackSheet> track(String name) {
        return tracks.stream()
                .filter(t -> t.name().equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    /** A few track names similar to an unknown name. */
    public List<String> near(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return tracks.stream()
                .map(TrackSheet::name)
                .sorted(Comparator.comparingInt(n -> distance(wanted, n.toLowerCase(Locale.ROOT))))
                .limit(NEAR)
                .toList();
    }

    /** Levenshtein distance, lower for words with a common prefix. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int up = row[j];
                int swap = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(swap, Math.min(row[j], row[j - 1]) + 1);
                diagonal = up;
            }
        }
        boolean alike = a.length() >= 3 && b.startsWith(a.substring(0, 3));
        return row[b.length()] - (alike ? 4 : 0);
    }

    Lexicon lexicon() {
        return lexicon;
    }

    Figure figure(String name) {
        Figure figure = figures.get(name);
        if (figure == null) {
            throw new IllegalArgumentException("no such figure: " + name);
        }
        return figure;
    }

    Groove groove(String name) {
        Groove groove = grooves.get(name);
        if (groove == null) {
            throw new IllegalArgumentException("no such groove: " + name);
        }
        return groove;
    }
}
