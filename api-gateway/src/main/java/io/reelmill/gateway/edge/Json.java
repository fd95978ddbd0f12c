package io.reelmill.gateway.edge;

import io.reelmill.contracts.ContractJson;

/** Writes answers that are kept as well as sent. */
public final class Json {

    private Json() {}

    public static byte[] bytes(Object value) {
        return ContractJson.bytes(value);
    }
}
