package io.reelmill.media;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Links to media that need no key: {@code <base>/media/<expiry>/<signature>/<key>}, signed with HMAC-SHA-256 (RFC 2104)
 * over expiry and key.
 */
public final class SignedLinks {

    /** First segment of the path, after the base address. */
    public static final String PATH = "/media/";

    private static final String ALGORITHM = "HmacSHA256";

    private final String base;
    private final SecretKeySpec secret;
    private final Duration validity;
    private final Clock clock;

    /**
     * @param base address that clients reach, without a slash at its end
     * @param secret shared by all who sign and serve; at least 16 bytes
     * @param validity how long a link is good for at least; the end is rounded up to a whole day, so that a link read twice
     *     on a day is the same and can be cached
     */
    public SignedLinks(String base, byte[] secret, Duration validity, Clock clock) {
        if (secret.length < 16) {
            throw new IllegalArgumentException("the link secret has at least 16 bytes, not " + secret.length);
        }
        this.base = base.endsWith("/") ? base.substring(0, base.length() - 1) : base;
        this.secret = new SecretKeySpec(secret, ALGORITHM);
        this.validity = validity;
        this.clock = clock;
    }

    /** An absolute link to the file of a key. */
    public String link(String key) {
        return link(key, clock.instant());
    }

    /** The link that was made at an instant, for texts that have to be written again unchanged. */
    public String link(String key, Instant from) {
        return until(key, from.plus(validity));
    }

    /** A link that is good until an instant, rounded up to a whole day. */
    public String until(String key, Instant least) {
        Instant end = least.truncatedTo(ChronoUnit.DAYS).plus(1, ChronoUnit.DAYS);
        long expiry = end.getEpochSecond();
        return base + PATH + expiry + "/" + sign(expiry, MediaKey.check(key)) + "/" + key;
    }

    /**
     * The key that a request's path gives access to.
     *
     * @param path everything after {@link #PATH}
     * @return empty when the link is malformed, forged or past its end
     */
    public Optional<String> verify(String path) {
        String[] parts = path.split("/", 3);
        if (parts.length != 3 || !parts[0].matches("[0-9]{1,12}")) {
            return Optional.empty();
        }
        long expiry = Long.parseLong(parts[0]);
        byte[] expected = sign(expiry, parts[2]).getBytes(StandardCharsets.US_ASCII);
        boolean genuine = MessageDigest.isEqual(expected, parts[1].getBytes(StandardCharsets.UTF_8));
        return genuine && clock.instant().getEpochSecond() < expiry ? Optional.of(parts[2]) : Optional.empty();
    }

    private String sign(long expiry, String key) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            byte[] signature = mac.doFinal((expiry + "\n" + key).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signature);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(ALGORITHM + " is part of every JDK", e);
        }
    }
}
