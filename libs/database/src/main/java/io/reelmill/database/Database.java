package io.reelmill.database;

import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.postgres.PostgresPlugin;

/** Opens Jdbi on a data source whose transactions are its own (not JTA's). */
public final class Database {

    private Database() {}

    public static Jdbi open(DataSource source) {
        return Jdbi.create(source).installPlugin(new PostgresPlugin());
    }
}
