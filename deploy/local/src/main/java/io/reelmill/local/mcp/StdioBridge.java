package io.reelmill.local.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Carries MCP messages, a line each, to the endpoint and back. Requests that take long do not hold up others. */
public final class StdioBridge {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int INTERNAL_ERROR = -32_603;

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI endpoint;
    private final String key;
    private final Consumer<String> output;
    private volatile String session;
    private volatile String version;

    /** @param output receives each message that comes back */
    public StdioBridge(URI gateway, String key, Consumer<String> output) {
        this.endpoint = gateway.resolve("/api/mcp");
        this.key = key;
        this.output = output;
    }

    /** Carries messages until the input ends, and waits for the answers that are still to come. */
    public void run(BufferedReader input) throws IOException {
        ExecutorService calls = Executors.newCachedThreadPool();
        try {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                if (line.isBlank()) {
                    continue;
                }
                String message = line;
                if (session == null) {
                    call(message); // what follows needs the session
                } else {
                    calls.execute(() -> call(message));
                }
            }
        } finally {
            calls.shutdown();
            try {
                calls.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void call(String message) {
        try {
            HttpResponse<Stream<String>> response = http.send(request(message), HttpResponse.BodyHandlers.ofLines());
            response.headers().firstValue("Mcp-Session-Id").ifPresent(id -> session = id);
            boolean stream =
                    response.headers().firstValue("Content-Type").orElse("").startsWith("text/event-stream");
            try (Stream<String> lines = response.body()) {
                lines.map(line -> stream ? data(line) : line)
                        .filter(text -> !text.isBlank())
                        .forEach(text -> receive(message, text, response));
            }
        } catch (IOException e) {
            fail(message, "nobody answers at " + endpoint);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void receive(String message, String text, HttpResponse<?> response) {
        try {
            JsonNode json = JSON.readTree(text);
            if (!json.has("jsonrpc")) {
                fail(message, json.path("error").asText("status " + response.statusCode()));
                return;
            }
            JsonNode agreed = json.at("/result/protocolVersion");
            if (agreed.isTextual()) {
                version = agreed.asText();
            }
            output.accept(json.toString());
        } catch (IOException e) {
            fail(message, "the answer is no JSON, status " + response.statusCode());
        }
    }

    private static String data(String line) {
        return line.startsWith("data:") ? line.substring(5) : "";
    }

    private HttpRequest request(String message) {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString(message));
        if (session != null) {
            request.header("Mcp-Session-Id", session);
        }
        if (version != null) {
            request.header("MCP-Protocol-Version", version);
        }
        return request.build();
    }

    /** A client waits for an answer to each request; of anything else it must not be told. */
    private void fail(String message, String why) {
        try {
            JsonNode request = JSON.readTree(message);
            if (request.has("method") && request.has("id")) {
                ObjectNode answer = JSON.createObjectNode().put("jsonrpc", "2.0");
                answer.set("id", request.get("id"));
                answer.putObject("error").put("code", INTERNAL_ERROR).put("message", why);
                output.accept(answer.toString());
            }
        } catch (IOException e) {
            ObjectNode answer = JSON.createObjectNode().put("jsonrpc", "2.0").putNull("id");
            answer.putObject("error").put("code", -32_700).put("message", "the line is no JSON");
            output.accept(answer.toString());
        }
    }
}
