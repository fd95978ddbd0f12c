package io.reelmill.local.doctor;

import io.reelmill.local.postgres.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** The database: whether it answers, its version, its schemas and its connections. */
public final class DatabaseCheck implements Check {

    private static final String SUBJECT = "database";
    private static final int MIN_VERSION = 15;
    /** Of one process of each service. */
    private static final int MIN_CONNECTIONS = 80;

    private static final Set<String> SCHEMAS = Set.of("account", "gateway", "projects", "publishing", "render");

    private final Database database;

    public DatabaseCheck(Database database) {
        this.database = database;
    }

    @Override
    public List<Finding> run() {
        Properties login = new Properties();
        login.put("user", database.user());
        login.put("password", database.password());
        login.put("loginTimeout", "10");
        login.put("socketTimeout", "10");
        try (Connection connection = DriverManager.getConnection(database.jdbcUrl(), login);
                Statement statement = connection.createStatement()) {
            return findings(statement);
        } catch (SQLException e) {
            return List.of(Finding.problem(
                    SUBJECT,
                    "does not answer: " + e.getMessage().lines().findFirst().orElse(""),
                    "check REELMILL_JDBC_URL, REELMILL_JDBC_USER and REELMILL_JDBC_PASSWORD, and that"
                            + " PostgreSQL runs"));
        }
    }

    private static List<Finding> findings(Statement statement) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        String version = one(statement, "SHOW server_version");
        int major = Integer.parseInt(one(statement, "SHOW server_version_num")) / 10_000;
        findings.add(
                major >= MIN_VERSION
                        ? Finding.ok(SUBJECT, "PostgreSQL " + version)
                        : Finding.problem(SUBJECT, "PostgreSQL " + version, "upgrade it to version 15 or later"));
        int connections = Integer.parseInt(one(statement, "SHOW max_connections"));
        if (connections < MIN_CONNECTIONS) {
            findings.add(Finding.problem(
                    SUBJECT,
                    connections + " connections at most, and four services hold up to " + MIN_CONNECTIONS,
                    "set max_connections to 200"));
        }
        Set<String> missing = new TreeSet<>(SCHEMAS);
        try (ResultSet rows = statement.executeQuery("SELECT nspname FROM pg_namespace")) {
            while (rows.next()) {
                missing.remove(rows.getString(1));
            }
        }
        if (missing.size() == SCHEMAS.size()) {
            findings.add(Finding.warning("schemas", "there are none yet", "start the services, which make them"));
        } else if (!missing.isEmpty()) {
            findings.add(Finding.problem(
                    "schemas", "are missing: " + String.join(", ", missing), "start the services to whom they belong"));
        } else {
            findings.add(migrations(statement));
        }
        return findings;
    }

    private static Finding migrations(Statement statement) throws SQLException {
        List<String> histories = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(
                "SELECT schemaname || '.' || tablename FROM pg_tables WHERE tablename LIKE 'migrations\\_%'")) {
            while (rows.next()) {
                histories.add(rows.getString(1));
            }
        }
        List<String> failed = new ArrayList<>();
        for (String history : histories) {
            try (ResultSet rows = statement.executeQuery("SELECT script FROM " + history + " WHERE NOT success")) {
                while (rows.next()) {
                    failed.add(history + " " + rows.getString(1));
                }
            }
        }
        return failed.isEmpty()
                ? Finding.ok("schemas", "migrated")
                : Finding.problem(
                        "schemas",
                        "migrations failed: " + String.join(", ", failed),
                        "look into the log of the service; restore the backup if it cannot be mended");
    }

    private static String one(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
