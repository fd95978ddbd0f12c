package io.reelmill.local.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * A media generation, or an export, as the API tells of it.
 *
 * @param id of it
 * @param status rendering, ready or error; an export that has its file says nothing, which is ready
 * @param files links to what was made
 */
public record Generation(
        String id, String status, int progress, List<URI> files, int creditsUsed, List<String> warnings, String error) {

    static Generation of(JsonNode body) {
        List<URI> files = new ArrayList<>();
        body.path("urls").forEach(url -> files.add(URI.create(url.asText())));
        if (files.isEmpty() && body.path("url").isTextual()) {
            files.add(URI.create(body.path("url").asText()));
        }
        List<String> warnings = new ArrayList<>();
        body.path("warnings").forEach(warning -> warnings.add(warning.asText()));
        return new Generation(
                body.path("id").asText(body.path("exportId").asText()),
                body.path("status").asText("ready"),
                body.path("progress").asInt(),
                files,
                body.path("creditsUsed").asInt(),
                warnings,
                body.path("error").asText(""));
    }

    public boolean isUnderWay() {
        return status.equals("rendering");
    }

    public boolean isReady() {
        return status.equals("ready");
    }
}
