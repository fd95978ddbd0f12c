package io.reelmill.publishing.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The headers of Standard Webhooks, with one signature for each secret, so that a receiver verifies with the old secret and
 * with the new one while it is being replaced. They are the same as the official library makes, which makes a key and a MAC
 * anew for each signature.
 */
final class WebhookSignature {

    private static final String PREFIX = "whsec_";
    private static final String ALGORITHM = "HmacSHA256";
    private static final int MAX_KEPT = 256;

    /** MACs by secret; one is good for one thread. Those that were used last are kept. */
    private static final ThreadLocal<Map<String, Mac>> MACS =
            ThreadLocal.withInitial(() -> new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Mac> eldest) {
                    return size() > MAX_KEPT;
                }
            });

    private WebhookSignature() {}

    /**
     * The three headers of a signed call; others may be added to them.
     *
     * @param secrets as the account-service gives them, {@code whsec_} and Base64
     * @throws IllegalArgumentException when a secret is not Base64, or there is none
     */
    static Map<String, String> headers(UUID eventId, Instant at, byte[] body, List<String> secrets) {
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("there is no secret to sign with");
        }
        String id = eventId.toString();
        String timestamp = Long.toString(at.getEpochSecond());
        byte[] start = (id + "." + timestamp + ".").getBytes(UTF_8);
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("webhook-id", id);
        headers.put("webhook-timestamp", timestamp);
        headers.put(
                "webhook-signature",
                secrets.stream().map(secret -> sign(secret, start, body)).collect(Collectors.joining(" ")));
        return headers;
    }

    private static String sign(String secret, byte[] start, byte[] body) {
        Mac mac = MACS.get().computeIfAbsent(secret, WebhookSignature::mac);
        mac.update(start);
        return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    }

    private static Mac mac(String secret) {
        String key = secret.startsWith(PREFIX) ? secret.substring(PREFIX.length()) : secret;
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(key), ALGORITHM));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the Java platform cannot sign with HMAC-SHA-256", e);
        }
    }
}
