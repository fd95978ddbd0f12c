package io.reelmill.encryption;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts secrets with AES-256 in GCM mode before they are stored. The stored text names its key, so a new key can be
 * put in front while secrets under the old one are still read. Instances may be shared by threads.
 *
 * <p>A stored text has the form {@code enc:v1:<key id>:<Base64 of nonce and ciphertext>}.
 */
public final class SecretCipher {

    private static final String PREFIX = "enc:v1:";
    private static final Pattern KEY_ID = Pattern.compile("[A-Za-z0-9_-]{1,32}");
    private static final int KEY_BYTES = 32;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final Map<String, SecretKeySpec> keys;
    private final String currentKeyId;
    private final SecureRandom random = new SecureRandom();

    private SecretCipher(Map<String, SecretKeySpec> keys) {
        this.keys = keys;
        this.currentKeyId = keys.keySet().iterator().next();
    }

    /**
     * Reads the keys from a setting.
     *
     * @param setting {@code id:key} or several of them separated by commas; each key is the Base64 form (standard or
     *     URL-safe) of 32 bytes. The first one encrypts, all of them decrypt.
     * @throws IllegalArgumentException when the setting is malformed; the message never contains a key
     */
    public static SecretCipher of(String setting) {
        Map<String, SecretKeySpec> keys = new LinkedHashMap<>();
        for (String entry : setting.split(",", -1)) {
            int colon = entry.indexOf(':');
            String id = entry.substring(0, Math.max(0, colon)).strip();
            if (!KEY_ID.matcher(id).matches()) {
                throw new IllegalArgumentException(
                        "each encryption key must have the form id:key, the id of letters, digits, _ and -");
            }
            byte[] key = decodeKey(id, entry.substring(colon + 1).strip());
            if (keys.put(id, new SecretKeySpec(key, "AES")) != null) {
                throw new IllegalArgumentException("encryption key " + id + " is given twice");
            }
        }
        return new SecretCipher(keys);
    }

    /**
     * Encrypts a secret.
     *
     * @param context what the secret belongs to, such as {@code webhook-secret:<workspace id>}; the same text is needed to
     *     decrypt, so a stored value that was copied to another row cannot be read there
     */
    public String encrypt(String secret, String context) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, currentKeyId, nonce, context)
                    .doFinal(secret.getBytes(StandardCharsets.UTF_8));
            byte[] stored = Arrays.copyOf(nonce, NONCE_BYTES + encrypted.length);
            System.arraycopy(encrypted, 0, stored, NONCE_BYTES, encrypted.length);
            return PREFIX + currentKeyId + ":" + Base64.getEncoder().encodeToString(stored);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the Java platform cannot encrypt with AES-256-GCM", e);
        }
    }

    /**
     * Decrypts a stored text.
     *
     * @param context as it was given to {@link #encrypt}
     * @throws DecryptionException when the key is not known, the text was altered or the context is another one
     */
    public String decrypt(String stored, String context) {
        String keyId = keyId(stored);
        if (!keys.containsKey(keyId)) {
            throw new DecryptionException("encryption key " + keyId + " is not configured", null);
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(stored.substring(PREFIX.length() + keyId.length() + 1));
            byte[] nonce = Arrays.copyOf(bytes, NONCE_BYTES);
            byte[] secret = cipher(Cipher.DECRYPT_MODE, keyId, nonce, context)
                    .doFinal(bytes, NONCE_BYTES, Math.max(0, bytes.length - NONCE_BYTES));
            return new String(secret, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new DecryptionException("a stored secret was altered or belongs to something else", e);
        }
    }

    /** Whether a text was written by {@link #encrypt}; plain secrets of older versions are not. */
    public static boolean isEncrypted(String stored) {
        return stored.startsWith(PREFIX);
    }

    /** Whether a stored text is encrypted with the first key; if not, it should be encrypted again. */
    public boolean isCurrent(String stored) {
        return isEncrypted(stored) && keyId(stored).equals(currentKeyId);
    }

    private Cipher cipher(int mode, String keyId, byte[] nonce, String context) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, Objects.requireNonNull(keys.get(keyId)), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(context.getBytes(StandardCharsets.UTF_8));
        return cipher;
    }

    private static String keyId(String stored) {
        int end = stored.indexOf(':', PREFIX.length());
        if (!isEncrypted(stored) || end < 0) {
            throw new DecryptionException("a stored secret is not encrypted", null);
        }
        return stored.substring(PREFIX.length(), end);
    }

    private static byte[] decodeKey(String id, String text) {
        byte[] key;
        try {
            key = Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'));
        } catch (IllegalArgumentException e) {
            key = new byte[0];
        }
        if (key.length != KEY_BYTES) {
            throw new IllegalArgumentException("encryption key " + id + " must be the Base64 form of 32 bytes");
        }
        return key;
    }

    /** A stored secret that cannot be read. */
    public static final class DecryptionException extends RuntimeException {
        private static final long serialVersionUID = 1;

        DecryptionException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
