package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.openapi.OpenApiDocument;
import io.reelmill.samples.Samples;
import jakarta.inject.Singleton;

/** Schemas of tools, each complete in itself: those of their endpoints in the OpenAPI document. */
@Singleton
class ToolSchemas {

    /** The argument that stands for the header {@code Idempotency-Key}. */
    static final String IDEMPOTENCY_KEY = "idempotencyKey";

    private static final String API = "/api/public/v3";
    private static final String COMPONENTS = "#/components/schemas/";
    private static final String DEFINITIONS = "#/$defs/";

    private final JsonNode document;

    ToolSchemas(Samples samples) {
        this.document = OpenApiDocument.make(samples);
    }

    /** Body and query parameters as one object, and what the tool has beside them. */
    ObjectNode input(Tool tool) {
        ObjectNode schema = ContractJson.mapper().createObjectNode();
        JsonNode body = described(tool.operation()).at("/requestBody/content/application~1json/schema");
        if (!body.isMissingNode()) {
            schema.setAll((ObjectNode) component(body).deepCopy());
        }
        schema.put("type", "object");
        ObjectNode properties = schema.withObjectProperty("properties");
        for (Operation operation : tool.operations()) {
            parameters(operation, tool.alternative() == null, schema);
        }
        tool.ownArguments().forEach(properties::set);
        return complete(schema);
    }

    /** @param required whether what the endpoint requires is required here */
    private void parameters(Operation operation, boolean required, ObjectNode schema) {
        ObjectNode properties = schema.withObjectProperty("properties");
        for (JsonNode parameter : described(operation).path("parameters")) {
            if (parameter.path("$ref").asText().endsWith("/" + IdempotentExecutor.HEADER)) {
                properties
                        .putObject(IDEMPOTENCY_KEY)
                        .put("type", "string")
                        .put(
                                "description",
                                "Makes it safe to call again: the same key is answered the same, and done once.");
            } else if (parameter.path("in").asText().equals("query")) {
                ObjectNode property = parameter.path("schema").deepCopy();
                property.put("description", parameter.path("description").asText());
                properties.set(parameter.path("name").asText(), property);
                if (required && parameter.path("required").asBoolean()) {
                    schema.withArrayProperty("required")
                            .add(parameter.path("name").asText());
                }
            }
        }
    }

    /** The answer, or the API's error body. */
    ObjectNode output(Tool tool) {
        ObjectNode schema = ContractJson.mapper().createObjectNode().put("type", "object");
        ArrayNode answers = schema.putArray("anyOf");
        tool.operations().forEach(operation -> answer(operation, answers.addObject()));
        answers.addObject().put("$ref", COMPONENTS + "Error");
        return complete(schema);
    }

    private void answer(Operation operation, ObjectNode good) {
        JsonNode answer = described(operation).at("/responses/200/content/application~1json/schema");
        if (operation.list() != null) {
            good.put("type", "object").putArray("required").add("success").add(operation.list());
            good.putObject("properties").putObject("success").put("type", "integer");
            good.withObjectProperty("properties").set(operation.list(), answer.deepCopy());
        } else {
            good.setAll((ObjectNode) answer.deepCopy());
        }
    }

    private JsonNode described(Operation operation) {
        JsonNode found = document.path("paths").path(API + operation.path()).path(operation.method());
        if (found.isMissingNode()) {
            throw new IllegalStateException("the OpenAPI document has no " + operation);
        }
        return found;
    }

    private JsonNode component(JsonNode schema) {
        String reference = schema.path("$ref").asText("");
        return reference.isEmpty() ? schema : definition(reference.substring(COMPONENTS.length()));
    }

    private JsonNode definition(String name) {
        return document.path("components").path("schemas").path(name);
    }

    /** Takes every definition in that is referred to. */
    private ObjectNode complete(ObjectNode schema) {
        ObjectNode definitions = ContractJson.mapper().createObjectNode();
        refer(schema, definitions);
        if (!definitions.isEmpty()) {
            schema.set("$defs", definitions);
        }
        return schema;
    }

    private void refer(JsonNode node, ObjectNode definitions) {
        if (node instanceof ObjectNode object) {
            String reference = object.path("$ref").asText("");
            if (reference.startsWith(COMPONENTS)) {
                String name = reference.substring(COMPONENTS.length());
                object.put("$ref", DEFINITIONS + name);
                if (!definitions.has(name)) {
                    definitions.set(name, definition(name).deepCopy());
                    refer(definitions.get(name), definitions);
                }
            }
        }
        node.forEach(child -> refer(child, definitions));
    }
}
