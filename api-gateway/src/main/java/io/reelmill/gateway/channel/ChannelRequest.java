package io.reelmill.gateway.channel;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.error.ApiException;
import java.util.List;
import java.util.stream.Collectors;

/** Reads bodies of calls about channels into the records of the publishing-service. */
final class ChannelRequest {

    private ChannelRequest() {}

    /**
     * @throws ApiException naming the field whose type is wrong
     */
    static <T> T read(byte[] body, Class<T> type) {
        return convert(JsonBody.parse(body), type);
    }

    static <T> T convert(JsonNode node, Class<T> type) {
        if (!node.isObject() && !type.isArray()) {
            throw ApiException.invalid(null, "type", "the body must be a JSON object");
        }
        try {
            return ContractJson.mapper().treeToValue(node, type);
        } catch (JsonMappingException e) {
            String field = path(e.getPath());
            throw ApiException.invalid(
                    field, "type", (field.isEmpty() ? "the body" : field) + " has the wrong type or value");
        } catch (JacksonException e) {
            throw ApiException.malformedJson("the body cannot be read");
        }
    }

    private static String path(List<JsonMappingException.Reference> path) {
        return path.stream()
                .map(part -> part.getFieldName() == null ? "[" + part.getIndex() + "]" : "." + part.getFieldName())
                .collect(Collectors.joining())
                .replaceFirst("^\\.", "");
    }
}
