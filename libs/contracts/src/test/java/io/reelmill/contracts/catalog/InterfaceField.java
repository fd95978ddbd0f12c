package io.reelmill.contracts.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.reelmill.contracts.ContractJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A field as the interface's text describes it, read from {@code interface-fields.txt}. */
record InterfaceField(
        String path,
        String type,
        String fallback,
        String least,
        String most,
        List<String> allowed,
        List<String> aliases) {

    static List<InterfaceField> all() {
        try (InputStream in = InterfaceField.class.getResourceAsStream("/interface-fields.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(InterfaceField::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InterfaceField parse(String line) {
        String[] c = Arrays.stream(line.split("\\|", 7)).map(String::strip).toArray(String[]::new);
        return new InterfaceField(c[0], c[1], c[2], c[3], c[4], names(c[5]), names(c[6]));
    }

    private static List<String> names(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(","));
    }

    boolean isBounded() {
        return !least.isEmpty();
    }

    /** A value that the field takes, other than its default where there is a choice. */
    JsonNode goodValue() {
        String json =
                switch (type) {
                    case "number" -> isBounded() ? least : "7";
                    case "integer" -> "1";
                    case "boolean" -> Boolean.toString(!"true".equals(fallback));
                    case "url" -> "\"https://example.com/file.png\"";
                    case "texts" -> "[\"one\",\"two\"]";
                    case "object" ->
                        path.endsWith("quizzData")
                                ? "{\"questions\":[{\"question\":\"Why?\",\"answers\":[{\"answer\":\"So\",\"isCorrect\":true}]}]}"
                                : "{\"url\":\"https://example.com/a.mp4\"}";
                    case "list" -> "[{\"url\":\"https://example.com/a.png\",\"type\":\"image\"}]";
                    default ->
                        path.equals("voice.language")
                                ? "\"fr\""
                                : allowed.isEmpty()
                                        ? "\"some text\""
                                        : TextNode.valueOf(allowed.get(0)).toString();
                };
        return json(json);
    }

    /** Values of every other JSON type. */
    List<JsonNode> wrongTypes() {
        String[] all =
                switch (type) {
                    case "number", "integer" -> new String[] {"\"many\"", "true", "[]", "{}"};
                    case "boolean" -> new String[] {"\"true\"", "1", "[]", "{}"};
                    case "texts", "list" -> new String[] {"\"x\"", "1", "true", "{}"};
                    case "object" -> new String[] {"\"x\"", "1", "true", "[]"};
                    default -> new String[] {"1", "true", "[]", "{}"};
                };
        return Arrays.stream(all).map(InterfaceField::json).toList();
    }

    /** The smallest good body of a workflow. */
    static ObjectNode body(Workflow workflow) {
        ObjectNode body = JsonNodeFactory.instance.objectNode().put("workflow", workflow.wireName());
        switch (workflow) {
            case SCRIPT_TO_VIDEO, STATIC_BACKGROUND_VIDEO -> put(body, "source.text", "\"Hello there.\"");
            case AVATAR_TO_VIDEO -> {
                put(body, "source.text", "\"Hello there.\"");
                put(body, "avatar.url", "\"https://example.com/face.png\"");
            }
            case PROMPT_TO_VIDEO, AD_GENERATOR -> put(body, "source.prompt", "\"The deep sea\"");
            case MOTION_TRANSFER -> {
                put(body, "source.url", "\"https://example.com/dance.mp4\"");
                put(body, "media.provided", "[{\"url\":\"https://example.com/hero.png\"}]");
            }
            default -> put(body, "source.url", "\"https://example.com/a.mp3\"");
        }
        return body;
    }

    static void put(ObjectNode body, String path, String json) {
        put(body, path, json(json));
    }

    static void put(ObjectNode body, String path, JsonNode value) {
        int dot = path.indexOf('.');
        if (dot < 0) {
            body.set(path, value);
        } else {
            body.withObjectProperty(path.substring(0, dot)).set(path.substring(dot + 1), value);
        }
    }

    static JsonNode json(String text) {
        try {
            return ContractJson.mapper().readTree(text.replace('\'', '"'));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return path;
    }
}
