package io.reelmill.bench.api;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Sends one request over and over on one HTTP/1.1 connection. Small on purpose: what it takes, the server lacks. */
public final class KeptConnection implements Load.Client {

    private static final String LENGTH = "content-length:";
    private static final int PATIENCE_MS = 30_000;

    private final Socket socket;
    private final InputStream in;
    private final byte[] request;
    private final byte[] line = new byte[8192];

    KeptConnection(URI url, String key, byte[] body) throws IOException {
        this(url, Map.of("key", key), body);
    }

    public KeptConnection(URI url, Map<String, String> headers, byte[] body) throws IOException {
        socket = new Socket(url.getHost(), url.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MS);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 15);
        byte[] head = ("POST " + url.getRawPath() + " HTTP/1.1\r\nHost: " + url.getAuthority() + "\r\n" + lines(headers)
                        + "Content-Type: application/json\r\nAccept: application/json\r\nContent-Length: "
                        + body.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        request = new byte[head.length + body.length];
        System.arraycopy(head, 0, request, 0, head.length);
        System.arraycopy(body, 0, request, head.length, body.length);
    }

    private static String lines(Map<String, String> headers) {
        return headers.entrySet().stream()
                .map(header -> header.getKey() + ": " + header.getValue() + "\r\n")
                .collect(Collectors.joining());
    }

    @Override
    public void call() throws IOException {
        socket.getOutputStream().write(request);
        String status = readLine();
        int length = -1;
        for (String header = readLine(); !header.isEmpty(); header = readLine()) {
            if (header.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(header.substring(LENGTH.length()).strip());
            }
        }
        boolean empty = status.startsWith("HTTP/1.1 204 ");
        if (length < 0 && !empty) {
            throw new IOException("an answer without Content-Length: " + status);
        }
        byte[] body = in.readNBytes(Math.max(0, length));
        if (!empty && !status.startsWith("HTTP/1.1 200 ")) {
            throw new IOException(status + ": " + new String(body, StandardCharsets.UTF_8));
        }
    }

    private String readLine() throws IOException {
        int size = 0;
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0 || size == line.length) {
                throw new EOFException("the server broke off within an answer");
            }
            line[size++] = (byte) c;
        }
        return new String(line, 0, size > 0 && line[size - 1] == '\r' ? size - 1 : size, StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
