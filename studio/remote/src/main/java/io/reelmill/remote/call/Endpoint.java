package io.reelmill.remote.call;

import java.net.URI;
import java.util.Map;

/**
 * A service that the operator has named.
 *
 * @param name in configuration, logs and metrics
 * @param url what paths are appended to, without a slash at its end
 * @param headers sent with every call, the key among them
 * @param query sent with every call where the key belongs there: {@code key=…}; else empty
 */
public record Endpoint(String name, URI url, Map<String, String> headers, String query, CallPolicy patience) {

    public Endpoint {
        String text = url.toString();
        url = text.endsWith("/") ? URI.create(text.substring(0, text.length() - 1)) : url;
        headers = Map.copyOf(headers);
    }

    /** An endpoint whose key, if any, is in a header. */
    public Endpoint(String name, URI url, Map<String, String> headers, CallPolicy patience) {
        this(name, url, headers, "", patience);
    }

    /** A header with a key in it, or none where there is no key. */
    public static Map<String, String> login(String header, String prefix, Secret key) {
        return key.isEmpty() ? Map.of() : Map.of(header, prefix + key.reveal());
    }

    /** Whether an address leads to the same server: scheme, host and port are the same. */
    boolean isHome(URI other) {
        return url.getScheme().equalsIgnoreCase(String.valueOf(other.getScheme()))
                && url.getHost().equalsIgnoreCase(String.valueOf(other.getHost()))
                && port(url) == port(other);
    }

    private static int port(URI uri) {
        if (uri.getPort() >= 0) {
            return uri.getPort();
        }
        return "http".equalsIgnoreCase(uri.getScheme()) ? 80 : 443;
    }

    /** Without headers and query, which hold a key. */
    @Override
    public String toString() {
        return name + " at " + url;
    }
}
