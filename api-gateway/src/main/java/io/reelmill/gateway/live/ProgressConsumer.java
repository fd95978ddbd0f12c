package io.reelmill.gateway.live;

import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.Event;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.kafka.KafkaEvents;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** Hears how renders get on. Every replica hears of all; what nobody follows here is not even read. */
@Singleton
class ProgressConsumer {

    private static final Logger LOG = Logger.getLogger(ProgressConsumer.class);

    private final StatusWatches watches;

    ProgressConsumer(StatusWatches watches) {
        this.watches = watches;
    }

    @Incoming("render-progress")
    void progressed(ConsumerRecord<String, byte[]> message) {
        hear(message);
    }

    @Incoming("render-events")
    void finished(ConsumerRecord<String, byte[]> message) {
        hear(message);
    }

    private void hear(ConsumerRecord<String, byte[]> message) {
        Collection<StatusWatch> followers = message.key() == null ? List.of() : watches.of(message.key());
        if (followers.isEmpty()) {
            return;
        }
        try {
            Event event = KafkaEvents.read(message).event();
            if (event instanceof RenderProgressed progressed) {
                followers.forEach(watch -> watch.hear(progressed));
            } else if (event instanceof RenderFinished finished) {
                followers.forEach(watch -> watch.hear(finished));
            }
        } catch (UnreadableEventException e) {
            // The topic's owners decide on dead letters; the row tells the followers what this did not.
            LOG.warnf("a message of %s cannot be read: %s", message.topic(), e.getMessage());
        }
    }
}
