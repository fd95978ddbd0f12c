package io.reelmill.sdk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Checks that a webhook call comes from the workspace's Reelmill, by the headers of <a
 * href="https://www.standardwebhooks.com">Standard Webhooks</a>, and reads it.
 */
public final class WebhookVerifier {

    private static final Duration TOLERANCE = Duration.ofMinutes(5);

    private final byte[] secret;
    private final Clock clock;

    /** @param secret the workspace's, {@code whsec_…} */
    public WebhookVerifier(String secret) {
        this(secret, Clock.systemUTC());
    }

    WebhookVerifier(String secret, Clock clock) {
        this.secret = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
        this.clock = clock;
    }

    /** A call that is not genuine, or too old. */
    public static final class NotGenuineException extends ReelmillException {

        private static final long serialVersionUID = 1;

        NotGenuineException(String message) {
            super(message);
        }
    }

    /**
     * The body of a call, which has the fields of a {@code Status} and {@code event}, {@code eventId} and {@code attempt}.
     *
     * @param header gives a header of the call, or null; names are in lower case
     * @param body exactly as it came
     * @throws NotGenuineException when the signature is not the workspace's, or the call is older than five minutes
     */
    public Map<String, Object> verify(Function<String, String> header, byte[] body) {
        String id = required(header, "webhook-id");
        String timestamp = required(header, "webhook-timestamp");
        requireRecent(timestamp);
        byte[] expected = sign(id + "." + timestamp + ".", body);
        for (String signature : required(header, "webhook-signature").split(" ")) {
            if (signature.startsWith("v1,") && MessageDigest.isEqual(expected, bytes(signature.substring(3)))) {
                try {
                    return Json.read(body, Map.class);
                } catch (IOException e) {
                    throw new ReelmillException("the webhook cannot be read", e);
                }
            }
        }
        throw new NotGenuineException("the signature is not the workspace's");
    }

    private static String required(Function<String, String> header, String name) {
        String value = header.apply(name);
        if (value == null) {
            throw new NotGenuineException("the header " + name + " is missing");
        }
        return value;
    }

    private void requireRecent(String timestamp) {
        if (!timestamp.matches("\\d{1,12}")) {
            throw new NotGenuineException("webhook-timestamp is no time");
        }
        long age = Math.abs(clock.instant().getEpochSecond() - Long.parseLong(timestamp));
        if (age > TOLERANCE.toSeconds()) {
            throw new NotGenuineException("the webhook is " + age + " s old");
        }
    }

    private byte[] sign(String prefix, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            mac.update(prefix.getBytes(StandardCharsets.UTF_8));
            return mac.doFinal(body);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 is part of every JDK", e);
        }
    }

    private static byte[] bytes(String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            return new byte[0];
        }
    }
}
