package io.reelmill.publishing.platform;

import io.reelmill.contracts.publishing.Platform;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * The secret of a PKCE exchange (RFC 7636).
 *
 * @param value 43 characters, URL-safe
 */
public record CodeVerifier(String value) {

    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    public static CodeVerifier random() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new CodeVerifier(base64(bytes));
    }

    /** The challenge of method S256. TikTok wants the hash in hexadecimal digits, the others as the RFC says. */
    public String challenge(Platform platform) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(value.getBytes(StandardCharsets.US_ASCII));
            return platform == Platform.TIKTOK ? HexFormat.of().formatHex(hash) : base64(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java platform has no SHA-256", e);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
