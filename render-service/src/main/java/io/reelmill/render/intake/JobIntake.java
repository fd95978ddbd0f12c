package io.reelmill.render.intake;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.render.job.Doorbell;
import io.reelmill.render.job.JobStore;
import io.smallrye.common.annotation.Blocking;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** Takes requested renders into the queue. What cannot be read goes to the dead-letter topic. */
@ApplicationScoped
public class JobIntake {

    private static final Logger LOG = Logger.getLogger(JobIntake.class);

    private final JobStore jobs;
    private final Doorbell bell;

    JobIntake(JobStore jobs, Doorbell bell) {
        this.jobs = jobs;
        this.bell = bell;
    }

    @Incoming("render-jobs")
    @Blocking
    void take(ConsumerRecord<String, byte[]> message) {
        CloudEvent envelope = CloudEvent.read(headers(message), message.value());
        if (!(envelope.event() instanceof RenderRequested request)) {
            throw new UnreadableEventException(envelope.type() + " does not belong on " + message.topic(), null);
        }
        jobs.add(request);
        bell.ring();
        LOG.infof("job taken in pid=%s output=%d", request.pid(), request.output());
    }

    private static Map<String, String> headers(ConsumerRecord<String, byte[]> message) {
        Map<String, String> headers = new HashMap<>();
        message.headers().forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        return headers;
    }
}
