package io.reelmill.sdk.generator;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.sdk.generator.Model.Choice;
import io.reelmill.sdk.generator.Model.Kind;
import io.reelmill.sdk.generator.Model.ListOf;
import io.reelmill.sdk.generator.Model.Plain;
import io.reelmill.sdk.generator.Model.Property;
import io.reelmill.sdk.generator.Model.Reference;
import io.reelmill.sdk.generator.Model.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads the objects of an OpenAPI document. */
final class Models {

    private static final String COMPONENTS = "#/components/schemas/";

    /** Of the protocol for agents, which has clients of its own. */
    private static final Set<String> LEFT_OUT = Set.of("JsonRpcMessage");

    /** What would hide a type that every program uses. */
    private static final Map<String, String> RENAMED = Map.of("Error", "ErrorBody", "Character", "SavedCharacter");

    private final JsonNode schemas;
    private final Set<String> sent = new TreeSet<>();
    private final Set<String> answered = new TreeSet<>();

    private Models(JsonNode document) {
        this.schemas = document.path("components").path("schemas");
        for (JsonNode path : document.path("paths")) {
            for (JsonNode operation : path) {
                collect(operation.path("requestBody"), sent);
                collect(operation.path("responses"), answered);
            }
        }
        answered.add("Error");
    }

    /** All of them, by name. */
    static List<Model> of(JsonNode document) {
        Models models = new Models(document);
        List<Model> found = new ArrayList<>();
        new TreeSet<>(models.names()).forEach(name -> found.add(models.model(name)));
        return found;
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>();
        schemas.fieldNames().forEachRemaining(names::add);
        names.removeAll(LEFT_OUT);
        return names;
    }

    private void collect(JsonNode node, Set<String> found) {
        String reference = node.path("$ref").asText("");
        if (reference.startsWith(COMPONENTS)) {
            String name = reference.substring(COMPONENTS.length());
            if (found.add(name)) {
                collect(schemas.path(name), found);
            }
        }
        node.forEach(child -> collect(child, found));
    }

    private Model model(String name) {
        return object(renamed(name), schemas.path(name), sent.contains(name) && !answered.contains(name));
    }

    private Model object(String name, JsonNode schema, boolean isRequest) {
        Map<String, JsonNode> properties = new LinkedHashMap<>();
        Set<String> required = new TreeSet<>();
        gather(schema, properties, required);
        List<Property> found = new ArrayList<>();
        List<Model> nested = new ArrayList<>();
        properties.forEach((property, described) -> found.add(new Property(
                property,
                described.path("description").asText(""),
                type(property, described, isRequest, nested),
                required.contains(property))));
        return new Model(name, schema.path("description").asText(""), isRequest, found, nested);
    }

    /** Parts of an {@code allOf} are one object here. */
    private void gather(JsonNode schema, Map<String, JsonNode> properties, Set<String> required) {
        for (JsonNode part : schema.path("allOf")) {
            gather(part, properties, required);
        }
        String reference = schema.path("$ref").asText("");
        if (!reference.isEmpty()) {
            gather(schemas.path(reference.substring(COMPONENTS.length())), properties, required);
        }
        schema.path("properties").properties().forEach(entry -> properties.put(entry.getKey(), entry.getValue()));
        schema.path("required").forEach(name -> required.add(name.asText()));
    }

    private Type type(String property, JsonNode schema, boolean isRequest, List<Model> nested) {
        String reference = schema.path("$ref").asText("");
        if (!reference.isEmpty()) {
            return new Reference(renamed(reference.substring(COMPONENTS.length())), false);
        }
        Set<String> types = types(schema);
        boolean nullable = types.remove("null");
        if (types.size() != 1) {
            return new Plain(Kind.ANY, nullable);
        }
        return switch (types.iterator().next()) {
            case "string" -> text(schema, nullable);
            case "integer" -> new Plain(Kind.INTEGER, nullable);
            case "number" -> new Plain(Kind.NUMBER, nullable);
            case "boolean" -> new Plain(Kind.BOOLEAN, nullable);
            case "array" -> new ListOf(type(singular(property), schema.path("items"), isRequest, nested), nullable);
            case "object" -> {
                if (schema.path("properties").isEmpty()) {
                    yield new Plain(Kind.OBJECT, nullable);
                }
                String name = Character.toUpperCase(property.charAt(0)) + property.substring(1);
                nested.add(object(name, schema, isRequest));
                yield new Reference(name, nullable);
            }
            default -> throw new IllegalArgumentException("no type for " + property + ": " + schema);
        };
    }

    private static Type text(JsonNode schema, boolean nullable) {
        if (schema.has("enum")) {
            List<String> values = new ArrayList<>();
            schema.path("enum").forEach(value -> {
                if (!value.isNull()) {
                    values.add(value.asText());
                }
            });
            return new Choice(values, nullable);
        }
        return new Plain(schema.path("format").asText().equals("date-time") ? Kind.TIME : Kind.TEXT, nullable);
    }

    private static String renamed(String name) {
        return RENAMED.getOrDefault(name, name);
    }

    private static Set<String> types(JsonNode schema) {
        Set<String> types = new TreeSet<>();
        JsonNode type = schema.path("type");
        if (type.isTextual()) {
            types.add(type.asText());
        } else {
            type.forEach(one -> types.add(one.asText()));
        }
        return types;
    }

    private static String singular(String property) {
        return property.endsWith("s") ? property.substring(0, property.length() - 1) : property + "Item";
    }
}
