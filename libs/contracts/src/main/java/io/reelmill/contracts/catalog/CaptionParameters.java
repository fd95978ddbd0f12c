package io.reelmill.contracts.catalog;

import java.util.List;

/** The block {@code captions}. */
public final class CaptionParameters {

    public static final Parameter<Boolean> ENABLED = Parameter.bool("captions.enabled")
            .defaultsTo(true)
            .invertedAlias("disableCaptions")
            .meaning("Burn animated captions into the picture.");

    public static final Parameter<String> PRESET = Parameter.choice("captions.preset", Presets.CAPTIONS)
            .defaultsTo("Wrap 1")
            .meaning("Caption style.");

    public static final Parameter<String> POSITION = Parameter.choice("captions.position", "top", "middle", "bottom")
            .defaultsTo("bottom")
            .meaning("Vertical position.");

    static final List<Parameter<?>> ALL = List.of(ENABLED, PRESET, POSITION);

    private CaptionParameters() {}
}
