package io.reelmill.render.attempt;

import io.reelmill.contracts.catalog.RenderParameters;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestParameters;
import io.reelmill.render.source.Material;
import io.reelmill.timeline.Canvas;
import java.util.List;

/** From ratio and resolution to pixels: the resolution is the shorter side. */
public final class FrameSize {

    /** No frame is longer than this many times its shorter side. */
    private static final double LONGEST = 16 / 9.0;

    private final int side;
    private final double rate;
    private final String ratio;

    public FrameSize(RenderSpec spec) {
        this.side = switch (spec.get(RenderParameters.RESOLUTION)) {
            case "720p" -> 720;
            case "4k" -> 2160;
            default -> 1080;
        };
        this.rate = spec.get(RenderParameters.FRAME_RATE);
        this.ratio = spec.get(RequestParameters.ASPECT_RATIO);
    }

    /** The largest frame that may come of it, whatever {@code auto} turns out to be. */
    public Canvas largest() {
        return canvas(List.of());
    }

    /** The frame; {@code auto} takes the shape of the first material that has one. */
    public Canvas canvas(List<Material> materials) {
        return switch (ratio) {
            case "16:9" -> new Canvas(side * 16 / 9, side, rate);
            case "1:1" -> new Canvas(side, side, rate);
            case "4:5" -> new Canvas(side, side * 5 / 4, rate);
            case "auto" ->
                materials.stream()
                        .filter(Material::hasPicture)
                        .findFirst()
                        .map(this::shapeOf)
                        .orElseGet(() -> new Canvas(side, side * 16 / 9, rate));
            default -> new Canvas(side, side * 16 / 9, rate);
        };
    }

    /** The frame of a video that is only worked on: its own frame rate, and its own size unless a ratio was asked for. */
    public Canvas like(Material video) {
        double own = Math.min(60, Math.max(1, video.frameRate()));
        Canvas shaped =
                ratio.equals("auto") ? new Canvas(even(video.width()), even(video.height()), own) : canvas(List.of());
        return new Canvas(shaped.width(), shaped.height(), own);
    }

    private Canvas shapeOf(Material material) {
        double shape = material.width() / (double) material.height();
        double bounded = Math.max(1 / LONGEST, Math.min(LONGEST, shape));
        return bounded >= 1
                ? new Canvas(even(side * bounded), side, rate)
                : new Canvas(side, even(side / bounded), rate);
    }

    private static int even(double pixels) {
        return (int) Math.round(pixels / 2) * 2;
    }
}
