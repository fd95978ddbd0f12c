package io.reelmill.gateway.storage;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.TransactionManager;
import java.time.Clock;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/** Opens the database and brings its tables up to date. */
@Singleton
class DatabaseConfiguration {

    private static final String SCHEMA = "gateway";

    private final AgroalDataSource source;

    DatabaseConfiguration(AgroalDataSource source) {
        this.source = source;
    }

    @Produces
    @Singleton
    Jdbi jdbi(TransactionManager transactions) {
        return Database.open(source, transactions);
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

    void start(@Observes StartupEvent event) {
        migrate(source);
    }

    static void migrate(DataSource source) {
        ProjectStore.migrate(source);
        Outbox.migrate(source, SCHEMA);
        Migrations.apply(source, SCHEMA, SCHEMA);
    }
}
