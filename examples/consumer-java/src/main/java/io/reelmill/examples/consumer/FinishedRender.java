package io.reelmill.examples.consumer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;

/**
 * The end of a render, as far as this service is interested in it. Unknown fields are passed over, since events gain fields.
 *
 * @param eventId the same each time the event is told
 * @param status {@code ready} or {@code error}
 */
public record FinishedRender(String eventId, String pid, String workspaceId, String status, int creditsCharged) {

    /** The only version that this service understands. Another one comes under another name. */
    public static final String TYPE = "io.reelmill.render.finished.v1";

    private static final ObjectMapper JSON = new ObjectMapper();

    /** @throws IllegalArgumentException when the body is not what the schema says */
    static FinishedRender of(String eventId, byte[] body) {
        JsonNode event;
        try {
            event = JSON.readTree(body);
        } catch (IOException e) {
            throw new IllegalArgumentException("the body is no JSON: " + e.getMessage(), e);
        }
        return new FinishedRender(
                eventId,
                text(event, "/pid"),
                text(event, "/workspaceId"),
                text(event, "/project/status"),
                event.path("creditsCharged").asInt());
    }

    private static String text(JsonNode event, String pointer) {
        JsonNode value = event.at(pointer);
        if (!value.isTextual()) {
            throw new IllegalArgumentException(pointer + " is missing");
        }
        return value.asText();
    }
}
