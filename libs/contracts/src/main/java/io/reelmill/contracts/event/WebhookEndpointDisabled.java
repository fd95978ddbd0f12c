package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.UUID;

/**
 * A webhook endpoint was disabled: it failed for days, or said that it is gone. Nothing is sent to it until it is enabled.
 *
 * @param reason for the workspace's people
 * @param failingSince the first of the failures in a row
 */
public record WebhookEndpointDisabled(
        UUID workspaceId, UUID endpointId, String url, String reason, Instant failingSince, Instant at)
        implements Event {

    public static final String TYPE = "io.reelmill.webhook.endpoint-disabled.v1";

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.WEBHOOK_EVENTS;
    }

    @Override
    @JsonIgnore
    public String type() {
        return TYPE;
    }

    @Override
    @JsonIgnore
    public String key() {
        return workspaceId.toString();
    }
}
