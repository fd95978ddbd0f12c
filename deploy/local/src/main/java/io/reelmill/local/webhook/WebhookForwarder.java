package io.reelmill.local.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookSigningException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Sends webhooks as the suite does, signed with the listener's own secret. */
public final class WebhookForwarder {

    /** As long as the suite waits for an answer. */
    private static final Duration LONGEST_CALL = Duration.ofSeconds(15);

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final Listener listener;
    private Sent last;

    /** An event that was sent, which keeps its id when it is sent again. */
    private record Sent(String eventId, ObjectNode body, int attempt) {}

    public WebhookForwarder(Listener listener) {
        this.listener = listener;
    }

    /**
     * Sends the end of a render.
     *
     * @param status as {@code GET /status} has it
     * @return what came of it, for people
     */
    public synchronized String finished(JsonNode status) {
        String eventId = UUID.randomUUID().toString();
        ObjectNode body =
                ((ObjectNode) status.deepCopy()).put("event", Listener.FINISHED).put("eventId", eventId);
        last = new Sent(eventId, body, 1);
        return send(last);
    }

    /** Sends the last event again, under its id. */
    public synchronized String again() {
        if (last == null) {
            return "nothing was sent yet";
        }
        last = new Sent(last.eventId(), last.body(), last.attempt() + 1);
        return send(last);
    }

    private String send(Sent event) {
        String body = event.body().put("attempt", event.attempt()).toString();
        long now = Instant.now().getEpochSecond();
        HttpRequest request = HttpRequest.newBuilder(listener.forwardTo())
                .timeout(LONGEST_CALL)
                .header("Content-Type", "application/json")
                .header("webhook-id", event.eventId())
                .header("webhook-timestamp", Long.toString(now))
                .header("webhook-signature", sign(event.eventId(), now, body))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        String told =
                Listener.FINISHED + " " + event.body().path("pid").asText() + " -> " + listener.forwardTo() + ": ";
        try {
            return told
                    + http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return told + "nobody answers (" + e + ")";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return told + "interrupted";
        }
    }

    private String sign(String id, long time, String body) {
        try {
            return new Webhook(listener.secret()).sign(id, time, body);
        } catch (WebhookSigningException e) {
            throw new IllegalStateException("the secret of the listener cannot sign", e);
        }
    }

    /** An address that can be called. */
    public static boolean isAddress(URI address) {
        return address.getHost() != null && ("http".equals(address.getScheme()) || "https".equals(address.getScheme()));
    }
}
