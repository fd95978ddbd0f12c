package io.reelmill.render.stage;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.reelmill.contracts.ContractJson;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells equal inputs from different ones, by the hash of their JSON. */
final class Fingerprint {

    /** Keys in order, so that equal inputs are equal texts. */
    static final ObjectMapper CANONICAL = ContractJson.mapper()
            .copy()
            .configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, true)
            .configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true);

    private Fingerprint() {}

    /** @param version of the maker, below 256 */
    static String of(int version, Object input) throws JsonProcessingException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((byte) version);
            return HexFormat.of().formatHex(digest.digest(CANONICAL.writeValueAsBytes(input)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }
}
