package io.reelmill.illustrator.icon;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Tabler icons that were looked at and are fit to be shown, with the tags that they come with. What is not fit stands in
 * {@code unfit.txt}, with the reason.
 */
public final class IconCatalog {

    private static final String UNFIT = "/io/reelmill/illustrator/unfit.txt";

    private final List<Icon> icons = new ArrayList<>();

    /**
     * A glyph of the set.
     *
     * @param name as {@link Glyphs#find} knows it; {@code /f} for the filled variant
     * @param category as the set has it, or empty
     * @param tags English words
     */
    public record Icon(String name, String category, List<String> tags) {}

    private IconCatalog() throws IOException {
        Set<String> names = new HashSet<>();
        List<Pattern> patterns = new ArrayList<>();
        Set<String> fitAfterAll = new HashSet<>();
        for (String line : Glyphs.lines(UNFIT)) {
            if (line.startsWith("!")) {
                fitAfterAll.addAll(List.of(line.substring(1).strip().split("\\s+")));
                continue;
            }
            String unfit = line.split("\\|", 2)[0].strip();
            for (String name : unfit.split("\\s+")) {
                if (name.contains("*")) {
                    patterns.add(Pattern.compile(name.replace("*", ".*")));
                } else {
                    names.add(name);
                }
            }
        }
        JsonNode all;
        try (InputStream in = Glyphs.open(Glyphs.folder() + "icons.json")) {
            all = new ObjectMapper().readTree(in);
        }
        Set<String> seen = new HashSet<>();
        for (JsonNode node : all) {
            String name = node.path("name").asText();
            if (!seen.add(name)) {
                continue;
            }
            List<String> tags = new ArrayList<>();
            node.path("tags").forEach(tag -> tags.add(tag.asText()));
            for (String variant : List.of(name, name + "/f")) {
                boolean fit = fitAfterAll.contains(variant)
                        || !names.contains(variant)
                                && patterns.stream()
                                        .noneMatch(p -> p.matcher(variant).matches());
                if (fit && Glyphs.get().find(variant).isPresent()) {
                    icons.add(new Icon(variant, node.path("category").asText(), List.copyOf(tags)));
                }
            }
        }
    }

    /** The catalog, read on first use. */
    public static IconCatalog get() {
        return Holder.CATALOG;
    }

    /** All that are fit, in the order of the set. */
    public List<Icon> icons() {
        return List.copyOf(icons);
    }

    /** Their names. */
    public Set<String> names() {
        return icons.stream().map(Icon::name).collect(Collectors.toUnmodifiableSet());
    }

    private static final class Holder {
        static final IconCatalog CATALOG = load();

        private static IconCatalog load() {
            try {
                return new IconCatalog();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
