package io.reelmill.publishing.webhook;

import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookSigningException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The headers of Standard Webhooks, with one signature for each secret, so that a receiver verifies with the old secret and
 * with the new one while it is being replaced.
 */
final class WebhookSignature {

    private WebhookSignature() {}

    /**
     * The three headers of a signed call; others may be added to them.
     *
     * @param secrets as the account-service gives them, {@code whsec_} and Base64
     * @throws IllegalArgumentException when a secret is not Base64, or there is none
     */
    static Map<String, String> headers(UUID eventId, Instant at, String body, List<String> secrets) {
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("there is no secret to sign with");
        }
        String signatures = secrets.stream()
                .map(secret -> sign(secret, eventId.toString(), at.getEpochSecond(), body))
                .collect(Collectors.joining(" "));
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("webhook-id", eventId.toString());
        headers.put("webhook-timestamp", Long.toString(at.getEpochSecond()));
        headers.put("webhook-signature", signatures);
        return headers;
    }

    private static String sign(String secret, String id, long timestamp, String body) {
        try {
            return new Webhook(secret).sign(id, timestamp, body);
        } catch (WebhookSigningException e) {
            throw new IllegalStateException("the Java platform cannot sign with HMAC-SHA-256", e);
        }
    }
}
