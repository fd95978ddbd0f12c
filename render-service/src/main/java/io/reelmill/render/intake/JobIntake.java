package io.reelmill.render.intake;

import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.Event;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.kafka.EventIntake;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.render.job.JobEnds;
import io.reelmill.render.job.JobNotifier;
import io.reelmill.render.job.JobStore;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;

/** Takes requested renders and tasks into the queue. What cannot be read goes to the dead-letter topic. */
@ApplicationScoped
public class JobIntake {

    private static final Logger LOG = Logger.getLogger(JobIntake.class);

    private static final TaskEnd.Failed GONE = new TaskEnd.Failed(
            "unavailable", "The film was made too long ago to be made again; render its project anew to export it so.");

    private final EventIntake intake;
    private final JobStore jobs;
    private final JobEnds ends;
    private final JobNotifier notifier;

    JobIntake(EventIntake intake, JobStore jobs, JobEnds ends, JobNotifier notifier) {
        this.intake = intake;
        this.jobs = jobs;
        this.ends = ends;
        this.notifier = notifier;
    }

    @Incoming("render-jobs")
    @Blocking
    CompletionStage<Void> take(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, Event.class, this::add);
    }

    private void add(Event event) {
        if (event instanceof TaskRequested task) {
            add(task);
        } else if (event instanceof RenderRequested render) {
            add(render);
        } else {
            throw new UnreadableEventException(event.type() + " does not belong among the jobs", null);
        }
    }

    private void add(TaskRequested task) {
        if (!jobs.add(task)) {
            ends.refuse(task, GONE);
            LOG.infof("task refused, its film is not known any more pid=%s task=%s", task.pid(), task.taskId());
            return;
        }
        notifier.wake();
        LOG.infof("task taken in pid=%s task=%s", task.pid(), task.taskId());
    }

    private void add(RenderRequested request) {
        jobs.add(request);
        notifier.wake();
        LOG.infof("job taken in pid=%s output=%d", request.pid(), request.output());
    }
}
