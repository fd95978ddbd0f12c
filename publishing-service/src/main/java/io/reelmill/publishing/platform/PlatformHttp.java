package io.reelmill.publishing.platform;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.RequestBody;
import io.reelmill.fetch.SafeFetch;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Calls a platform's interface. */
final class PlatformHttp {

    private static final long MAX_ANSWER = 1 << 20;

    private final SafeFetch fetch;
    private final Limits limits;

    PlatformHttp(SafeFetch fetch, PlatformSettings settings) {
        this.fetch = fetch;
        this.limits = new Limits(MAX_ANSWER, settings.timeout(), 0, true);
    }

    /**
     * An answer.
     *
     * @param status 0 when there was none: whether the request arrived is not known
     * @param json missing when the answer is not JSON
     */
    record Answer(int status, Map<String, String> headers, JsonNode json) {

        boolean isOk() {
            return status >= 200 && status < 300;
        }

        /** Whether the platform may have done what it was asked for, although it did not say so. */
        boolean isUncertain() {
            return status == 0 || status >= 500;
        }

        Optional<String> header(String name) {
            return Optional.ofNullable(headers.get(name));
        }
    }

    Answer get(String url, Map<String, String> headers) {
        return send("GET", url, headers, null);
    }

    Answer postJson(String url, Map<String, String> headers, ObjectNode body) {
        Map<String, String> all = new HashMap<>(headers);
        all.put("Content-Type", "application/json; charset=UTF-8");
        return send("POST", url, all, RequestBody.of(body.toString().getBytes(StandardCharsets.UTF_8)));
    }

    Answer postForm(String url, Map<String, String> form) {
        Map<String, String> headers = Map.of("Content-Type", "application/x-www-form-urlencoded");
        return send("POST", url, headers, RequestBody.of(encode(form).getBytes(StandardCharsets.UTF_8)));
    }

    Answer send(String method, String url, Map<String, String> headers, RequestBody body) {
        Fetched fetched = fetch.send(method, url, headers, body, limits);
        if (fetched instanceof Fetched.Success answer) {
            return new Answer(answer.status(), answer.headers(), json(answer.body()));
        }
        return new Answer(0, Map.of(), MissingNode.getInstance());
    }

    static Map<String, String> bearer(String token) {
        return Map.of("Authorization", "Bearer " + token);
    }

    static String encode(Map<String, String> form) {
        return form.entrySet().stream()
                .map(e -> encode(e.getKey()) + "=" + encode(e.getValue()))
                .collect(Collectors.joining("&"));
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static ObjectNode object() {
        return ContractJson.mapper().createObjectNode();
    }

    private static JsonNode json(byte[] body) {
        try {
            JsonNode node = ContractJson.mapper().readTree(body);
            return node == null ? MissingNode.getInstance() : node;
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        } catch (IOException e) {
            throw new IllegalStateException("bytes in memory cannot be read", e);
        }
    }
}
