package io.reelmill.publishing.webhook;

import java.util.UUID;

/**
 * A delivery that is to be added.
 *
 * @param event {@code render.finished} or {@code webhook.test}
 * @param runId and {@code pid} and {@code project} (JSON) null with a test event
 * @param body as it is sent, but for the number of the attempt
 * @param traceparent of what caused it, null when that is not traced
 */
record NewDelivery(
        UUID eventId,
        String event,
        UUID runId,
        UUID workspaceId,
        String pid,
        String url,
        String project,
        String body,
        String traceparent) {

    UUID endpointId() {
        return Endpoint.id(workspaceId, url);
    }
}
