package io.reelmill.publishing.webhook;

import java.nio.charset.StandardCharsets;
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
 * Signs by Standard Webhooks 1.0: HMAC-SHA-256 over {@code id.timestamp.body}, one signature for each secret, so that a
 * receiver verifies with the old secret and with the new one while it is being replaced.
 */
final class Signature {

    private static final String ALGORITHM = "HmacSHA256";
    private static final String SECRET_PREFIX = "whsec_";

    private Signature() {}

    /**
     * The three headers of a signed call.
     *
     * @param secrets as the account-service gives them, {@code whsec_} and Base64
     * @throws IllegalArgumentException when a secret is not Base64, or there is none
     */
    static Map<String, String> headers(UUID eventId, Instant at, byte[] body, List<String> secrets) {
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("there is no secret to sign with");
        }
        String timestamp = Long.toString(at.getEpochSecond());
        byte[] prefix = (eventId + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8);
        String signatures =
                secrets.stream().map(secret -> sign(secret, prefix, body)).collect(Collectors.joining(" "));
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("webhook-id", eventId.toString());
        headers.put("webhook-timestamp", timestamp);
        headers.put("webhook-signature", signatures);
        return headers;
    }

    private static String sign(String secret, byte[] prefix, byte[] body) {
        String base64 = secret.startsWith(SECRET_PREFIX) ? secret.substring(SECRET_PREFIX.length()) : secret;
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(base64), ALGORITHM));
            mac.update(prefix);
            return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(ALGORITHM + " is part of every JDK", e);
        }
    }
}
