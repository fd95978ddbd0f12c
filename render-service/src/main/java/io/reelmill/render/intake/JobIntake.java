package io.reelmill.render.intake;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.kafka.EventIntake;
import io.reelmill.render.job.JobNotifier;
import io.reelmill.render.job.JobStore;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;

/** Takes requested renders into the queue. What cannot be read goes to the dead-letter topic. */
@ApplicationScoped
public class JobIntake {

    private static final Logger LOG = Logger.getLogger(JobIntake.class);

    private final EventIntake intake;
    private final JobStore jobs;
    private final JobNotifier notifier;

    JobIntake(EventIntake intake, JobStore jobs, JobNotifier notifier) {
        this.intake = intake;
        this.jobs = jobs;
        this.notifier = notifier;
    }

    @Incoming("render-jobs")
    @Blocking
    CompletionStage<Void> take(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, RenderRequested.class, this::add);
    }

    private void add(RenderRequested request) {
        jobs.add(request);
        notifier.wake();
        LOG.infof("job taken in pid=%s output=%d", request.pid(), request.output());
    }
}
