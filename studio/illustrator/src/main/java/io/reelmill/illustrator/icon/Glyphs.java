package io.reelmill.illustrator.icon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.reelmill.illustrator.icon.Glyph.Form;
import io.reelmill.typography.EmojiOutlines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** All glyphs that can be drawn: those of the Tabler icons, and our own and emoji for what is missing there. */
public final class Glyphs {
    private static final String PICTOGRAMS = "/io/reelmill/illustrator/pictograms.txt";
    private static final String EMOJI = "/io/reelmill/illustrator/emoji.txt";
    private static final String HOLES = "/io/reelmill/illustrator/holes.txt";
    private static final double SIDE = 24;
    private static final double EMOJI_MARGIN = 1;
    private static final String COORDINATES = "/META-INF/maven/org.webjars.npm/tabler__icons/pom.properties";

    private final Map<String, List<String>> own = new HashMap<>();
    private final Map<String, Integer> emoji = new HashMap<>();
    private final Map<String, List<double[]>> holes = new HashMap<>();
    private final JsonNode outline;
    private final JsonNode filled;

    private Glyphs() throws IOException {
        String folder = folder();
        ObjectMapper json = new ObjectMapper();
        try (InputStream lines = open(folder + "tabler-nodes-outline.json");
                InputStream areas = open(folder + "tabler-nodes-filled.json")) {
            outline = json.readTree(lines);
            filled = json.readTree(areas);
        }
        for (String line : lines(PICTOGRAMS)) {
            int colon = line.indexOf(':');
            own.put(
                    line.substring(0, colon).trim(),
                    List.of(line.substring(colon + 1).trim().split("\\s*\\|\\s*")));
        }
        for (String line : lines(EMOJI)) {
            String[] named = line.split(":\\s*");
            emoji.put(named[0], Integer.parseInt(named[1].strip(), 16));
        }
        for (String line : lines(HOLES)) {
            int colon = line.indexOf(':');
            List<double[]> points = new ArrayList<>();
            for (String point : line.substring(colon + 1).trim().split("\\s+")) {
                String[] xy = point.split(",");
                points.add(new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])});
            }
            holes.put(line.substring(0, colon).trim(), points);
        }
    }

    /** The set, loaded once. */
    public static Glyphs get() {
        return Holder.ALL;
    }

    /** The glyph as lines; {@code name/f} asks for the filled variant. */
    public Optional<Glyph> find(String name) {
        if (own.containsKey(name)) {
            return Optional.of(new Glyph(name, own.get(name), Form.STROKES, holesOf(name)));
        }
        if (emoji.containsKey(name)) {
            String outline = EmojiOutlines.svg(emoji.get(name), SIDE, EMOJI_MARGIN);
            return Optional.of(new Glyph(name, List.of(outline), Form.OUTLINED_STROKES, holesOf(name)));
        }
        boolean areas = name.endsWith("/f");
        JsonNode node = areas ? filled.get(name.substring(0, name.length() - 2)) : outline.get(name);
        if (node == null) {
            return Optional.empty();
        }
        List<String> paths = new ArrayList<>();
        for (JsonNode element : node) {
            JsonNode d = element.path(1).path("d");
            if (d.isTextual() && !d.asText().startsWith("M0 0h24v24")) {
                paths.add(d.asText());
            }
        }
        return paths.isEmpty()
                ? Optional.empty()
                : Optional.of(new Glyph(name, paths, areas ? Form.AREAS : Form.STROKES, holesOf(name)));
    }

    private List<double[]> holesOf(String name) {
        return holes.getOrDefault(name, List.of());
    }

    /** The lines of a text resource without comments and blank ones. */
    public static List<String> lines(String resource) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(open(resource), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource, e);
        }
    }

    /** Where the set lies on the class path. */
    static String folder() throws IOException {
        Properties coordinates = new Properties();
        try (InputStream in = open(COORDINATES)) {
            coordinates.load(in);
        }
        return "/META-INF/resources/webjars/tabler__icons/" + coordinates.getProperty("version") + "/";
    }

    static InputStream open(String resource) throws IOException {
        InputStream in = Glyphs.class.getResourceAsStream(resource);
        if (in == null) {
            throw new IOException("the class path lacks " + resource);
        }
        return in;
    }

    private static final class Holder {
        static final Glyphs ALL = load();

        private static Glyphs load() {
            try {
                return new Glyphs();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
