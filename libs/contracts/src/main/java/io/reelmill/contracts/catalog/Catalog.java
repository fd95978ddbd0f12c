package io.reelmill.contracts.catalog;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Every parameter of a render request, and the way from a name that a client sent to the parameter it means. */
public final class Catalog {

    /** Version of the machine-readable description. */
    public static final String VERSION = "3.6.0";

    static final ParameterIndex INDEX = new ParameterIndex(Stream.of(
                    RequestParameters.ALL,
                    SourceParameters.ALL,
                    MediaParameters.ALL,
                    VoiceParameters.ALL,
                    CaptionParameters.ALL,
                    MusicParameters.ALL,
                    AvatarParameters.ALL,
                    OptionParameters.ALL,
                    RenderParameters.ALL,
                    AdvancedParameters.ALL)
            .<Parameter<?>>flatMap(List::stream)
            .toList());

    private Catalog() {}

    /** All of them, block by block. */
    public static List<Parameter<?>> parameters() {
        return INDEX.parameters();
    }

    /** The parameter of this canonical path. */
    public static Optional<Parameter<?>> find(String path) {
        return INDEX.find(path);
    }

    /** The blocks of a request, {@code source}, {@code media}…, and their legacy names. */
    public static Set<String> blocks() {
        return INDEX.blocks();
    }

    /** The known name closest to one that nobody knows, when one is close. */
    public static Optional<String> nearest(String unknown) {
        return INDEX.names().nearest(unknown);
    }
}
