package io.reelmill.sdk;

import io.reelmill.sdk.model.ErrorBody;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Sends calls. Every {@code POST} has an idempotency key, the same for all of its tries, so that a repeated one is done once; so
 * any call may be repeated when its answer was lost.
 */
final class Connection {

    private static final String API = "/api/public/v3";
    private static final Duration LONGEST_CALL = Duration.ofSeconds(90);
    private static final Duration LONGEST_UPLOAD = Duration.ofMinutes(10);

    // HTTP/1.1: under load, the upgrade of a call without TLS to HTTP/2 fails at times
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final String base;
    private final String key;
    private final RetryPolicy retries;

    Connection(URI gateway, String key, RetryPolicy retries) {
        this.base = gateway.toString().replaceFirst("/+$", "") + API;
        this.key = key;
        this.retries = retries;
    }

    <T> T call(String method, String path, Object body, Type answer) {
        return call(
                method, path, body, method.equals("POST") ? UUID.randomUUID().toString() : null, answer);
    }

    <T> T call(String method, String path, Object body, String idempotencyKey, Type answer) {
        HttpRequest.Builder request = request(path, idempotencyKey).timeout(LONGEST_CALL);
        if (body == null) {
            request.method(method, BodyPublishers.noBody());
        } else {
            request.method(method, BodyPublishers.ofByteArray(Json.write(body)))
                    .header("Content-Type", "application/json");
        }
        return send(request.build(), answer);
    }

    /** Sends a file by {@code POST}. The same file may be sent again. */
    <T> T upload(String path, Path file, Type answer) {
        try {
            BodyPublisher content = BodyPublishers.ofFile(file);
            return send(
                    request(path, null)
                            .timeout(LONGEST_UPLOAD)
                            .header("Content-Type", "application/octet-stream")
                            .POST(content)
                            .build(),
                    answer);
        } catch (FileNotFoundException e) {
            throw new ReelmillException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private <T> T send(HttpRequest request, Type answer) {
        for (int retry = 1; ; retry++) {
            ReelmillException failure;
            Optional<Duration> pause;
            try {
                HttpResponse<byte[]> response = http.send(request, BodyHandlers.ofByteArray());
                if (response.statusCode() < 300) {
                    return read(response.body(), answer);
                }
                ApiException refusal = ApiException.of(response.statusCode(), error(response));
                failure = refusal;
                pause = RetryPolicy.mayPass(refusal.status(), refusal.code())
                        ? retries.pauseBefore(retry, retryAfter(response))
                        : Optional.empty();
            } catch (IOException e) {
                failure = new ReelmillException(request.uri() + " cannot be reached: " + e.getMessage(), e);
                pause = retries.pauseBefore(retry, Optional.empty());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new ReelmillException("interrupted", e);
            }
            if (pause.isEmpty()) {
                throw failure;
            }
            sleep(pause.get());
        }
    }

    private HttpRequest.Builder request(String path, String idempotencyKey) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .header("key", key)
                .header("Accept", "application/json")
                .header("User-Agent", "reelmill-java");
        return idempotencyKey == null ? request : request.header("Idempotency-Key", idempotencyKey);
    }

    private static <T> T read(byte[] body, Type type) {
        try {
            return Json.read(body, type);
        } catch (IOException e) {
            throw new ReelmillException("the answer cannot be read: " + e.getMessage(), e);
        }
    }

    /** Proxies on the way answer in words of their own. */
    private static ErrorBody error(HttpResponse<byte[]> response) {
        try {
            return Json.read(response.body(), ErrorBody.class);
        } catch (IOException e) {
            String message = "the API answered " + response.statusCode();
            return new ErrorBody(0, message, "http_" + response.statusCode(), null, List.of(), null, null);
        }
    }

    private static Optional<Duration> retryAfter(HttpResponse<byte[]> response) {
        return response.headers()
                .firstValue("Retry-After")
                .filter(text -> text.matches("\\d{1,9}"))
                .map(text -> Duration.ofSeconds(Long.parseLong(text)));
    }

    static void sleep(Duration pause) {
        try {
            Thread.sleep(pause.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ReelmillException("interrupted", e);
        }
    }
}
