package io.reelmill.account.key;

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

    /** The first characters, for a list of keys. */
    String prefix() {
        return text.substring(0, Math.min(SHOWN, text.length() / 2));
    }

    @Override
    public String toString() {
        return prefix() + "…";
    }
}
