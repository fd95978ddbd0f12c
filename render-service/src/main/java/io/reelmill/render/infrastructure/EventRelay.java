package io.reelmill.render.infrastructure;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.outbox.OutboxRelay;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.apache.kafka.clients.producer.Producer;
import org.jdbi.v3.core.Jdbi;

/** Sends this service's events while it runs. */
@ApplicationScoped
class EventRelay {

    private final OutboxRelay relay;

    /** @param migrated asked for so that the outbox table is there */
    EventRelay(AgroalDataSource source, Jdbi migrated, Producer<String, byte[]> producer) {
        this.relay = new OutboxRelay(source, DatabaseConfiguration.SCHEMA, producer, OutboxRelay.Settings.defaults());
    }

    void start(@Observes StartupEvent event) {
        relay.start();
    }

    void stop(@Observes ShutdownEvent event) {
        relay.close();
    }
}
