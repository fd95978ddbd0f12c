package io.reelmill.gateway;

import io.reelmill.projects.OutputEnd;
import java.util.List;

/** The end of an output as the render-service tells it. */
final class FinishedOutput {

    private FinishedOutput() {}

    /** A film of three seconds. */
    static OutputEnd.Ready charged(int credits) {
        return new OutputEnd.Ready(
                credits, "k/video.mp4", "k/thumbnail.jpg", null, 3, 1080, 1920, 30, 1000, null, List.of(), List.of());
    }
}
