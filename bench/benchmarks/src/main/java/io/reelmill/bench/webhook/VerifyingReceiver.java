package io.reelmill.bench.webhook;

import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A receiver as clients have one: it verifies the signature by the official library, and answers 204. */
final class VerifyingReceiver implements AutoCloseable {

    private static final int THREADS = 64;
    private static final List<String> SIGNATURE = List.of("webhook-id", "webhook-timestamp", "webhook-signature");

    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private volatile Webhook verifier;
    private volatile Call last;

    /** @param headers of the signature */
    @SuppressWarnings("ArrayRecordComponent") // an argument in passing, never compared
    record Call(Map<String, String> headers, byte[] body) {}

    VerifyingReceiver() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1024);
        server.createContext("/hook", this::take);
        server.setExecutor(threads);
        server.start();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/hook");
    }

    /** Whose calls it takes. */
    void expect(String secret) {
        verifier = new Webhook(secret);
    }

    /** Takes calls of anybody, unverified. */
    void expectAnything() {
        verifier = null;
    }

    /** The call that was taken last, or null. */
    Call last() {
        return last;
    }

    private void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readAllBytes();
            Map<String, List<String>> headers = new HashMap<>();
            SIGNATURE.forEach(
                    name -> headers.put(name, exchange.getRequestHeaders().get(name)));
            int status = 204;
            if (verifier != null) {
                try {
                    verifier.verify(new String(body, StandardCharsets.UTF_8), headers);
                    Map<String, String> signature = new HashMap<>();
                    headers.forEach((name, values) -> signature.put(name.toLowerCase(Locale.ROOT), values.get(0)));
                    last = new Call(signature, body);
                } catch (WebhookVerificationException e) {
                    status = 401;
                }
            }
            exchange.sendResponseHeaders(status, -1);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
