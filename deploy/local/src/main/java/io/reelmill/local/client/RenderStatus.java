package io.reelmill.local.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Optional;

/**
 * The status of a project as the API returns it.
 *
 * @param status {@code building}, {@code rendering}, {@code ready} or {@code error}
 * @param progress in percent
 * @param body the whole answer
 */
public record RenderStatus(
        String pid, String status, Optional<String> stage, int progress, int creditsUsed, String error, JsonNode body) {

    private static final DecimalFormatSymbols ENGLISH = DecimalFormatSymbols.getInstance(Locale.ROOT);

    static RenderStatus of(JsonNode body) {
        return new RenderStatus(
                body.path("pid").asText(),
                body.path("status").asText(),
                Optional.ofNullable(body.path("stage").textValue()),
                body.path("progress").asInt(),
                body.path("creditsUsed").asInt(),
                body.path("error").asText(""),
                body);
    }

    /** Whether the run has ended. */
    public boolean isFinal() {
        return isReady() || status.equals("error");
    }

    /** Whether there is a video. */
    public boolean isReady() {
        return status.equals("ready");
    }

    /** URL of the video. */
    public Optional<URI> videoUrl() {
        return Optional.ofNullable(body.path("videoUrl").textValue()).map(URI::create);
    }

    /** URL of the playlist by which the film is watched while it is rendered. */
    public Optional<URI> previewUrl() {
        return Optional.ofNullable(body.path("previewUrl").textValue()).map(URI::create);
    }

    /** URL of the poster. */
    public Optional<URI> thumbnailUrl() {
        return Optional.ofNullable(body.path("thumbnailUrl").textValue()).map(URI::create);
    }

    /** Length of the video in seconds, 0 when unknown. */
    public double durationSeconds() {
        return body.path("durationSeconds").asDouble();
    }

    /** Size of the frames, as in {@code 1080x1920, 30 fps}; empty when unknown. */
    public String resolution() {
        JsonNode output = body.path("outputs").path(0);
        if (!output.path("width").isNumber()) {
            return "";
        }
        String size = output.path("width").asInt() + "x" + output.path("height").asInt();
        double rate = output.path("frameRate").asDouble();
        return rate > 0 ? size + ", " + new DecimalFormat("0.##", ENGLISH).format(rate) + " fps" : size;
    }
}
