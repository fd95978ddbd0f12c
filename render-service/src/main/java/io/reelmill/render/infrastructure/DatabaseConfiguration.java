package io.reelmill.render.infrastructure;

import io.agroal.api.AgroalDataSource;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/** Opens the database and brings its tables up to date. */
class DatabaseConfiguration {

    private static final String SCHEMA = "render";

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
}
