package io.reelmill.render.workflow;

import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.timeline.Canvas;

/** From ratio and resolution to pixels: the resolution is the shorter side. */
final class FrameSize {

    private FrameSize() {}

    static Canvas canvas(RenderSpec spec) {
        int side =
                switch (spec.get(RenderParameters.RESOLUTION)) {
                    case "720p" -> 720;
                    case "4k" -> 2160;
                    default -> 1080;
                };
        double rate = spec.get(RenderParameters.FRAME_RATE);
        return switch (spec.get(RequestParameters.ASPECT_RATIO)) {
            case "16:9" -> new Canvas(side * 16 / 9, side, rate);
            case "1:1" -> new Canvas(side, side, rate);
            case "4:5" -> new Canvas(side, side * 5 / 4, rate);
            // A narrated video has no source whose shape "auto" could follow.
            default -> new Canvas(side, side * 16 / 9, rate);
        };
    }
}
