package io.reelmill.database;

import jakarta.transaction.TransactionManager;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.postgres.PostgresPlugin;

/** Opens Jdbi on a data source. */
public final class Database {

    private Database() {}

    /** For a service without JTA: Jdbi begins and ends every transaction itself. */
    public static Jdbi open(DataSource source) {
        return Jdbi.create(source).installPlugin(new PostgresPlugin());
    }

    /**
     * For a service whose data source takes part in JTA transactions. In a thread that has such a transaction Jdbi joins it, on
     * the same connection as Hibernate; in all others it begins and ends its own.
     */
    public static Jdbi open(DataSource source, TransactionManager transactions) {
        Jdbi jdbi = open(source);
        jdbi.setTransactionHandler(new JoiningTransactionHandler(transactions));
        return jdbi;
    }
}
