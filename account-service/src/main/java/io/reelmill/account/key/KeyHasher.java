package io.reelmill.account.key;

import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Hashes keys for storage: HMAC-SHA-256 under a pepper that only the operator's environment has, so that the table alone does not
 * even allow a guess to be checked.
 */
@Singleton
public class KeyHasher {

    private static final int MIN_PEPPER_LENGTH = 16;

    private final SecretKeySpec pepper;

    public KeyHasher(@ConfigProperty(name = "reelmill.keys.pepper") String pepper) {
        if (pepper.length() < MIN_PEPPER_LENGTH) {
            throw new IllegalArgumentException(
                    "reelmill.keys.pepper must have at least " + MIN_PEPPER_LENGTH + " characters");
        }
        this.pepper = new SecretKeySpec(pepper.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
    }

    byte[] hash(ApiKey key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(pepper);
            return mac.doFinal(key.text().getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HmacSHA256", e);
        }
    }

    /** As keys were stored before there was a pepper. */
    static byte[] formerHash(ApiKey key) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(key.text().getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
