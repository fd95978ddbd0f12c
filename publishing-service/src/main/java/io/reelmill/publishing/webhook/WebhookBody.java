package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.media.SignedLinks;
import jakarta.inject.Singleton;

/** What a receiver reads: the body of {@code GET /status}, and which event and attempt this is. */
@Singleton
class WebhookBody {

    static final String FINISHED = "render.finished";
    static final String TEST = "webhook.test";

    private final SignedLinks links;

    WebhookBody(SignedLinks links) {
        this.links = links;
    }

    /** The body of an attempt. Those of one delivery differ in nothing but {@code attempt}. */
    byte[] write(WebhookDelivery delivery, int attempt) {
        ObjectNode body = ContractJson.mapper().createObjectNode();
        if (delivery.project() == null) {
            body.put("success", 1)
                    .put("message", "This is a test. Your endpoint is called like this when a render has ended.")
                    .put("createdAt", delivery.createdAt().toString());
        } else {
            StatusBody status = StatusBody.of(delivery.project(), key -> links.link(key, delivery.linksAt()));
            body.setAll((ObjectNode) ContractJson.mapper().valueToTree(status));
        }
        body.put("event", delivery.event())
                .put("eventId", delivery.eventId().toString())
                .put("attempt", attempt);
        try {
            return ContractJson.mapper().writeValueAsBytes(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status body cannot be written as JSON", e);
        }
    }
}
