package io.reelmill.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.GenerationParameters;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.contracts.catalog.Workflow;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The JSON Schema of a render request. Unknown fields are allowed there, as they are here; aliases are told in words. */
public final class RequestSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private RequestSchema() {}

    public static ObjectNode make() {
        ObjectNode schema = object("A render request. Legacy names of fields are listed with each field.");
        schema.putArray("required").add(RequestParameters.WORKFLOW.path());
        for (Parameter<?> parameter : Catalog.parameters()) {
            int dot = parameter.path().indexOf('.');
            ObjectNode home = dot < 0 ? schema : block(schema, parameter.path().substring(0, dot));
            home.withObjectProperty("properties").set(parameter.path().substring(dot + 1), of(parameter));
        }
        return schema;
    }

    /** The body of {@code POST /generate-media}. */
    public static ObjectNode ofGeneration() {
        ObjectNode schema = object("What is to be generated. Legacy names of fields are listed with each field.");
        GenerationParameters.all()
                .forEach(p -> schema.withObjectProperty("properties").set(p.path(), of(p)));
        return schema;
    }

    private static ObjectNode block(ObjectNode schema, String name) {
        ObjectNode properties = schema.withObjectProperty("properties");
        if (!properties.has(name)) {
            properties.set(name, object("The block " + name + "."));
        }
        return (ObjectNode) properties.get(name);
    }

    private static ObjectNode of(Parameter<?> p) {
        ObjectNode schema = JSON.objectNode();
        switch (p.type()) {
            case TEXT, CHOICE -> schema.put("type", "string");
            case URL -> schema.put("type", "string").put("format", "uri-reference");
            case NUMBER -> schema.put("type", "number");
            case INTEGER -> schema.put("type", "integer");
            case NUMBER_OR_CHOICE -> numberOrChoice(p, schema);
            case BOOLEAN -> schema.put("type", "boolean");
            case OBJECT -> {
                schema.putArray("type").add("object").add("null");
                fields(p, schema);
            }
            case LIST -> {
                schema.put("type", "array");
                ObjectNode items = schema.putObject("items");
                items.put("type", p.fields().isEmpty() ? "string" : "object");
                if (p.isOfUrls()) {
                    items.put("format", "uri-reference");
                }
                fields(p, items);
            }
            case ANY -> {} // no constraint
        }
        bounds(p, schema);
        if (p.type() != Parameter.Type.NUMBER_OR_CHOICE) {
            choices(p, schema);
        }
        p.commonDefault().ifPresent(fallback -> schema.set("default", fallback));
        p.maxItems().ifPresent(most -> schema.put("maxItems", most));
        schema.put("description", description(p));
        return schema;
    }

    /** Without anyOf, which generators mishandle: bounds concern numbers only, and a pattern text only. */
    private static void numberOrChoice(Parameter<?> p, ObjectNode schema) {
        schema.putArray("type").add("number").add("string");
        schema.put("pattern", "^(" + String.join("|", p.allowed()) + ")$");
    }

    private static void bounds(Parameter<?> p, ObjectNode schema) {
        p.least().ifPresent(least -> schema.set("minimum", number(least)));
        p.most().ifPresent(most -> schema.set("maximum", number(most)));
    }

    /** The canonical spellings. That others are accepted too is tolerance, not contract: it is told in words. */
    private static void choices(Parameter<?> p, ObjectNode schema) {
        if (!p.allowed().isEmpty()) {
            ArrayNode values = schema.putArray("enum");
            p.allowed().forEach(values::add);
        }
    }

    private static void fields(Parameter<?> p, ObjectNode schema) {
        p.fields().forEach(field -> {
            schema.withObjectProperty("properties").set(field.path(), of(field));
            if (field.isRequired()) {
                schema.withArrayProperty("required").add(field.path());
            }
        });
    }

    private static String description(Parameter<?> p) {
        StringBuilder text = new StringBuilder(p.meaning());
        if (p.type() == Parameter.Type.NUMBER_OR_CHOICE) {
            text.append(" A number, or ").append(String.join(", ", p.allowed())).append('.');
        }
        if (!p.synonyms().isEmpty()) {
            text.append(" Also accepted: ")
                    .append(String.join(", ", p.synonyms().keySet()))
                    .append('.');
        }
        // In the order of the workflows: that of the map differs from one process to the next.
        new TreeMap<>(p.workflowDefaults()).forEach((workflow, value) -> text.append(" Default for ")
                .append(workflow.wireName())
                .append(": ")
                .append(value.asText())
                .append('.'));
        if (!p.workflows().isEmpty()) {
            text.append(" Only in ")
                    .append(p.workflows().stream()
                            .sorted()
                            .map(Workflow::wireName)
                            .collect(Collectors.joining(", ")))
                    .append('.');
        }
        if (!p.aliases().isEmpty()) {
            text.append(" Aliases: ")
                    .append(p.aliases().stream()
                            .map(alias -> alias.path() + (alias.inverted() ? " (inverted)" : ""))
                            .collect(Collectors.joining(", ")))
                    .append('.');
        }
        return text.toString().strip();
    }

    private static ObjectNode object(String description) {
        return JSON.objectNode().put("type", "object").put("description", description);
    }

    private static JsonNode number(double value) {
        return value == Math.rint(value) ? JSON.numberNode((long) value) : JSON.numberNode(value);
    }
}
