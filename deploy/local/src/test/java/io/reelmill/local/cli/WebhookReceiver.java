package io.reelmill.local.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.standardwebhooks.Webhook;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A program on this machine that receives webhooks. */
final class WebhookReceiver implements AutoCloseable {

    private final HttpServer server;
    final List<Received> calls = new CopyOnWriteArrayList<>();

    /** One call. */
    record Received(HttpHeaders headers, String body) {

        String id() {
            return headers.firstValue("webhook-id").orElseThrow();
        }

        JsonNode event() throws IOException {
            return new ObjectMapper().readTree(body);
        }

        /** Throws unless it is signed by the secret. */
        void verify(String secret) throws Exception {
            new Webhook(secret).verify(body, headers);
        }
    }

    WebhookReceiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/hook", this::receive);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/hook";
    }

    private void receive(HttpExchange call) throws IOException {
        String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        calls.add(new Received(HttpHeaders.of(call.getRequestHeaders(), (name, value) -> true), body));
        call.sendResponseHeaders(204, -1);
        call.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
