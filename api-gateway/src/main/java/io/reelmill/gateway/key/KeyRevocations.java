package io.reelmill.gateway.key;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.KeyRevoked;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
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
        Map<String, String> headers = new HashMap<>();
        message.headers().forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        try {
            if (CloudEvent.read(headers, message.value()).event() instanceof KeyRevoked revoked) {
                keys.forget(revoked.keyId());
            }
        } catch (UnreadableEventException e) {
            // The account-service's own consumers decide on dead letters; memory ends after 30 s in any case.
            LOG.warnf("a message of %s cannot be read: %s", message.topic(), e.getMessage());
        }
    }
}
