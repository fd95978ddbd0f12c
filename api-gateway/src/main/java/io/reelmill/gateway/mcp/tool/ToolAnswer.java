package io.reelmill.gateway.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.ToolResponse;
import io.reelmill.contracts.ContractJson;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Answers of endpoints as results of tools: structured, and the same as text for clients that read only that. */
final class ToolAnswer {

    private ToolAnswer() {}

    /**
     * What a tool answers.
     *
     * @param name of the list, where the endpoint answers a bare one
     */
    static ToolResponse of(Object answer, String name) {
        if (answer instanceof Response response) {
            return result(response.getStatus() >= 400, read((byte[]) response.getEntity()));
        }
        JsonNode json = ContractJson.mapper().valueToTree(answer);
        if (json.isArray()) {
            ObjectNode object = ContractJson.mapper().createObjectNode().put("success", 1);
            object.set(name, json);
            return result(false, object);
        }
        return result(json.path("success").asInt(1) == 0, json);
    }

    /** What went wrong, with the API's error body. */
    static ToolResponse error(Object body) {
        return result(true, ContractJson.mapper().valueToTree(body));
    }

    private static ToolResponse result(boolean isError, JsonNode json) {
        return new ToolResponse(isError, List.of(new TextContent(json.toString())), json, null);
    }

    private static JsonNode read(byte[] body) {
        try {
            return ContractJson.mapper().readTree(body);
        } catch (IOException e) {
            throw new UncheckedIOException("an endpoint answers no JSON", e);
        }
    }
}
