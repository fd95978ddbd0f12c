package io.reelmill.database;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/**
 * Brings a schema up to date. Several processes may do so at once: Flyway takes a lock. Each set of migrations has a
 * history table of its own, so that a library's tables may live in a service's schema.
 */
public final class Migrations {

    private Migrations() {}

    /**
     * Applies what is missing.
     *
     * @param schema made when it does not exist
     * @param set name of the set: its files are {@code db/<set>/V1__….sql} on the class path; {@code ${schema}} in them is
     *     the schema's name
     */
    public static void apply(DataSource source, String schema, String set) {
        Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(source)
                .schemas(schema)
                .defaultSchema(schema)
                .placeholders(java.util.Map.of("schema", schema))
                .table("migrations_" + set.replace('-', '_'))
                .locations("classpath:db/" + set)
                .baselineOnMigrate(true)
                .baselineVersion("0")
                .load()
                .migrate();
    }
}
