package io.reelmill.account.key;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** The secret that a client carries. It is never stored and never logged. */
public record ApiKey(String text) {

    private static final String START = "rm_";
    private static final int CHANCE_BYTES = 32;
    private static final int SHOWN = 8;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** A new key with 256 bits of chance. */
    public static ApiKey generate() {
        byte[] chance = new byte[CHANCE_BYTES];
        RANDOM.nextBytes(chance);
        return new ApiKey(START + Base64.getUrlEncoder().withoutPadding().encodeToString(chance));
    }

    /** SHA-256 of the key, by which it is found. */
    byte[] hash() {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The first characters, for a list of keys. */
    String prefix() {
        return text.substring(0, Math.min(SHOWN, text.length() / 2));
    }

    @Override
    public String toString() {
        return prefix() + "…";
    }
}
