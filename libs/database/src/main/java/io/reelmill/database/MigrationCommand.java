package io.reelmill.database;

import java.util.Map;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Applies the migrations of a service without starting it, so that an upgrade does so once before new processes start. Reads the
 * variables that tell the service its database.
 */
public final class MigrationCommand {

    private static final String URL = "QUARKUS_DATASOURCE_JDBC_URL";
    private static final String USER = "QUARKUS_DATASOURCE_USERNAME";
    private static final String PASSWORD = "QUARKUS_DATASOURCE_PASSWORD";

    private MigrationCommand() {}

    /**
     * Runs a service's migrations on the database that the environment names.
     *
     * @throws IllegalArgumentException when a variable is missing
     */
    public static void run(Map<String, String> environment, Consumer<DataSource> migrations) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(required(environment, URL));
        source.setUser(required(environment, USER));
        source.setPassword(required(environment, PASSWORD));
        migrations.accept(source);
    }

    private static String required(Map<String, String> environment, String name) {
        String value = environment.get(name);
        if (value == null || value.isBlank()) {
            throw new IllegalArgumentException(name + " is required");
        }
        return value;
    }
}
