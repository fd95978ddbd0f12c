package io.reelmill.render.attempt;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.catalog.MediaParameters;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.timeline.Timeline;
import java.util.Optional;

/** {@code noReencode}: the pictures of a video are taken over as they are, where nothing has to be drawn. */
final class StreamCopyRequest {

    private final RenderAttempt attempt;

    StreamCopyRequest(RenderAttempt attempt) {
        this.attempt = attempt;
    }

    /** Whether the request may have a video stream copied. */
    boolean isPossible() {
        return !asking().isEmpty() || attempt.spec().workflow() == Workflow.CAPTION_VIDEO;
    }

    /** Whether the video stream can be copied; where the request asks for that and it cannot, a warning says why. */
    boolean isSpared(Timeline timeline) {
        String asking = asking();
        if (asking.isEmpty() && attempt.spec().workflow() != Workflow.CAPTION_VIDEO) {
            return false;
        }
        Optional<String> obstacle = attempt.providers().filmMaker().obstacle(timeline, attempt.folder());
        if (!asking.isEmpty()) {
            obstacle.ifPresent(why -> attempt.warn(asking + " was not possible, because " + why));
        }
        return obstacle.isEmpty();
    }

    /** The field that asks for it, or empty. */
    private String asking() {
        JsonNode background =
                attempt.spec().find(MediaParameters.BACKGROUND_VIDEO).orElse(null);
        if (background != null && background.path("noReencode").asBoolean()) {
            return "media.backgroundVideo.noReencode";
        }
        JsonNode provided = attempt.spec().find(MediaParameters.PROVIDED).orElse(null);
        for (int i = 0; provided != null && i < provided.size(); i++) {
            if (provided.get(i).path("noReencode").asBoolean()) {
                return "media.provided[" + i + "].noReencode";
            }
        }
        return "";
    }
}
