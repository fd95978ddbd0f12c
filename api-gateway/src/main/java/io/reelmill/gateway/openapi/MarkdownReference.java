package io.reelmill.gateway.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Catalog;
import io.reelmill.contracts.catalog.Parameter;
import io.reelmill.contracts.catalog.Workflow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The reference as Markdown, for programs that read: the same document and catalog as the page is drawn from. */
final class MarkdownReference {

    private static final String COMPONENTS = "#/components/schemas/";

    private final JsonNode document;
    private final StringBuilder text = new StringBuilder();

    private MarkdownReference(JsonNode document) {
        this.document = document;
    }

    static String of(JsonNode document) {
        return new MarkdownReference(document).write();
    }

    private String write() {
        line("# " + document.at("/info/title").asText() + " API "
                + document.at("/info/version").asText());
        line(document.at("/info/description").asText());
        line("The key of a workspace goes into the header `key`. Errors have the body of the schema `Error`.");
        workflows();
        parameters();
        line("## Endpoints");
        document.path("paths").properties().forEach(path -> path.getValue()
                .properties()
                .forEach(operation -> operation(operation.getKey(), path.getKey(), operation.getValue())));
        line("## Schemas");
        document.at("/components/schemas").properties().forEach(schema -> {
            if (!schema.getKey().equals("RenderRequest")) {
                line("### " + schema.getKey());
                line(schema.getValue().path("description").asText());
                properties(schema.getValue());
            }
        });
        return text.toString().replaceAll("\n{3,}", "\n\n");
    }

    private void workflows() {
        line("## Workflows");
        row("workflow", "what it makes", "what it needs");
        row("---", "---", "---");
        for (Workflow workflow : Workflow.values()) {
            row("`" + workflow.wireName() + "`", workflow.meaning(), workflow.requiredInput());
        }
        text.append('\n');
    }

    private void parameters() {
        line("## Fields of a render request");
        row("field", "type", "default", "allowed", "meaning");
        row("---", "---", "---", "---", "---");
        for (Parameter<?> parameter : Catalog.parameters()) {
            row(
                    "`" + parameter.path() + "`" + (parameter.isRequired() ? ", required" : ""),
                    parameter.type().toString().toLowerCase(Locale.ROOT).replace('_', ' '),
                    parameter.commonDefault().map(JsonNode::toString).orElse(""),
                    allowed(parameter),
                    parameter.meaning());
        }
        text.append('\n');
    }

    private static String allowed(Parameter<?> parameter) {
        List<String> words = new ArrayList<>();
        parameter.least().ifPresent(least -> words.add("from " + least));
        parameter.most().ifPresent(most -> words.add("to " + most));
        words.addAll(parameter.allowed());
        return String.join(", ", words);
    }

    private void operation(String method, String path, JsonNode operation) {
        line("### " + method.toUpperCase(Locale.ROOT) + " " + path);
        line(operation.path("summary").asText() + ". "
                + operation.path("description").asText());
        for (JsonNode parameter : operation.path("parameters")) {
            if (parameter.has("name")) {
                text.append("- `")
                        .append(parameter.path("name").asText())
                        .append("` (")
                        .append(parameter.path("in").asText())
                        .append(parameter.path("required").asBoolean() ? ", required" : "")
                        .append("): ")
                        .append(parameter.path("description").asText())
                        .append('\n');
            }
        }
        JsonNode body = operation.at("/requestBody/content/application~1json");
        if (!body.isMissingNode()) {
            line("\nBody: " + type(body.path("schema")));
            json(body.path("example"));
        }
        JsonNode answer = operation.at("/responses/200/content/application~1json");
        if (!answer.isMissingNode()) {
            line("\nAnswer: " + type(answer.path("schema")));
            json(answer.path("example"));
        }
        List<String> others = new ArrayList<>();
        operation.path("responses").fieldNames().forEachRemaining(others::add);
        others.remove("200");
        line(others.isEmpty() ? "" : "\nOther statuses: " + String.join(", ", others));
    }

    private void properties(JsonNode schema) {
        for (JsonNode part : schema.path("allOf")) {
            if (part.has("$ref")) {
                line("All of " + type(part) + ", and:");
            }
            properties(part);
        }
        schema.path("properties").properties().forEach(property -> text.append("- `")
                .append(property.getKey())
                .append("`: ")
                .append(type(property.getValue()))
                .append(
                        property.getValue().has("description")
                                ? ". " + property.getValue().path("description").asText()
                                : "")
                .append('\n'));
        text.append('\n');
    }

    private static String type(JsonNode schema) {
        String reference = schema.path("$ref").asText("");
        if (!reference.isEmpty()) {
            return "`" + reference.substring(COMPONENTS.length()) + "`";
        }
        if (schema.path("type").asText().equals("array")) {
            return "list of " + type(schema.path("items"));
        }
        List<String> types = new ArrayList<>();
        if (schema.path("type").isTextual()) {
            types.add(schema.path("type").asText());
        }
        if (schema.path("type").isArray()) {
            schema.path("type").forEach(one -> types.add(one.asText()));
        }
        String values = schema.has("enum")
                ? ": " + schema.path("enum").valueStream().map(JsonNode::asText).collect(Collectors.joining(", "))
                : "";
        return (types.isEmpty() ? "any" : String.join(" or ", types)) + values;
    }

    private void json(JsonNode example) {
        if (!example.isMissingNode()) {
            line("```json\n" + example + "\n```");
        }
    }

    private void line(String words) {
        text.append(words).append("\n\n");
    }

    private void row(String... cells) {
        text.append("| ")
                .append(Arrays.stream(cells)
                        .map(cell -> cell.replace("|", "\\|").replace('\n', ' '))
                        .collect(Collectors.joining(" | ")))
                .append(" |\n");
    }
}
