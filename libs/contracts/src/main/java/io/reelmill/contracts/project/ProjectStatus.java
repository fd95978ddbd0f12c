package io.reelmill.contracts.project;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a project, or one output of it, reports. */
public enum ProjectStatus {
    BUILDING,
    RENDERING,
    READY,
    ERROR;

    /** Whether the run has come to its end. */
    public boolean isFinal() {
        return this == READY || this == ERROR;
    }

    @JsonValue
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static ProjectStatus of(String wireName) {
        return valueOf(wireName.toUpperCase(Locale.ROOT));
    }
}
