package io.reelmill.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Speaks the Model Context Protocol over Streamable HTTP, one message at a time. */
final class McpClient {

    static final String PATH = "/api/mcp";

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String key;
    private final String session;

    private McpClient(String key, String session) {
        this.key = key;
        this.session = session;
    }

    /** A client whose session is known. */
    static McpClient with(String key, String capabilities) {
        HttpResponse<Stream<String>> answer = new McpClient(key, null).post("""
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",
             "capabilities":%s,"clientInfo":{"name":"test","version":"1"}}}\
            """.formatted(capabilities));
        String session = answer.headers().firstValue("Mcp-Session-Id").orElseThrow();
        McpClient client = new McpClient(key, session);
        client.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return client;
    }

    static McpClient with(String key) {
        return with(key, "{}");
    }

    /** A client whose session this server has never seen, as one that another replica began. */
    static McpClient ofAnotherReplica(String key) {
        return new McpClient(key, "begun-elsewhere");
    }

    /** The same session, used with another key. */
    McpClient withKey(String other) {
        return new McpClient(other, session);
    }

    /** The result of a tool. */
    JsonNode call(String tool, String arguments) {
        return result(request("tools/call", "{\"name\":\"%s\",\"arguments\":%s}".formatted(tool, arguments), m -> {}));
    }

    /** The result of a method that has one. */
    JsonNode ask(String method, String params) {
        return result(request(method, params, message -> {}));
    }

    /** The error of a method that fails. */
    JsonNode error(String method, String params) {
        JsonNode answer = request(method, params, message -> {});
        if (!answer.has("error")) {
            throw new AssertionError("no error: " + answer);
        }
        return answer.get("error");
    }

    private static JsonNode result(JsonNode answer) {
        if (!answer.has("result")) {
            throw new AssertionError("no result: " + answer);
        }
        return answer.get("result");
    }

    /**
     * Sends a request and reads to its answer.
     *
     * @param before receives what comes before the answer
     */
    JsonNode request(String method, String params, Consumer<JsonNode> before) {
        HttpResponse<Stream<String>> response =
                post("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"%s\",\"params\":%s}".formatted(method, params));
        List<JsonNode> last = new ArrayList<>();
        boolean stream =
                response.headers().firstValue("content-type").orElse("").contains("event-stream");
        response.body()
                .map(line -> stream ? event(line) : line)
                .filter(text -> !text.isBlank())
                .forEach(text -> {
                    JsonNode message = json(text);
                    if (message.has("method")) {
                        before.accept(message);
                    } else {
                        last.add(message);
                    }
                });
        if (last.isEmpty()) {
            throw new AssertionError("no answer, status " + response.statusCode());
        }
        return last.get(last.size() - 1);
    }

    /** Answers a request of the server. */
    void answer(JsonNode request, String result) {
        ObjectNode message = ContractJson.mapper().createObjectNode().put("jsonrpc", "2.0");
        message.set("id", request.get("id"));
        message.set("result", json(result));
        post(message.toString());
    }

    HttpResponse<Stream<String>> post(String message) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + PATH))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString(message));
        if (session != null) {
            request.header("Mcp-Session-Id", session);
        }
        try {
            return HTTP.send(request.build(), BodyHandlers.ofLines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String event(String line) {
        return line.startsWith("data: ") ? line.substring(6) : "";
    }

    private static JsonNode json(String text) {
        try {
            return ContractJson.mapper().readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }
}
