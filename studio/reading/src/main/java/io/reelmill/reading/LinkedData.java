package io.reelmill.reading;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What a page says of itself in JSON-LD, by the vocabulary of schema.org. */
final class LinkedData {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MAX_BLOCKS = 50;
    private static final int MAX_THINGS = 2_000;
    private static final int DEEPEST = 12;

    private final List<JsonNode> things = new ArrayList<>();

    LinkedData(Document page) {
        page.getElementsByTag("script").stream()
                .filter(script -> script.attr("type").toLowerCase(Locale.ROOT).contains("ld+json"))
                .limit(MAX_BLOCKS)
                .map(Element::data)
                .forEach(this::read);
    }

    /** The first thing of one of these types. */
    Optional<JsonNode> first(Set<String> types) {
        return things.stream().filter(thing -> isOne(thing, types)).findFirst();
    }

    List<JsonNode> all(Set<String> types) {
        return things.stream().filter(thing -> isOne(thing, types)).toList();
    }

    /** The text of a property: itself, or its name, or that of its first element. */
    static String text(JsonNode thing, String property) {
        JsonNode value = thing.path(property);
        for (int i = 0; i < 3 && value.isArray(); i++) {
            value = value.path(0);
        }
        if (value.isObject()) {
            value = value.has("name") ? value.path("name") : value.path("@value");
        }
        return value.isValueNode() ? Tidy.line(value.asText("")) : "";
    }

    /** The address that a property holds: itself, or its url or contentUrl. */
    static String address(JsonNode value) {
        JsonNode one = value.isArray() ? value.path(0) : value;
        if (one.isObject()) {
            for (String name : List.of("contentUrl", "url", "@id", "embedUrl")) {
                if (one.path(name).isTextual()) {
                    return one.path(name).asText().strip();
                }
            }
        }
        return one.isTextual() ? one.asText().strip() : "";
    }

    private void read(String script) {
        try {
            collect(JSON.readTree(script.strip().replaceAll("^<!--|-->$|^//<!\\[CDATA\\[|//\\]\\]>$", "")), 0);
        } catch (JsonProcessingException e) {
            // A page with broken JSON-LD is read by its other signs.
            return;
        }
    }

    private void collect(JsonNode node, int depth) {
        if (node == null || depth > DEEPEST || things.size() >= MAX_THINGS) {
            return;
        }
        if (node.isObject() && node.has("@type")) {
            things.add(node);
        }
        for (JsonNode child : node) {
            if (child.isContainerNode()) {
                collect(child, depth + 1);
            }
        }
    }

    private static boolean isOne(JsonNode thing, Set<String> types) {
        JsonNode type = thing.path("@type");
        if (type.isArray()) {
            for (JsonNode one : type) {
                if (types.contains(bare(one.asText()))) {
                    return true;
                }
            }
            return false;
        }
        return types.contains(bare(type.asText()));
    }

    private static String bare(String type) {
        return type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf(':')) + 1);
    }
}
