package io.reelmill.fetch;

import io.reelmill.fetch.Fetched.Success;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A response of which no more than some bytes are kept. What has been received can be read at any time, by any thread. */
final class BoundedResponse {

    private final long maxBytes;
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private int status;
    private Map<String, String> headers;

    BoundedResponse(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    synchronized boolean hasHead() {
        return headers != null;
    }

    /** Takes status and headers; the first value of repeated ones is kept. */
    synchronized void begin(int code, Iterable<Map.Entry<String, String>> all) {
        Map<String, String> named = new LinkedHashMap<>();
        all.forEach(header -> named.putIfAbsent(header.getKey().toLowerCase(Locale.ROOT), header.getValue()));
        status = code;
        headers = Map.copyOf(named);
    }

    /**
     * Takes a part of the body.
     *
     * @return whether as much as is wanted has been received
     */
    synchronized boolean add(byte[] part) {
        received.write(part, 0, (int) Math.min(part.length, maxBytes - received.size()));
        return received.size() >= maxBytes;
    }

    synchronized Success success(URI url) {
        byte[] body = received.toByteArray();
        return new Success(status, url, headers, body, body.length);
    }
}
