package io.reelmill.remote.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/**
 * What a model is sent beside its name.
 *
 * @param shape how it is told the shape
 * @param known its sizes or shapes
 * @param more fields that the operator adds, or puts in place of ours: values in JSON; what is none is a string
 */
public record ModelInput(Shape shape, List<String> known, Map<String, String> more) {

    private static final ObjectMapper JSON = new ObjectMapper();

    public ModelInput {
        known = List.copyOf(known);
        more = Map.copyOf(more);
    }

    /** The fields for an order. */
    public ObjectNode of(MediaOrder order) {
        ObjectNode input = JsonNodeFactory.instance.objectNode();
        if (!order.prompt().isEmpty()) {
            input.put("prompt", order.prompt());
        }
        shape.tell(input, order.width(), order.height(), known);
        input.setAll(fields(more));
        return input;
    }

    /** Fields whose values are text of JSON; what is none is a string. */
    public static ObjectNode fields(Map<String, String> texts) {
        ObjectNode fields = JsonNodeFactory.instance.objectNode();
        texts.forEach((name, value) -> fields.set(name, value(value)));
        return fields;
    }

    private static JsonNode value(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            return JsonNodeFactory.instance.textNode(text);
        }
    }
}
