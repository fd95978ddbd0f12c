package io.reelmill.render.job;

import java.util.Locale;

/** What a job makes. */
public enum JobKind {
    /** An output of a run. */
    RENDER,
    /** Images or a clip for themselves. */
    MEDIA,
    /** A film in another form. */
    EXPORT;

    /** Whether its end is told to a task, not to a project. */
    public boolean isTask() {
        return this != RENDER;
    }

    String stored() {
        return name().toLowerCase(Locale.ROOT);
    }

    static JobKind ofStored(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
