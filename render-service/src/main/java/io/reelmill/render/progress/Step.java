package io.reelmill.render.progress;

import io.reelmill.contracts.project.ProjectStatus;
import java.util.Locale;

/** A kind of stage, and its part of the progress of an output, after what each takes of the whole time. */
public enum Step {
    SOURCE(0, 4),
    SCRIPT(4, 5),
    TRANSCRIPT(5, 12),
    NARRATION(5, 12),
    FIGURE(12, 22),
    VISUALS(16, 40),
    SOUNDTRACK(40, 44),
    TIMELINE(44, 45),
    FILM(45, 99);

    private final double from;
    private final double to;

    Step(double from, double to) {
        this.from = from;
        this.to = to;
    }

    /** Percent of the output at which it begins. */
    public double from() {
        return from;
    }

    /** Percent of the output at which it ends. */
    public double to() {
        return to;
    }

    /** As clients see it in the status. */
    String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public ProjectStatus status() {
        return this == FILM ? ProjectStatus.RENDERING : ProjectStatus.BUILDING;
    }
}
