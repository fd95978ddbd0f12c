package io.reelmill.publishing.setup;

import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.outbox.Outbox;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.TransactionManager;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jdbi.v3.core.Jdbi;

/** Opens the database and brings its tables up to date; secrets in it are encrypted. */
public final class DatabaseConfiguration {

    public static final String SCHEMA = "publishing";

    private DatabaseConfiguration() {}

    /** Whoever holds a Jdbi may rely on the tables being there. */
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

    @Produces
    @Singleton
    static SecretCipher cipher(@ConfigProperty(name = "reelmill.encryption.keys") String keys) {
        return SecretCipher.of(keys);
    }
}
