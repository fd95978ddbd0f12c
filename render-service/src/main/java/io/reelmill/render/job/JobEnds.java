package io.reelmill.render.job;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.ReadyEnd;
import io.reelmill.projects.RunEnd;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Ends a job: job row, project or task, and the event that tells it, in one transaction, behind the fence. */
@ApplicationScoped
public class JobEnds {

    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final Outbox outbox;
    private final Clock clock;

    public JobEnds(Jdbi jdbi, JobStore jobs, ProjectStore projects, TaskStore tasks, Outbox outbox, Clock clock) {
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
        this.tasks = tasks;
        this.outbox = outbox;
        this.clock = clock;
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

    /**
     * Tells the good end of a job.
     *
     * @throws LeaseLostException as {@link #end}
     */
    void end(Job job, ReadyEnd ready) {
        if (ready instanceof TaskEnd.Ready done) {
            end(job, done, null);
        } else {
            end(job, (OutputEnd.Ready) ready, null);
        }
    }

    /**
     * Tells that a job has failed for good. A task costs nothing then, whosever fault it is.
     *
     * @throws LeaseLostException as {@link #end}
     */
    void fail(Job job, OutputEnd.Failed failed, String lastError) {
        if (job.kind().isTask()) {
            end(job, new TaskEnd.Failed(failed.code(), failed.message()), lastError);
        } else {
            end(job, failed, lastError);
        }
    }

    private void end(Job job, TaskEnd end, String lastError) {
        jdbi.useTransaction(tx -> {
            if (!jobs.holds(tx, job)) {
                throw new LeaseLostException(job);
            }
            jobs.close(tx, job, lastError);
            finish(tx, job.runId(), job.creditsReserved(), end);
        });
    }

    /** Ends a task that cannot even be taken in. */
    public void refuse(TaskRequested task, TaskEnd.Failed end) {
        jdbi.useTransaction(tx -> finish(tx, task.taskId(), task.creditsReserved(), end));
    }

    private void finish(Handle tx, UUID task, int reserved, TaskEnd end) {
        tasks.finish(tx, task, end).ifPresent(workspace -> {
            if (reserved == 0) {
                return; // of the sandbox, without a reservation
            }
            String reason = end instanceof TaskEnd.Ready ? "made" : "not_made";
            int capture = Math.min(reserved, end.credits());
            outbox.append(
                    tx, new SettlementRequested(task, workspace, capture, reason, clock.instant()), task.toString());
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
