package io.reelmill.contracts.internal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a service knows of a caller's token: who it belongs to and its SHA-256. The token itself is known to its owner alone.
 *
 * @param actor the caller, such as {@code api-gateway}
 * @param tokenHash SHA-256 of the token in lower-case hexadecimal digits
 */
public record ServiceCredential(String actor, String tokenHash) {

    /** Header that carries a caller's token. */
    public static final String HEADER = "X-Internal-Token";

    private static final Pattern FORM = Pattern.compile("([a-z][a-z0-9-]*):([0-9a-f]{64})");

    /** The credential of a caller with this token. */
    public static ServiceCredential of(String actor, String token) {
        return new ServiceCredential(actor, hash(token));
    }

    /**
     * Reads {@code actor:hash,…}. An actor may occur more than once: its old and its new token while they are rotated.
     *
     * @throws IllegalArgumentException when an entry has another form
     */
    public static List<ServiceCredential> parse(String list) {
        return Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .filter(entry -> !entry.isEmpty())
                .map(entry -> {
                    var matcher = FORM.matcher(entry);
                    if (!matcher.matches()) {
                        throw new IllegalArgumentException(
                                "each internal credential must have the form actor:<SHA-256 of its token in hexadecimal>");
                    }
                    return new ServiceCredential(matcher.group(1), matcher.group(2));
                })
                .toList();
    }

    /** SHA-256 of a token. Tokens are random, so that a plain hash of them cannot be guessed back. */
    public static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** As {@link #parse} reads it. */
    public String entry() {
        return actor + ":" + tokenHash;
    }
}
