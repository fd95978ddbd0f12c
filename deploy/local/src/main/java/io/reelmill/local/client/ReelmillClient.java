package io.reelmill.local.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The public API over HTTP. */
public final class ReelmillClient {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String API = "/api/public/v3";

    /** Of calls that wait for what they order. */
    private static final Duration LONG_CALL = Duration.ofSeconds(90);

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(5))
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI base;
    private final String key;

    public ReelmillClient(URI base, String key) {
        this.base = base;
        this.key = key;
    }

    /**
     * Sends a render request.
     *
     * @param body the JSON, sent unchanged; the API validates it
     * @throws ApiCallException when it is refused
     */
    public Accepted render(String body) {
        JsonNode answer = json(request(API + "/render")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
        List<String> warnings = new ArrayList<>();
        answer.path("warnings").forEach(w -> warnings.add(w.asText()));
        return new Accepted(
                answer.path("pid").asText(), answer.path("creditsReserved").asInt(), warnings);
    }

    /**
     * The status of a project. Throws {@link ApiCallException} with status 404 when the key's workspace has no such
     * project.
     */
    public RenderStatus status(String pid) {
        String query = "?pid=" + URLEncoder.encode(pid, StandardCharsets.UTF_8);
        return RenderStatus.of(json(request(API + "/status" + query).GET().build()));
    }

    /**
     * Orders media, and waits as long as the API does.
     *
     * @param body the JSON, sent unchanged
     * @throws ApiCallException when it is refused, or fails meanwhile
     */
    public Generation generate(String body) {
        return Generation.of(json(request(API + "/generate-media")
                .timeout(LONG_CALL)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build()));
    }

    /** A generation at this moment. */
    public Generation generation(String id) {
        return Generation.of(
                json(request(API + "/generate-media?id=" + encoded(id)).GET().build()));
    }

    /**
     * Exports a project, and waits as long as the API does.
     *
     * @param body the JSON, sent unchanged
     * @throws ApiCallException when it is refused, or fails meanwhile
     */
    public Generation export(String body) {
        return Generation.of(json(request(API + "/export-video")
                .timeout(LONG_CALL)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build()));
    }

    /** An export of a project at this moment. */
    public Generation export(String pid, String exportId) {
        JsonNode status =
                json(request(API + "/status?pid=" + encoded(pid)).GET().build());
        for (JsonNode export : status.path("exports")) {
            if (export.path("exportId").asText().equals(exportId)) {
                return Generation.of(export);
            }
        }
        throw new ApiCallException(404, pid + " has no export " + exportId);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** The answer of the project list, newest first. */
    public JsonNode latestProjects() {
        return json(request(API + "/projects?limit=100").GET().build());
    }

    /** Saves a video or its poster. The file gets its final name only when it is complete. */
    public void download(URI link, Path file) {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        HttpRequest request = HttpRequest.newBuilder(base.resolve(link)).build();
        HttpResponse<InputStream> response = send(request, HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream in = response.body()) {
            if (response.statusCode() != 200) {
                throw new ApiCallException(
                        response.statusCode(),
                        file.getFileName() + " could not be fetched: "
                                + messageOf(new String(in.readAllBytes(), StandardCharsets.UTF_8), response));
            }
            Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("it could not be saved as " + file + ": " + e.getMessage(), e);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(base.resolve(path))
                .timeout(Duration.ofSeconds(30))
                .header("key", key)
                .header("Accept", "application/json");
    }

    private JsonNode json(HttpRequest request) {
        HttpResponse<String> response = send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new ApiCallException(response.statusCode(), messageOf(response.body(), response));
        }
        try {
            return JSON.readTree(response.body());
        } catch (JsonProcessingException e) {
            throw new ApiCallException(response.statusCode(), "the answer is no JSON: " + response.body());
        }
    }

    /** All violations that the error body lists, else its message, else the status. */
    private static String messageOf(String body, HttpResponse<?> response) {
        try {
            JsonNode error = JSON.readTree(body);
            List<String> messages = new ArrayList<>();
            error.path("errors").forEach(e -> messages.add(e.path("message").asText()));
            if (messages.size() > 1) {
                return String.join("; ", messages);
            }
            if (error.path("error").isTextual()) {
                return error.path("error").asText();
            }
        } catch (JsonProcessingException e) {
            // not an error body of ours: only the status is known
        }
        return "status " + response.statusCode() + " from " + response.uri();
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler) {
        try {
            return http.send(request, handler);
        } catch (IOException e) {
            throw new UnreachableException("nobody answers at " + base, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
