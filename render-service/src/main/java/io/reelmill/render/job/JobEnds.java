package io.reelmill.render.job;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.RunEnd;
import jakarta.enterprise.context.ApplicationScoped;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Ends a job: job row, project and finished event in one transaction, behind the fence. */
@ApplicationScoped
public class JobEnds {

    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;
    private final Outbox outbox;

    JobEnds(Jdbi jdbi, JobStore jobs, ProjectStore projects, Outbox outbox) {
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
        this.outbox = outbox;
    }

    /**
     * Tells the end of an output; the last output of a run tells the end of the run.
     *
     * @param lastError for operators, or null
     * @throws LeaseLostException when another worker holds the job; nothing was written then
     */
    public void end(Job job, OutputEnd end, String lastError) {
        jdbi.useTransaction(tx -> {
            if (!jobs.holds(tx, job)) {
                throw new LeaseLostException(job);
            }
            jobs.close(tx, job, lastError);
            projects.finish(tx, job.pid(), job.runId(), job.output(), end).ifPresent(run -> tell(tx, job, run));
        });
    }

    private void tell(Handle tx, Job job, RunEnd run) {
        String reason = run.project().status() == ProjectStatus.READY
                ? "rendered"
                : run.inputAtFault() ? "input_error" : "internal_error";
        RenderFinished finished = new RenderFinished(
                job.pid(), job.runId(), job.workspaceId(), run.creditsCharged(), reason, run.project());
        // One end for each run, and so one event id, however often it is told.
        outbox.append(tx, finished, job.runId().toString());
    }
}
