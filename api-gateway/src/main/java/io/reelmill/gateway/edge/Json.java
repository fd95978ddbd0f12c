package io.reelmill.gateway.edge;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;

/** Writes answers that are kept as well as sent. */
public final class Json {

    private Json() {}

    public static byte[] bytes(Object value) {
        try {
            return ContractJson.mapper().writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer is plain data", e);
        }
    }
}
