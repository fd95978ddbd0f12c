package io.reelmill.gateway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the field tables of the interface text. */
final class InterfaceText {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern RANGE = Pattern.compile("([\\d.]+) to ([\\d.]+)");
    private static final Pattern LEAST = Pattern.compile("min (\\d+)");
    private static final Pattern ALIASES = Pattern.compile("alias(?:es)? ((?:`[^`]+`(?: \\(inverted\\))?(?:, )?)+)");
    private static final Pattern NOTHING_BUT_VALUES = Pattern.compile("`[^`]+`(, `[^`]+`)*( \\(.*\\))?");

    private InterfaceText() {}

    /**
     * A row of a table.
     *
     * @param fallback empty where none is said, or where it depends on something
     * @param least and {@code most}: empty where there is none
     * @param allowed empty where other values are fine too
     */
    record Field(
            String path,
            String type,
            Optional<String> fallback,
            Optional<Double> least,
            Optional<Double> most,
            List<String> allowed,
            List<String> aliases) {

        @Override
        public String toString() {
            return path;
        }
    }

    /** {@code shared/spec} beside the project; not everybody who has the project has it. */
    static Optional<Path> find() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path text = at.resolveSibling("shared/spec/public-api-v3.md");
            if (Files.isRegularFile(text)) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    /** Every field of a render request. */
    static List<Field> fields(Path text) throws IOException {
        List<String> lines = Files.readAllLines(text);
        int end = lines.indexOf("### Character");
        List<Field> fields = new ArrayList<>();
        List<String> columns = List.of();
        for (String line : lines.subList(lines.indexOf("Top-level fields:"), end)) {
            if (line.startsWith("| Field")) {
                columns = cells(line);
            } else if (line.startsWith("| `")) {
                fields.add(field(columns, cells(line)));
            }
        }
        return fields;
    }

    /** The values in a paragraph that begins like this. */
    static List<String> values(Path text, String beginning) throws IOException {
        String line = Files.readAllLines(text).stream()
                .filter(l -> l.startsWith(beginning))
                .findFirst()
                .orElseThrow();
        return codes(line.substring(line.indexOf("): ")));
    }

    /** Names with a dot in the paragraph on fields that stand in samples only. */
    static List<String> sampleFields(Path text) throws IOException {
        List<String> lines = Files.readAllLines(text);
        String paragraph = lines.get(lines.indexOf("#### Fields seen only in sample requests") + 2);
        return codes(paragraph).stream().filter(name -> name.contains(".")).toList();
    }

    private static Field field(List<String> columns, List<String> cells) {
        String fallback = cell(columns, cells, "Default");
        String bounds = cell(columns, cells, "Allowed / bounds", "Bounds", "Allowed");
        Matcher range = RANGE.matcher(bounds);
        boolean ranged = range.find();
        Matcher least = LEAST.matcher(bounds);
        Matcher aliases = ALIASES.matcher(cells.get(cells.size() - 1));
        return new Field(
                codes(cells.get(0)).get(0),
                cell(columns, cells, "Type"),
                Optional.of(fallback).filter(f -> f.matches("`[^`]+`")).map(f -> f.replace("`", "")),
                ranged
                        ? Optional.of(Double.valueOf(range.group(1)))
                        : least.find() ? Optional.of(Double.valueOf(least.group(1))) : Optional.empty(),
                ranged ? Optional.of(Double.valueOf(range.group(2))) : Optional.empty(),
                NOTHING_BUT_VALUES.matcher(bounds).matches() && !bounds.contains("{") ? codes(bounds) : List.of(),
                aliases.find() ? codes(aliases.group(1)) : List.of());
    }

    private static String cell(List<String> columns, List<String> cells, String... names) {
        return Arrays.stream(names)
                .map(columns::indexOf)
                .filter(i -> i >= 0)
                .findFirst()
                .map(cells::get)
                .orElse("");
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.substring(1).split("\\|")).map(String::strip).toList();
    }

    private static List<String> codes(String text) {
        return CODE.matcher(text).results().map((MatchResult m) -> m.group(1)).toList();
    }
}
