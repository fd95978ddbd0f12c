package io.reelmill.speech;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Written forms and what is said for them, by kind; read from a table in the resources. */
final class Lexicon {

    private final Map<String, Map<String, List<String>>> kinds = new HashMap<>();

    private Lexicon() {}

    static Lexicon english() {
        Lexicon lexicon = new Lexicon();
        try (InputStream table = Lexicon.class.getResourceAsStream("english.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .forEach(lexicon::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lexicon;
    }

    private void add(String line) {
        String[] cells = line.split("\t");
        kinds.computeIfAbsent(cells[0], kind -> new HashMap<>())
                .put(cells[1], Arrays.asList(cells).subList(2, cells.length));
    }

    boolean has(String kind, String written) {
        return kinds.get(kind).containsKey(written);
    }

    /** The spoken form. */
    String get(String kind, String written) {
        return kinds.get(kind).get(written).get(0);
    }

    /** The spoken form for one or for many. */
    String get(String kind, String written, boolean one) {
        return kinds.get(kind).get(written).get(one ? 0 : 1);
    }
}
