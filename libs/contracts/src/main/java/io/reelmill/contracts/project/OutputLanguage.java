package io.reelmill.contracts.project;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * The language that a video speaks.
 *
 * @param tag language tag such as {@code en}
 * @param source how it was decided
 */
public record OutputLanguage(String tag, Source source) {

    /** How a language was decided: asked for, told from the text, or English because the text does not tell. */
    public enum Source {
        REQUEST,
        DETECTED,
        DEFAULT;

        @JsonValue
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }

        @JsonCreator
        public static Source of(String wireName) {
            return valueOf(wireName.toUpperCase(Locale.ROOT));
        }
    }
}
