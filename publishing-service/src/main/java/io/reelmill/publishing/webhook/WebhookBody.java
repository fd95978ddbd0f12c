package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.media.SignedLinks;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.UUID;

/** What a receiver reads: the body of {@code GET /status}, and which event and attempt this is. */
@Singleton
class WebhookBody {

    static final String FINISHED = "render.finished";
    static final String TEST = "webhook.test";

    private final SignedLinks links;

    WebhookBody(SignedLinks links) {
        this.links = links;
    }

    /** The body of an end of a run, but for the number of the attempt: it is made once, for all attempts. */
    String finished(UUID eventId, ProjectSnapshot project, Instant linksAt) {
        StatusBody status = StatusBody.of(project, key -> links.link(key, linksAt));
        return write((ObjectNode) ContractJson.mapper().valueToTree(status), FINISHED, eventId);
    }

    /** The body of a test event, but for the number of the attempt. */
    String test(UUID eventId, Instant createdAt) {
        ObjectNode body = ContractJson.mapper()
                .createObjectNode()
                .put("success", 1)
                .put("message", "This is a test. Your endpoint is called like this when a render has ended.")
                .put("createdAt", createdAt.toString());
        return write(body, TEST, eventId);
    }

    /** The whole body of an attempt. Those of one delivery differ in nothing but {@code attempt}. */
    static String ofAttempt(String body, int attempt) {
        return body + ",\"attempt\":" + attempt + "}";
    }

    private static String write(ObjectNode body, String event, UUID eventId) {
        body.put("event", event).put("eventId", eventId.toString());
        try {
            String json = ContractJson.mapper().writeValueAsString(body);
            return json.substring(0, json.length() - 1);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status body cannot be written as JSON", e);
        }
    }
}
