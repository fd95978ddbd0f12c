package io.reelmill.local.suite;

import java.util.Arrays;
import java.util.List;

/** The services of Reelmill. */
public enum Service {
    ACCOUNT("account-service", List.of("-Xmx256m", "-XX:+UseSerialGC"), true),
    PUBLISHING("publishing-service", List.of("-Xmx256m", "-XX:+UseSerialGC"), true),
    GATEWAY("api-gateway", List.of("-Xmx384m", "-XX:+UseSerialGC"), true),
    /**
     * Frames are drawn in native memory; the heap holds planes of pictures, the script and the voice. Threads of another
     * collector would take the processor from the encoder, and its barriers slow drawing down by a quarter.
     */
    RENDER("render-service", List.of("-Xmx2g", "-XX:+UseSerialGC"), false);

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // List.of is
    private final List<String> jvmOptions;

    private final boolean light;

    Service(String id, List<String> jvmOptions, boolean light) {
        this.id = id;
        this.jvmOptions = jvmOptions;
        this.light = light;
    }

    /** The name of its module, its process and its log. */
    public String id() {
        return id;
    }

    /** JVM options for heap and garbage collector. */
    public List<String> jvmOptions() {
        return jvmOptions;
    }

    /** Whether it does so little work that a short run is faster without the optimising compiler. */
    public boolean light() {
        return light;
    }

    /** The service with this name. Throws {@link IllegalArgumentException} when there is none. */
    public static Service of(String id) {
        return Arrays.stream(values())
                .filter(s -> s.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no service is called " + id));
    }
}
