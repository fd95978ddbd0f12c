package io.reelmill.render.progress;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobStore;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Writes progress behind the fence, then tells the live listeners; these may miss some of it. */
@ApplicationScoped
public class ProgressReporter {

    private static final Logger LOG = Logger.getLogger(ProgressReporter.class);
    private static final String SOURCE = "/reelmill/render-service";

    private final Jdbi jdbi;
    private final JobStore jobs;
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final Producer<String, byte[]> producer;
    private final Clock clock;

    public ProgressReporter(
            Jdbi jdbi,
            JobStore jobs,
            ProjectStore projects,
            TaskStore tasks,
            Producer<String, byte[]> producer,
            Clock clock) {
        this.jdbi = jdbi;
        this.jobs = jobs;
        this.projects = projects;
        this.tasks = tasks;
        this.producer = producer;
        this.clock = clock;
    }

    /**
     * Tells how far an output or a task is. A telling that fails is logged and left: whether the job may go on is for its lease to say.
     *
     * @param percent of it, 0 to 99; the end is told by its end
     */
    public void report(Job job, ProjectStatus status, String stage, int percent) {
        try {
            // Tasks have no status before RENDERING.
            ProjectStatus known = job.kind().isTask() ? ProjectStatus.RENDERING : status;
            advance(job, known, stage, percent).ifPresent(progress -> tell(job, known, stage, progress));
        } catch (JdbiException e) {
            LOG.warnf(e, "progress not told pid=%s stage=%s", job.pid(), stage);
        }
    }

    private Optional<Integer> advance(Job job, ProjectStatus status, String stage, int percent) {
        return jdbi.inTransaction(tx -> {
            if (!jobs.holds(tx, job)) {
                return Optional.empty();
            }
            return job.kind().isTask()
                    ? tasks.advance(tx, job.runId(), stage, percent)
                    : projects.advance(tx, job.pid(), job.runId(), job.output(), status, stage, percent);
        });
    }

    private void tell(Job job, ProjectStatus status, String stage, int progress) {
        Instant now = clock.instant();
        RenderProgressed event =
                new RenderProgressed(job.pid(), job.runId(), job.workspaceId(), status, stage, progress, now);
        CloudEvent envelope = CloudEvent.of(event, SOURCE, now);
        ProducerRecord<String, byte[]> message = new ProducerRecord<>(event.topic(), event.key(), envelope.data());
        envelope.headers().forEach((k, v) -> message.headers().add(k, v.getBytes(StandardCharsets.UTF_8)));
        producer.send(message, (metadata, failure) -> {
            if (failure != null) {
                LOG.debugf(failure, "live progress not told pid=%s", job.pid());
            }
        });
    }
}
