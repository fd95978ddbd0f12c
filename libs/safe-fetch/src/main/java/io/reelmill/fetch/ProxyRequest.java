package io.reelmill.fetch;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A request to a proxy.
 *
 * @param method {@code CONNECT} for a tunnel
 * @param url target URL; of a tunnel only host and port
 */
record ProxyRequest(String method, String url, List<String> headers) {

    private static final int LONGEST_HEAD = 64 * 1024;

    /**
     * Reads the head of a request.
     *
     * @throws IllegalArgumentException when the request is invalid
     */
    static ProxyRequest read(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n", Math.max(0, head.length() - 4)) < 0) {
            int c = in.read();
            if (c < 0 || head.length() == LONGEST_HEAD) {
                throw new IllegalArgumentException("no complete head");
            }
            head.append((char) c);
        }
        String[] lines = head.toString().split("\r\n");
        String[] first = lines[0].split(" ");
        if (first.length != 3) {
            throw new IllegalArgumentException("no request line");
        }
        String url = first[0].equals("CONNECT") ? "https://" + first[1] + "/" : first[1];
        return new ProxyRequest(first[0], url, List.of(lines).subList(1, lines.length));
    }

    boolean isTunnel() {
        return method.equals("CONNECT");
    }

    /** The head to send to the server itself, one request for each connection. */
    byte[] head(URI judged) {
        String path = judged.getRawPath().isEmpty() ? "/" : judged.getRawPath();
        String query = judged.getRawQuery() == null ? "" : "?" + judged.getRawQuery();
        List<String> lines = new ArrayList<>();
        lines.add(method + " " + path + query + " HTTP/1.1");
        lines.add("Host: " + judged.getRawAuthority());
        lines.add("Connection: close");
        for (String header : headers) {
            String name = header.split(":", 2)[0].strip().toLowerCase(Locale.ROOT);
            if (!name.equals("host") && !name.equals("connection") && !name.startsWith("proxy-")) {
                lines.add(header);
            }
        }
        return (String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1);
    }
}
