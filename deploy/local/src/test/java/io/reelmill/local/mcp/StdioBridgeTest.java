package io.reelmill.local.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StdioBridgeTest {

    private final List<String> sessions = new CopyOnWriteArrayList<>();
    private final List<String> output = new CopyOnWriteArrayList<>();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/api/mcp", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void shouldCarryMessagesAndEventsBothWaysUnderOneSession() throws IOException {
        run("""
            {"jsonrpc":"2.0","id":1,"method":"initialize"}
            {"jsonrpc":"2.0","method":"notifications/initialized"}

            {"jsonrpc":"2.0","id":2,"method":"tools/call"}
            """);

        assertThat(output)
                .containsExactlyInAnyOrder(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\"}}",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"}",
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}");
        assertThat(sessions).containsExactlyInAnyOrder("null key", "s1 key", "s1 key");
    }

    @Test
    void shouldAnswerARequestThatCannotBeCarried() throws IOException {
        run("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"refused\"}\nno json\n");

        assertThat(output).hasSize(2);
        assertThat(output.get(0)).contains("\"id\":3", "the API key is not valid");
        assertThat(output.get(1)).contains("-32700");
    }

    private void run(String lines) throws IOException {
        URI url = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        new StdioBridge(url, "key", output::add).run(new BufferedReader(new StringReader(lines)));
    }

    private void answer(HttpExchange exchange) throws IOException {
        String message = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        sessions.add(exchange.getRequestHeaders().getFirst("Mcp-Session-Id") + " "
                + exchange.getRequestHeaders().getFirst("Authorization").substring("Bearer ".length()));
        if (message.contains("initialize\"")) {
            exchange.getResponseHeaders().add("Mcp-Session-Id", "s1");
            send(
                    exchange,
                    200,
                    "application/json",
                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\"}}");
        } else if (message.contains("tools/call")) {
            send(
                    exchange,
                    200,
                    "text/event-stream",
                    "event: message\n"
                            + "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"}\n\n"
                            + ": still here\n\n"
                            + "event: message\n"
                            + "data: {\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}\n\n");
        } else if (message.contains("notifications/")) {
            send(exchange, 202, "text/plain", "");
        } else {
            send(exchange, 401, "application/json", "{\"success\":0,\"error\":\"the API key is not valid\"}");
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", type);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
