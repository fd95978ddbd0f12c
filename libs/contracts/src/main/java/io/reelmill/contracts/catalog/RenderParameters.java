package io.reelmill.contracts.catalog;

import java.util.List;

/** The block {@code render}. */
public final class RenderParameters {

    public static final Parameter<String> RESOLUTION = Parameter.choice("render.resolution", "720p", "1080p", "4k")
            .defaultsTo("1080p")
            .alias("resolution")
            .meaning("Resolution of the output; 4k costs extra.");

    public static final Parameter<Double> COMPRESSION = Parameter.number("render.compression")
            .defaultsTo(18)
            .between(0, 50)
            .alias("compression")
            .meaning("CRF-style value of the encoder: lower is better and bigger.");

    public static final Parameter<Double> FRAME_RATE = Parameter.number("render.frameRate")
            .defaultsTo(30)
            .between(1, 60)
            .alias("frameRate")
            .meaning("Frames a second.");

    static final List<Parameter<?>> ALL = List.of(RESOLUTION, COMPRESSION, FRAME_RATE);

    private RenderParameters() {}
}
