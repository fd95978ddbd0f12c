package io.reelmill.render.stage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.reelmill.contracts.ContractJson;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The key of a kept result: the hash of its input as JSON, and of the build that made it. */
final class Fingerprint {

    /** Keys in order, so that equal inputs are equal texts. */
    static final ObjectMapper CANONICAL = ContractJson.mapper()
            .copy()
            .configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, true)
            .configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true);

    private Fingerprint() {}

    static String of(Object input) throws JsonProcessingException {
        return of(BuildFingerprint.value(), input);
    }

    /** @param build that makes something of the input */
    static String of(String build, Object input) throws JsonProcessingException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(build.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            return HexFormat.of().formatHex(digest.digest(CANONICAL.writeValueAsBytes(input)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }
}
