package io.reelmill.render.source;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server on this machine that answers as a test tells it. */
final class Website implements AutoCloseable {

    final List<String> asked = new CopyOnWriteArrayList<>();
    private final HttpServer server;

    Website() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /** Every {@code #} in the text is the server's own address. */
    Website answers(String path, int status, String type, String text) {
        return answers(path, status, type, text.replace("#", address("")).getBytes(StandardCharsets.UTF_8));
    }

    Website answers(String path, int status, String type, byte[] body) {
        server.createContext(path, exchange -> {
            asked.add(exchange.getRequestURI().toString());
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(body);
            }
        });
        return this;
    }

    /** A file with an ETag, or with the date of its last change, or with neither. */
    Website holds(String path, String header, String value) {
        server.createContext(path, exchange -> {
            if (!value.isEmpty()) {
                exchange.getResponseHeaders().set(header, value);
            }
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        return this;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
