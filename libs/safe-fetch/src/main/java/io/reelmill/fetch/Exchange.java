package io.reelmill.fetch;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpHost;

/** One request and its response on one connection, which is closed at the deadline or with the exchange. */
final class Exchange implements AutoCloseable {

    private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);

    private final HttpUriRequestBase request;
    private final Deadline.Watch watch;
    private final ClassicHttpResponse response;

    private Exchange(HttpUriRequestBase request, Deadline.Watch watch, ClassicHttpResponse response) {
        this.request = request;
        this.watch = watch;
        this.response = response;
    }

    /** Sends the request and reads the head of the response. */
    @SuppressWarnings("MustBeClosedChecker")
    static Exchange open(CloseableHttpClient client, HttpHost host, HttpUriRequestBase request, Deadline deadline)
            throws IOException {
        Deadline.Watch watch = deadline.watch(request::cancel);
        try {
            return new Exchange(request, watch, client.executeOpen(host, request, null));
        } catch (IOException | RuntimeException e) {
            watch.close();
            throw e;
        }
    }

    int status() {
        return response.getCode();
    }

    /** Target of a redirect; empty when the response is not a redirect. */
    Optional<String> redirect() {
        Header location = response.getFirstHeader("Location");
        return REDIRECTS.contains(status()) && location != null ? Optional.of(location.getValue()) : Optional.empty();
    }

    /** Headers by lower-case name; the first value of repeated ones. */
    Map<String, String> headers() {
        Map<String, String> headers = new LinkedHashMap<>();
        for (Header header : response.getHeaders()) {
            String value = Objects.requireNonNullElse(header.getValue(), "");
            headers.putIfAbsent(header.getName().toLowerCase(Locale.ROOT), value);
        }
        return Map.copyOf(headers);
    }

    /** Reads the body into {@code out} and returns the number of bytes written. */
    long read(Limits limits, OutputStream out) throws IOException {
        var body = new BodyReader(limits);
        body.copy(response, out);
        return body.size();
    }

    @Override
    public void close() {
        watch.close();
        // Cancelling drops the connection; closing alone would first read the rest of the body.
        request.cancel();
        try {
            response.close();
        } catch (IOException e) {
            // The connection is closed already.
        }
    }
}
