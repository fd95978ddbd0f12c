package io.reelmill.contracts.catalog;

import io.reelmill.contracts.catalog.Parameter.Alias;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every parameter of a render request, and the way from a name that a client sent to the parameter it means. */
public final class Catalog {

    /** Version of the machine-readable description. */
    public static final String VERSION = "3.6.0";

    /** A parameter that may be sent under another name. */
    record Claim(Parameter<?> parameter, Alias alias) {}

    private static final List<Parameter<?>> PARAMETERS = Stream.of(
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
            .toList();

    private static final Map<String, Parameter<?>> BY_PATH = new LinkedHashMap<>();
    private static final Map<String, List<Claim>> BY_ALIAS = new HashMap<>();
    private static final Set<String> BLOCKS = new TreeSet<>();
    private static final NearNames NAMES;

    static {
        for (Parameter<?> parameter : PARAMETERS) {
            BY_PATH.put(parameter.path(), parameter);
            for (Alias alias : parameter.aliases()) {
                BY_ALIAS.computeIfAbsent(alias.path(), path -> new ArrayList<>())
                        .add(new Claim(parameter, alias));
            }
        }
        Stream.concat(BY_PATH.keySet().stream(), BY_ALIAS.keySet().stream())
                .filter(path -> path.contains("."))
                .forEach(path -> BLOCKS.add(path.substring(0, path.indexOf('.'))));
        NAMES = new NearNames(Stream.of(BY_PATH.keySet(), BY_ALIAS.keySet(), BLOCKS)
                .flatMap(Set::stream)
                .toList());
    }

    private Catalog() {}

    /** All of them, block by block. */
    public static List<Parameter<?>> parameters() {
        return PARAMETERS;
    }

    /** The parameter of this canonical path. */
    public static Optional<Parameter<?>> find(String path) {
        return Optional.ofNullable(BY_PATH.get(path));
    }

    /** The blocks of a request, {@code source}, {@code media}…, and their legacy names. */
    public static Set<String> blocks() {
        return Set.copyOf(BLOCKS);
    }

    /** What a name may stand for; one name can mean two fields. */
    static List<Claim> claims(String alias) {
        return BY_ALIAS.getOrDefault(alias, List.of());
    }

    static boolean isBlock(String name) {
        return BLOCKS.contains(name);
    }

    static boolean isKnown(String path) {
        return BY_PATH.containsKey(path) || BY_ALIAS.containsKey(path);
    }

    /** The known name closest to one that nobody knows, when one is close. */
    public static Optional<String> nearest(String unknown) {
        return NAMES.nearest(unknown);
    }
}
