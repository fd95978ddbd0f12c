package io.reelmill.projects;

/** The good end of a job: of an {@link OutputEnd.Ready output} of a run, or of a {@link io.reelmill.projects.task.TaskEnd.Ready task}. */
public interface ReadyEnd {

    /** Credits that it is charged with. */
    int credits();
}
