package io.reelmill.remote.openai;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.remote.call.Call;
import io.reelmill.remote.call.CallFailure;
import io.reelmill.remote.call.EndpointClient;
import io.reelmill.remote.script.ChatModel;
import java.util.List;

/** A language model behind {@code /chat/completions}. */
public final class OpenAiChat implements ChatModel {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String OPERATION = "chat";

    private final EndpointClient line;
    private final String model;
    private final ResponseFormat format;

    public OpenAiChat(EndpointClient line, String model, ResponseFormat format) {
        this.line = line;
        this.model = model;
        this.format = format;
    }

    /** How the server is told that the answer is JSON. */
    public enum ResponseFormat {
        /** By the schema of the answer. */
        JSON_SCHEMA,
        /** That it is an object. */
        JSON_OBJECT,
        /** By the prompt alone, for servers that know neither. */
        NONE
    }

    @Override
    public String name() {
        return line.name();
    }

    @Override
    public JsonNode answer(List<Message> messages, JsonNode schema) {
        ObjectNode body = JSON.createObjectNode().put("model", model);
        ArrayNode list = body.putArray("messages");
        messages.forEach(m -> list.addObject().put("role", m.role()).put("content", m.text()));
        if (format == ResponseFormat.JSON_SCHEMA) {
            ObjectNode named =
                    body.putObject("response_format").put("type", "json_schema").putObject("json_schema");
            named.put("name", "script").put("strict", true).set("schema", schema);
        } else if (format == ResponseFormat.JSON_OBJECT) {
            body.putObject("response_format").put("type", "json_object");
        }
        JsonNode answer = line.json(Call.post(OPERATION, "/chat/completions", body));
        line.used(OPERATION, answer.path("usage").path("total_tokens").asDouble(0));
        JsonNode choice = answer.path("choices").path(0);
        if ("length".equals(choice.path("finish_reason").asText())) {
            throw CallFailure.unusable(name(), OPERATION, "with a text that breaks off");
        }
        return object(choice.path("message").path("content").asText(""));
    }

    /** The object in a text: some models think aloud before it, or fence it. */
    private JsonNode object(String text) {
        String said = text.replaceFirst("(?s)^\\s*<think>.*?</think>", "");
        int from = said.indexOf('{');
        int to = said.lastIndexOf('}');
        if (from >= 0 && to > from) {
            try {
                JsonNode node = JSON.readTree(said.substring(from, to + 1));
                if (node.isObject()) {
                    return node;
                }
            } catch (JsonProcessingException e) {
                throw CallFailure.unusable(name(), OPERATION, "with a text that is not JSON");
            }
        }
        throw CallFailure.unusable(name(), OPERATION, "with a text that is not JSON");
    }
}
