package io.reelmill.render.infrastructure;

import io.agroal.api.AgroalDataSource;
import io.reelmill.contracts.pricing.PriceList;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.Producer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jdbi.v3.core.Jdbi;

/** What the beans of this service are built on. */
class DatabaseConfiguration {

    static final String SCHEMA = "render";
    private static final String SOURCE = "/reelmill/render-service";

    /** Whoever asks for the database gets it with its schemas up to date. */
    @Produces
    @Singleton
    Jdbi jdbi(AgroalDataSource source) {
        migrate(source);
        return Database.open(source);
    }

    static void migrate(DataSource source) {
        ProjectStore.migrate(source);
        Migrations.apply(source, SCHEMA, SCHEMA);
        Outbox.migrate(source, SCHEMA);
    }

    @Produces
    @Singleton
    ProjectStore projects(Jdbi jdbi, Clock clock) {
        return new ProjectStore(jdbi, clock);
    }

    @Produces
    @Singleton
    TaskStore tasks(Jdbi jdbi, Clock clock) {
        return new TaskStore(jdbi, clock);
    }

    @Produces
    @Singleton
    Outbox outbox(Clock clock) {
        return new Outbox(SCHEMA, SOURCE, clock);
    }

    @Produces
    @Singleton
    Producer<String, byte[]> producer(@ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        return OutboxProducer.create(bootstrap, "render-service");
    }

    void close(@Disposes Producer<String, byte[]> producer) {
        producer.close();
    }

    @Produces
    @Singleton
    PriceList prices() {
        return PriceList.load();
    }
}
