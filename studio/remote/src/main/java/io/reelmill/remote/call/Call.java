package io.reelmill.remote.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A call.
 *
 * @param operation what it is for, in one word, for metrics and messages: {@code chat}, {@code speech}
 * @param address a path that is appended to the endpoint's, or a whole URL on the endpoint's server
 * @param body or null
 * @param maxBytes that the answer may have
 * @param order whether it begins costly work; then it is repeated only where the service has certainly not taken it
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record Call(
        String operation,
        String method,
        String address,
        Map<String, String> headers,
        byte[] body,
        long maxBytes,
        boolean order) {

    private static final long MIB = 1L << 20;

    /** A question; its answer has 4 MiB at most. */
    public static Call get(String operation, String address) {
        return new Call(operation, "GET", address, Map.of("Accept", "application/json"), null, 4 * MIB, false);
    }

    /** A body of JSON; the answer has 4 MiB at most. */
    public static Call post(String operation, String address, JsonNode body) {
        byte[] bytes = body.toString().getBytes(StandardCharsets.UTF_8);
        return new Call(operation, "POST", address, Map.of("Content-Type", "application/json"), bytes, 4 * MIB, false);
    }

    /** A form with a file in it; the answer has 32 MiB at most. */
    public static Call post(String operation, String address, Form form) {
        return new Call(operation, "POST", address, Map.of("Content-Type", form.type()), form.bytes(), 32 * MIB, false);
    }

    /** The same with a header more. */
    public Call with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Call(operation, method, address, Map.copyOf(more), body, maxBytes, order);
    }

    /** The same, its answer as large as told, MiB. */
    public Call atMost(int mebibytes) {
        return new Call(operation, method, address, headers, body, mebibytes * MIB, order);
    }

    /** The same, as the beginning of costly work. */
    public Call asOrder() {
        return new Call(operation, method, address, headers, body, maxBytes, true);
    }

    /** The same with another method. */
    public Call by(String other) {
        return new Call(operation, other, address, headers, body, maxBytes, order);
    }
}
