package io.reelmill.gateway.key;

import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.intake.KafkaEvents;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** Hears of revoked keys. Every replica hears of every key, and only from now on: what it remembers is newer than that. */
@Singleton
class KeyRevocations {

    private static final Logger LOG = Logger.getLogger(KeyRevocations.class);

    private final Keys keys;

    KeyRevocations(Keys keys) {
        this.keys = keys;
    }

    @Incoming("account-events")
    void hear(ConsumerRecord<String, byte[]> message) {
        try {
            if (KafkaEvents.read(message).event() instanceof KeyRevoked revoked) {
                keys.forget(revoked.keyId());
            }
        } catch (UnreadableEventException e) {
            // The account-service's own consumers decide on dead letters; memory ends after 30 s in any case.
            LOG.warnf("a message of %s cannot be read: %s", message.topic(), e.getMessage());
        }
    }
}
