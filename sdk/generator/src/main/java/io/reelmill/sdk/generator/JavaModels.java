package io.reelmill.sdk.generator;

import io.reelmill.sdk.generator.Model.Choice;
import io.reelmill.sdk.generator.Model.Kind;
import io.reelmill.sdk.generator.Model.ListOf;
import io.reelmill.sdk.generator.Model.Plain;
import io.reelmill.sdk.generator.Model.Property;
import io.reelmill.sdk.generator.Model.Reference;
import io.reelmill.sdk.generator.Model.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes models as Java: what is answered as records, what is sent as classes with a method for each property. */
final class JavaModels {

    private static final String PACKAGE = "io.reelmill.sdk.model";
    private static final Set<String> WORDS =
            Set.of("default", "package", "public", "class", "new", "int", "switch", "for");
    private static final int WIDTH = 110;

    private final Set<String> imports = new TreeSet<>();

    private JavaModels() {}

    /** Sources by file name. */
    static Map<String, String> sources(List<Model> models) {
        Map<String, String> sources = new TreeMap<>();
        models.forEach(model -> sources.put(model.name() + ".java", new JavaModels().file(model)));
        return sources;
    }

    private String file(Model model) {
        String body = type(model, "", false);
        String imported = imports.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
        return "// Generated from the OpenAPI document by sdk/generator; do not edit.\npackage " + PACKAGE + ";\n\n"
                + imported + (imported.isEmpty() ? "" : "\n") + body;
    }

    private String type(Model model, String indent, boolean isNested) {
        String nested = model.nested().stream()
                .map(inner -> "\n" + type(inner, indent + "    ", true))
                .collect(Collectors.joining());
        return doc(model.description(), indent)
                + (model.isRequest() ? request(model, indent, isNested, nested) : answer(model, indent, nested));
    }

    private String request(Model model, String indent, boolean isNested, String nested) {
        imports.add("io.reelmill.sdk.RequestBody");
        String name = model.name();
        String methods = model.properties().stream()
                .map(p -> doc(p.description(), indent + "    ") + indent + "    public " + name + " " + method(p.name())
                        + "("
                        + primitive(p.type()) + " value) {\n" + indent + "        return with(\"" + p.name()
                        + "\", value);\n" + indent + "    }\n")
                .collect(Collectors.joining("\n"));
        return indent + "public " + (isNested ? "static " : "") + "final class " + name + " extends RequestBody<" + name
                + "> {\n\n" + methods + nested + indent + "}\n";
    }

    private String answer(Model model, String indent, String nested) {
        String components = model.properties().stream()
                .map(p -> component(p, indent + "        "))
                .collect(Collectors.joining(",\n"));
        return indent + "public record " + model.name() + "(\n" + components + ") {"
                + (nested.isEmpty() ? "}\n" : "\n" + nested + indent + "}\n");
    }

    private String component(Property property, String indent) {
        String name = method(property.name());
        boolean always = property.isRequired() && !property.type().isNullable();
        return doc(property.description(), indent) + indent
                + (always ? primitive(property.type()) : boxed(property.type())) + " " + name;
    }

    private String primitive(Type type) {
        if (type instanceof Plain plain) {
            switch (plain.kind()) {
                case INTEGER -> {
                    return "long";
                }
                case NUMBER -> {
                    return "double";
                }
                case BOOLEAN -> {
                    return "boolean";
                }
                default -> {}
            }
        }
        return boxed(type);
    }

    private String boxed(Type type) {
        if (type instanceof ListOf list) {
            imports.add("java.util.List");
            return "List<" + boxed(list.items()) + ">";
        } else if (type instanceof Reference reference) {
            return reference.model();
        } else if (type instanceof Choice) {
            return "String";
        }
        Kind kind = ((Plain) type).kind();
        if (kind == Kind.TIME) {
            imports.add("java.time.Instant");
        } else if (kind == Kind.OBJECT) {
            imports.add("java.util.Map");
        }
        return switch (kind) {
            case TEXT -> "String";
            case TIME -> "Instant";
            case INTEGER -> "Long";
            case NUMBER -> "Double";
            case BOOLEAN -> "Boolean";
            case OBJECT -> "Map<String, Object>";
            case ANY -> "Object";
        };
    }

    private static String method(String property) {
        String name = property.replaceAll("[^A-Za-z0-9_]", "_");
        return WORDS.contains(name) ? name + "_" : name;
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
