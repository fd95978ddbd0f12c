package io.reelmill.local.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;

/** A local HTTP server that answers like the API with the responses that a test queues. */
public final class FakeApi implements AutoCloseable {

    private record Answer(int status, String body) {}

    /** A received request: method, path with query, key, body. */
    public record Request(String method, String path, String key, String body) {}

    private final HttpServer server;
    private final Queue<Answer> answers = new ArrayDeque<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    public FakeApi() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    /** Queues the response to the next request. */
    public FakeApi then(int status, String body) {
        answers.add(new Answer(status, body));
        return this;
    }

    /** The requests received so far. */
    public List<Request> requests() {
        return requests;
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void answer(HttpExchange exchange) throws IOException {
        requests.add(new Request(
                exchange.getRequestMethod(),
                exchange.getRequestURI().toString(),
                exchange.getRequestHeaders().getFirst("key"),
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
        Answer answer = answers.isEmpty() ? new Answer(500, "no answer left") : answers.remove();
        byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answer.status(), bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
