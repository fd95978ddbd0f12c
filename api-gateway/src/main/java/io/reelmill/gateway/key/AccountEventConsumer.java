package io.reelmill.gateway.key;

import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.kafka.KafkaEvents;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/**
 * Receives what changes at accounts and passes it on inside this process, as CDI events. Every replica receives all of it, from
 * its start on: what it remembers of accounts is newer than that.
 */
@Singleton
class AccountEventConsumer {

    private static final Logger LOG = Logger.getLogger(AccountEventConsumer.class);

    private final Event<KeyRevoked> revocations;
    private final Event<AccountChanged> changes;

    AccountEventConsumer(Event<KeyRevoked> revocations, Event<AccountChanged> changes) {
        this.revocations = revocations;
        this.changes = changes;
    }

    @Incoming("account-events")
    void receive(ConsumerRecord<String, byte[]> message) {
        try {
            io.reelmill.contracts.event.Event event = KafkaEvents.read(message).event();
            if (event instanceof KeyRevoked revoked) {
                revocations.fire(revoked);
            } else if (event instanceof AccountChanged changed) {
                changes.fire(changed);
            }
        } catch (UnreadableEventException e) {
            // The account-service's own consumers decide on dead letters; what is remembered here ends after 30 s in
            // any case.
            LOG.warnf("a message of %s cannot be read: %s", message.topic(), e.getMessage());
        }
    }
}
