package io.reelmill.fetch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.nio.AsyncResponseConsumer;
import org.apache.hc.core5.http.nio.CapacityChannel;
import org.apache.hc.core5.http.protocol.HttpContext;

/** A response of which no more than some bytes are kept. What has been received can be read at any time, by any thread. */
final class BoundedResponse implements AsyncResponseConsumer<Void> {

    private final long maxBytes;
    private final Runnable full;
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    private volatile int status;
    private volatile Map<String, String> headers;
    private volatile FutureCallback<Void> result;

    /** @param full called when as much as is wanted has been received */
    BoundedResponse(long maxBytes, Runnable full) {
        this.maxBytes = maxBytes;
        this.full = full;
    }

    boolean hasHead() {
        return headers != null;
    }

    int status() {
        return status;
    }

    Map<String, String> headers() {
        return headers;
    }

    byte[] body() {
        synchronized (received) {
            return received.toByteArray();
        }
    }

    @Override
    public void consumeResponse(
            HttpResponse response, EntityDetails entity, HttpContext context, FutureCallback<Void> callback) {
        Map<String, String> named = new LinkedHashMap<>();
        for (Header header : response.getHeaders()) {
            named.putIfAbsent(
                    header.getName().toLowerCase(Locale.ROOT), Objects.requireNonNullElse(header.getValue(), ""));
        }
        status = response.getCode();
        headers = Map.copyOf(named);
        result = callback;
        if (entity == null) {
            callback.completed(null);
        }
    }

    @Override
    public void informationResponse(HttpResponse response, HttpContext context) {
        // The final response follows.
    }

    @Override
    public void updateCapacity(CapacityChannel channel) throws IOException {
        channel.update(Integer.MAX_VALUE);
    }

    @Override
    public void consume(ByteBuffer bytes) {
        boolean complete;
        synchronized (received) {
            byte[] part = new byte[(int) Math.min(bytes.remaining(), maxBytes - received.size())];
            bytes.get(part);
            received.writeBytes(part);
            bytes.position(bytes.limit());
            complete = received.size() >= maxBytes;
        }
        if (complete) {
            full.run();
        }
    }

    @Override
    public void streamEnd(List<? extends Header> trailers) {
        result.completed(null);
    }

    @Override
    public void failed(Exception cause) {
        // The client tells its caller too.
    }

    @Override
    public void releaseResources() {
        // There are none but memory.
    }
}
