package io.reelmill.projects.task;

import java.util.Locale;

/** What a task makes. */
public enum TaskKind {
    /** Images or a clip, by {@code POST /generate-media}. */
    MEDIA,
    /** A film as a file of its own, by {@code POST /export-video}. */
    EXPORT;

    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }

    static TaskKind ofStored(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
