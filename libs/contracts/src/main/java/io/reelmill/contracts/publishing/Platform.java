package io.reelmill.contracts.publishing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where a video can be published. */
public enum Platform {
    TIKTOK("platform_a"),
    YOUTUBE("platform_b"),
    INSTAGRAM("platform_c"),
    WEBHOOK("webhook");

    private final String alias;

    Platform(String alias) {
        this.alias = alias;
    }

    /** The name in answers. */
    @JsonValue
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The other name that requests may use. */
    public String alias() {
        return alias;
    }

    /** Reads either name, in any case. */
    public static Optional<Platform> of(String text) {
        return Arrays.stream(values())
                .filter(p -> p.wireName().equalsIgnoreCase(text) || p.alias.equalsIgnoreCase(text))
                .findFirst();
    }

    @JsonCreator
    static Platform read(String text) {
        return of(text).orElseThrow(() -> new IllegalArgumentException("not a platform: " + text));
    }
}
