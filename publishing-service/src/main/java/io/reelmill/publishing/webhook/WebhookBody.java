package io.reelmill.publishing.webhook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.media.SignedLinks;
import jakarta.inject.Singleton;
import java.util.UUID;

/** What a receiver reads: the body of {@code GET /status}, and which event and attempt this is. */
@Singleton
class WebhookBody {

    static final String EVENT = "render.finished";

    private final SignedLinks links;

    WebhookBody(SignedLinks links) {
        this.links = links;
    }

    /** The body of one attempt; its links are good from now on. */
    byte[] write(ProjectSnapshot project, UUID eventId, int attempt) {
        ObjectNode body = ContractJson.mapper().valueToTree(StatusBody.of(project, links::link));
        body.put("event", EVENT).put("eventId", eventId.toString()).put("attempt", attempt);
        try {
            return ContractJson.mapper().writeValueAsBytes(body);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a status body cannot be written as JSON", e);
        }
    }
}
