package io.reelmill.gateway.storage;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.outbox.OutboxRelay;
import io.reelmill.projects.ProjectStore;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jdbi.v3.core.Jdbi;

/** Opens the database, brings its tables up to date, and keeps the relay of the outbox going. */
@Singleton
class DatabaseConfiguration {

    private static final String SCHEMA = "gateway";

    private final AgroalDataSource source;
    private final String bootstrapServers;
    private OutboxRelay relay;

    DatabaseConfiguration(
            AgroalDataSource source, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers) {
        this.source = source;
        this.bootstrapServers = bootstrapServers;
    }

    @Produces
    @Singleton
    Jdbi jdbi() {
        return Database.open(source);
    }

    @Produces
    @Singleton
    ProjectStore projects(Jdbi jdbi, Clock clock) {
        return new ProjectStore(jdbi, clock);
    }

    @Produces
    @Singleton
    Outbox outbox(Clock clock) {
        return new Outbox(SCHEMA, "/reelmill/api-gateway", clock);
    }

    void start(@Observes StartupEvent event) {
        ProjectStore.migrate(source);
        Outbox.migrate(source, SCHEMA);
        Migrations.apply(source, SCHEMA, "gateway");
        relay = new OutboxRelay(
                source,
                SCHEMA,
                OutboxProducer.create(bootstrapServers, "api-gateway"),
                OutboxRelay.Settings.defaults());
        relay.start();
    }

    void stop(@Observes ShutdownEvent event) {
        if (relay != null) {
            relay.close();
        }
    }
}
