package io.reelmill.local.gallery;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.local.client.RenderStatus;
import java.util.Optional;

/**
 * The result of one request.
 *
 * @param request as it was sent
 * @param film the final status; empty when there is no video
 * @param failure the reason when there is no video, else empty
 * @param seconds duration of the render
 */
public record GalleryEntry(
        Workflow workflow, JsonNode request, Optional<RenderStatus> film, String failure, double seconds) {

    /** A video, stored beside the page under the names of {@link #video} and {@link #poster}. */
    public static GalleryEntry of(Workflow workflow, JsonNode request, RenderStatus film, double seconds) {
        return new GalleryEntry(workflow, request, Optional.of(film), "", seconds);
    }

    /** A request that produced no video. */
    public static GalleryEntry failed(Workflow workflow, JsonNode request, String reason, double seconds) {
        return new GalleryEntry(workflow, request, Optional.empty(), reason, seconds);
    }

    /** File name of a workflow's film. */
    public static String video(Workflow workflow) {
        return workflow.wireName() + ".mp4";
    }

    /** File name of the poster of a workflow's video. */
    public static String poster(Workflow workflow) {
        return workflow.wireName() + ".jpg";
    }
}
