package io.reelmill.local.gallery;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.local.client.RenderStatus;
import java.util.Optional;

/**
 * What became of one request.
 *
 * @param request as it was sent
 * @param film its end, empty where there is no film
 * @param failure why there is none, or empty
 * @param seconds that it took
 */
public record GalleryEntry(
        Workflow workflow, JsonNode request, Optional<RenderStatus> film, String failure, double seconds) {

    /** A film, which lies beside the page under the names of {@link #video} and {@link #poster}. */
    public static GalleryEntry of(Workflow workflow, JsonNode request, RenderStatus film, double seconds) {
        return new GalleryEntry(workflow, request, Optional.of(film), "", seconds);
    }

    /** A request without a film. */
    public static GalleryEntry failed(Workflow workflow, JsonNode request, String reason, double seconds) {
        return new GalleryEntry(workflow, request, Optional.empty(), reason, seconds);
    }

    /** File name of a workflow's film. */
    public static String video(Workflow workflow) {
        return workflow.wireName() + ".mp4";
    }

    /** File name of the picture that is shown before the film plays. */
    public static String poster(Workflow workflow) {
        return workflow.wireName() + ".jpg";
    }
}
