package io.reelmill.sdk;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;

/** Answers calls with what a test has prepared, in that order, and remembers them. */
final class FakeApi implements AutoCloseable {

    /** @param idempotencyKey or null */
    record Call(String method, String target, String key, String idempotencyKey, String body) {}

    private record Answer(int status, Map<String, String> headers, String body) {}

    private final HttpServer server;
    private final Queue<Answer> answers = new ArrayDeque<>();
    private final List<Call> calls = new CopyOnWriteArrayList<>();

    FakeApi() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", exchange -> {
            calls.add(new Call(
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().toString(),
                    exchange.getRequestHeaders().getFirst("key"),
                    exchange.getRequestHeaders().getFirst("Idempotency-Key"),
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
            Answer answer = answers.remove();
            answer.headers().forEach(exchange.getResponseHeaders()::add);
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    FakeApi answer(int status, String body) {
        return answer(status, Map.of(), body);
    }

    FakeApi answer(int status, Map<String, String> headers, String body) {
        answers.add(new Answer(status, headers, body.replace('\'', '"')));
        return this;
    }

    List<Call> calls() {
        return calls;
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
