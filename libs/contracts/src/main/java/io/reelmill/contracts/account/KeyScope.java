package io.reelmill.contracts.account;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What an API key may be used for. */
public enum KeyScope {
    /** Makes films and reads projects, characters, voices and webhook deliveries. */
    RENDER,
    /** Publishes films: channels and the queue. Reads projects. */
    PUBLISH,
    /** Spends the workspace's money and reads what was spent. */
    BILLING,
    /** Manages the keys and secrets of the workspace. */
    ADMIN;

    @JsonValue
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scope of this name, empty when there is none. */
    public static Optional<KeyScope> find(String wireName) {
        return Arrays.stream(values())
                .filter(scope -> scope.wireName().equals(wireName))
                .findFirst();
    }

    /**
     * The scope of this name.
     *
     * @throws IllegalArgumentException when there is none
     */
    @JsonCreator
    public static KeyScope of(String wireName) {
        return find(wireName)
                .orElseThrow(
                        () -> new IllegalArgumentException("a scope must be one of " + names() + ", not " + wireName));
    }

    /** All names, for messages. */
    public static String names() {
        return Arrays.stream(values()).map(KeyScope::wireName).collect(Collectors.joining(", "));
    }
}
