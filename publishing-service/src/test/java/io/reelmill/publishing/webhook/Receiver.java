package io.reelmill.publishing.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.reelmill.contracts.ContractJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** Somebody's webhook: writes every call down and answers as it is told. */
final class Receiver implements AutoCloseable {

    /** @param headers as the reference library wants them, names in lower case */
    record Call(Map<String, List<String>> headers, String body) {

        String header(String name) {
            return headers.get(name).get(0);
        }

        JsonNode json() {
            try {
                return ContractJson.mapper().readTree(body);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    record Answer(int status, Map<String, String> headers, String body) {
        static Answer of(int status) {
            return new Answer(status, Map.of(), "");
        }
    }

    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private volatile Function<Call, Answer> behaviour = call -> Answer.of(204);

    Receiver() {
        this(0);
    }

    Receiver(int port) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::take);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + port() + "/hook";
    }

    int port() {
        return server.getAddress().getPort();
    }

    List<Call> calls() {
        return calls;
    }

    void answers(Function<Call, Answer> behaviour) {
        this.behaviour = behaviour;
    }

    void answers(Answer answer) {
        answers(call -> answer);
    }

    void answers(int status) {
        answers(Answer.of(status));
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            Map<String, List<String>> headers = new HashMap<>();
            exchange.getRequestHeaders().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values));
            Call call = new Call(headers, new String(exchange.getRequestBody().readAllBytes(), UTF_8));
            calls.add(call);
            Answer answer = behaviour.apply(call);
            answer.headers().forEach(exchange.getResponseHeaders()::set);
            byte[] body = answer.body().getBytes(UTF_8);
            exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
