package io.reelmill.qa.e2e;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** A client's server, on loopback, that keeps every webhook call. It takes all of them unless it is told to answer otherwise. */
final class WebhookReceiver implements AutoCloseable {

    /** A call as it came in. */
    record Call(Map<String, List<String>> headers, String body) {}

    private final HttpServer server;
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private volatile int answer = 204;

    WebhookReceiver() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/hook", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            calls.add(new Call(exchange.getRequestHeaders(), body));
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
        });
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/hook";
    }

    /** Answers the calls to come with this status. */
    void answer(int status) {
        answer = status;
    }

    List<Call> calls() {
        return calls;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
