package io.reelmill.render.workflow;

import io.reelmill.contracts.project.ProjectStatus;

/** A stage's part of the progress of an output, after what each takes of the whole time. */
enum Step {
    SCRIPT(0, 2),
    NARRATION(2, 10),
    VISUALS(10, 36),
    SOUNDTRACK(36, 42),
    TIMELINE(42, 43),
    FILM(43, 99);

    final double from;
    final double to;

    Step(double from, double to) {
        this.from = from;
        this.to = to;
    }

    ProjectStatus status() {
        return this == FILM ? ProjectStatus.RENDERING : ProjectStatus.BUILDING;
    }
}
