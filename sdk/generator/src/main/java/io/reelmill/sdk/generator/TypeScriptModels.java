package io.reelmill.sdk.generator;

import io.reelmill.sdk.generator.Model.Choice;
import io.reelmill.sdk.generator.Model.ListOf;
import io.reelmill.sdk.generator.Model.Plain;
import io.reelmill.sdk.generator.Model.Property;
import io.reelmill.sdk.generator.Model.Reference;
import io.reelmill.sdk.generator.Model.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes models as TypeScript interfaces, all into one file. */
final class TypeScriptModels {

    private static final int WIDTH = 110;

    private TypeScriptModels() {}

    static String source(List<Model> models) {
        return "// Generated from the OpenAPI document by sdk/generator; do not edit.\n\n"
                + "/** One of the known values; a newer service may have others. */\n"
                + "export type Open<Known extends string> = Known | (string & {});\n"
                + models.stream().map(model -> type(model, "")).collect(Collectors.joining());
    }

    /** Nested objects are interfaces of their own, after the one that has them. */
    private static String type(Model model, String owner) {
        String name = owner + model.name();
        Map<String, String> nested = new HashMap<>();
        model.nested().forEach(inner -> nested.put(inner.name(), name + inner.name()));
        String properties = model.properties().stream()
                .map(p -> property(p, model.isRequest(), nested))
                .collect(Collectors.joining());
        String open =
                model.isRequest() ? "  /** What a newer service understands. */\n  [field: string]: unknown;\n" : "";
        return "\n" + doc(model.description(), "") + "export interface " + name + " {\n" + properties + open + "}\n"
                + model.nested().stream().map(inner -> type(inner, name)).collect(Collectors.joining());
    }

    private static String property(Property property, boolean isRequest, Map<String, String> nested) {
        String optional = property.isRequired() ? "" : "?";
        return doc(property.description(), "  ") + "  " + property.name() + optional + ": "
                + typed(property.type(), nested) + ";\n";
    }

    private static String typed(Type type, Map<String, String> nested) {
        return plain(type, nested) + (type.isNullable() ? " | null" : "");
    }

    private static String plain(Type type, Map<String, String> nested) {
        if (type instanceof ListOf list) {
            String items = typed(list.items(), nested);
            return items.matches("\\w+") ? items + "[]" : "Array<" + items + ">";
        } else if (type instanceof Reference reference) {
            return nested.getOrDefault(reference.model(), reference.model());
        } else if (type instanceof Choice choice) {
            return "Open<"
                    + choice.values().stream().map(value -> '"' + value + '"').collect(Collectors.joining(" | "))
                    + ">";
        }
        return switch (((Plain) type).kind()) {
            case TEXT, TIME -> "string";
            case INTEGER, NUMBER -> "number";
            case BOOLEAN -> "boolean";
            case OBJECT -> "Record<string, unknown>";
            case ANY -> "unknown";
        };
    }

    private static String doc(String description, String indent) {
        String text = description.strip().replace("*/", "* /").replaceAll("\\s+", " ");
        if (text.isEmpty()) {
            return "";
        }
        if (indent.length() + text.length() + 8 <= WIDTH) {
            return indent + "/** " + text + " */\n";
        }
        return indent + "/**\n" + Lines.wrap(text, indent + " * ", WIDTH) + indent + " */\n";
    }
}
