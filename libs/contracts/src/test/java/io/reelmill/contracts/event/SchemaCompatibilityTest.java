package io.reelmill.contracts.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Consumers were written against the schemas in {@code released-schemas}. A schema may only gain optional properties; anything else
 * is a new event with a new version. A new schema is copied there when it is released.
 */
class SchemaCompatibilityTest {

    private static final Path CURRENT = Path.of("src/main/resources/schemas");
    private static final Path RELEASED = Path.of("src/test/resources/released-schemas");
    private static final Set<String> DOCUMENTATION = Set.of("description", "title", "$id", "examples");
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void shouldOnlyHaveGainedOptionalProperties() throws IOException {
        assertThat(names(CURRENT)).containsExactlyElementsOf(names(RELEASED));
        for (String name : names(RELEASED)) {
            assertThat(breaks(read(RELEASED.resolve(name)), read(CURRENT.resolve(name)), ""))
                    .as(name)
                    .isEmpty();
        }
    }

    @Test
    void shouldFindEachKindOfBreak() throws IOException {
        JsonNode released = JSON.readTree("""
            {"type": "object", "required": ["a"],
             "properties": {"a": {"type": "string"}, "b": {"enum": ["x", "y"]}}}\
            """);

        assertThat(changed(released, "{\"properties\": {\"c\": {\"type\": \"string\"}}}"))
                .isEmpty();
        assertThat(changed(released, "{\"description\": \"other words\"}")).isEmpty();
        assertThat(changed(released, "{\"properties\": {\"a\": {\"type\": \"integer\"}}}"))
                .containsExactly("/a: type differs");
        assertThat(changed(released, "{\"properties\": {\"b\": {\"enum\": [\"x\"]}}}"))
                .containsExactly("/b: enum differs");
        assertThat(changed(released, "{\"required\": [\"a\", \"b\"]}")).containsExactly(": required differs");
        ObjectNode relaxed = released.deepCopy();
        relaxed.putArray("required");
        assertThat(breaks(released, relaxed, "")).containsExactly(": required differs");
        ObjectNode without = released.deepCopy();
        ((ObjectNode) without.path("properties")).remove("b");
        assertThat(breaks(released, without, "")).containsExactly("/b: is gone");
    }

    private static List<String> changed(JsonNode released, String change) throws IOException {
        return breaks(released, JSON.readerForUpdating(released.deepCopy()).readTree(change), "");
    }

    private static List<String> breaks(JsonNode released, JsonNode current, String path) {
        List<String> breaks = new ArrayList<>();
        Set<String> keywords = new TreeSet<>();
        released.fieldNames().forEachRemaining(keywords::add);
        current.fieldNames().forEachRemaining(keywords::add);
        keywords.removeAll(DOCUMENTATION);
        for (String keyword : keywords) {
            if (keyword.equals("properties")) {
                released.path(keyword).properties().forEach(property -> {
                    String at = path + "/" + property.getKey();
                    JsonNode now = current.path(keyword).path(property.getKey());
                    if (now.isMissingNode()) {
                        breaks.add(at + ": is gone");
                    } else {
                        breaks.addAll(breaks(property.getValue(), now, at));
                    }
                });
            } else if (keyword.equals("items") && released.path(keyword).isObject()) {
                breaks.addAll(breaks(released.path(keyword), current.path(keyword), path + "[]"));
            } else if (!released.path(keyword).equals(current.path(keyword))) {
                breaks.add(path + ": " + keyword + " differs");
            }
        }
        return breaks;
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static JsonNode read(Path file) throws IOException {
        return JSON.readTree(file.toFile());
    }
}
