package io.reelmill.local.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;

/** The administration of the account-service over HTTP. Every method throws {@link ApiCallException} when a call is refused. */
public final class AdminClient {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI base;
    private final String token;

    /** @param token of the operator */
    public AdminClient(URI base, String token) {
        this.base = base;
        this.token = token;
    }

    /** @param query parameters; those without a value are left out */
    public JsonNode get(String path, Map<String, String> query) {
        String parameters = query.entrySet().stream()
                .filter(parameter -> parameter.getValue() != null)
                .map(parameter ->
                        parameter.getKey() + "=" + URLEncoder.encode(parameter.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return send("GET", parameters.isEmpty() ? path : path + "?" + parameters, HttpRequest.BodyPublishers.noBody());
    }

    /** @param body fields; those without a value are left out */
    public JsonNode post(String path, Map<String, ?> body) {
        return send("POST", path, json(body));
    }

    /** @param body fields; those without a value are left out */
    public JsonNode put(String path, Map<String, ?> body) {
        return send("PUT", path, json(body));
    }

    private static HttpRequest.BodyPublisher json(Map<String, ?> body) {
        Map<String, Object> given = body.entrySet().stream()
                .filter(field -> field.getValue() != null)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return HttpRequest.BodyPublishers.ofString(JSON.valueToTree(given).toString());
    }

    private JsonNode send(String method, String path, HttpRequest.BodyPublisher body) {
        HttpRequest request = HttpRequest.newBuilder(base.resolve("/admin" + path))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(method, body)
                .build();
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() / 100 != 2) {
                throw new ApiCallException(response.statusCode(), message(response));
            }
            return JSON.readTree(response.body());
        } catch (JsonProcessingException e) {
            throw new ApiCallException(502, "the answer is no JSON");
        } catch (IOException e) {
            throw new UnreachableException("no administration answers at " + base, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static String message(HttpResponse<String> response) {
        if (response.statusCode() == 401) {
            return "the operator token is wrong: set REELMILL_OPERATOR_TOKEN";
        }
        try {
            JsonNode error = JSON.readTree(response.body()).path("error");
            if (error.isTextual()) {
                return error.textValue();
            }
        } catch (JsonProcessingException e) {
            // not an error body of ours: only the status is known
        }
        return "status " + response.statusCode() + " from " + response.uri();
    }
}
