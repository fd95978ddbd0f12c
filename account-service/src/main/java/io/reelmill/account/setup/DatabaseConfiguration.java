package io.reelmill.account.setup;

import io.quarkus.runtime.Startup;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import jakarta.transaction.TransactionManager;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/** Opens the database and brings its tables up to date. */
public final class DatabaseConfiguration {

    public static final String SCHEMA = "account";

    private DatabaseConfiguration() {}

    /** Whoever holds a Jdbi may rely on the tables being there, and so may repositories: they are made before any task is scheduled. */
    @Startup(Interceptor.Priority.PLATFORM_BEFORE - 100)
    @Produces
    @Singleton
    static Jdbi jdbi(DataSource source, TransactionManager transactions) {
        migrate(source);
        return Database.open(source, transactions);
    }

    /** Opens a database after its tables have been brought up to date; for tests without the whole service. */
    public static Jdbi openMigrated(DataSource source) {
        migrate(source);
        return Database.open(source);
    }

    static void migrate(DataSource source) {
        Migrations.apply(source, SCHEMA, SCHEMA);
        Outbox.migrate(source, SCHEMA);
    }
}
