package io.reelmill.local.cli;

import io.reelmill.local.kafka.Kafka;
import io.reelmill.local.postgres.Database;
import io.reelmill.local.postgres.Postgres;
import io.reelmill.local.process.HomeLock;
import io.reelmill.local.process.Installation;
import io.reelmill.local.suite.Service;
import io.reelmill.local.suite.ServiceProcess;
import io.reelmill.local.suite.SuiteOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The {@code REELMILL_…} variables that the commands read. */
record Environment(Map<String, String> variables, Supplier<Path> root) {

    private static final int DEFAULT_PORT = 8080;

    static Environment ofProcess() {
        return new Environment(System.getenv(), () -> Installation.find().root());
    }

    /** {@code REELMILL_HOME}, else {@code .reelmill} beside the script. */
    Path home() {
        return value("REELMILL_HOME").map(Path::of).orElseGet(() -> root.get().resolve(".reelmill"));
    }

    /** Whether there is a desktop on which a browser may be opened. */
    boolean hasDesktop() {
        return value("DISPLAY").or(() -> value("WAYLAND_DISPLAY")).isPresent();
    }

    /** {@code REELMILL_HTTP_PORT}, else 8080. */
    int httpPort() {
        String given = value("REELMILL_HTTP_PORT").orElse(Integer.toString(DEFAULT_PORT));
        if (!given.matches("\\d{1,5}") || Integer.parseInt(given) < 1 || Integer.parseInt(given) > 65535) {
            throw new CommandException(
                    CommandException.MISUSED, "REELMILL_HTTP_PORT must be a port from 1 to 65535, not " + given);
        }
        return Integer.parseInt(given);
    }

    /** {@code REELMILL_URL}, else the address of the suite on this machine. */
    URI url() {
        String given = value("REELMILL_URL").orElseGet(() -> "http://localhost:" + httpPort());
        if (!given.matches("https?://[^\\s/?#]+/?")) {
            throw new CommandException(
                    CommandException.MISUSED,
                    "REELMILL_URL must be the address of a gateway, as in http://localhost:8080, not " + given);
        }
        return URI.create(given);
    }

    /** {@code REELMILL_KEY}, else the key that {@code up} stored in the home. */
    String key() {
        return value("REELMILL_KEY")
                .or(() -> stored("demo-key"))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no API key: set REELMILL_KEY (a suite that was started by ./reelmill up leaves one in "
                                + home().resolve("demo-key") + ")"));
    }

    /** {@code REELMILL_KAFKA_BOOTSTRAP}, else the broker of the suite that used the home last. */
    String kafka() {
        return value("REELMILL_KAFKA_BOOTSTRAP")
                .or(() -> Kafka.addressIn(home()))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no Kafka: start the suite with ./reelmill up, or set REELMILL_KAFKA_BOOTSTRAP"));
    }

    /** {@code REELMILL_ADMIN_URL}, else the address of the administration of the suite that used the home last. */
    URI adminUrl() {
        String given = value("REELMILL_ADMIN_URL")
                .or(() -> stored("admin-url"))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no administration: start the suite with ./reelmill up, or set REELMILL_ADMIN_URL"));
        if (!given.matches("https?://[^\\s/?#]+/?")) {
            throw new CommandException(
                    CommandException.MISUSED,
                    "REELMILL_ADMIN_URL must be the address of an administration, as in http://127.0.0.1:8093, not "
                            + given);
        }
        return URI.create(given);
    }

    /** {@code REELMILL_OPERATOR_TOKEN}, else the token that {@code up} stored in the home. */
    String operatorToken() {
        return value("REELMILL_OPERATOR_TOKEN")
                .or(() -> stored("operator-token"))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no operator token: set REELMILL_OPERATOR_TOKEN (a suite that was started by ./reelmill up"
                                + " leaves one in " + home().resolve("operator-token") + ")"));
    }

    /** {@code REELMILL_ACCOUNT_URL}, else the account-service of the suite that used the home last. */
    URI accountServiceUrl() {
        return URI.create(value("REELMILL_ACCOUNT_URL")
                .or(() -> stored(new ServiceProcess(Service.ACCOUNT, 0).addressFile()))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no account-service: start the suite with ./reelmill up, or set REELMILL_ACCOUNT_URL")));
    }

    /** {@code REELMILL_INTERNAL_TOKEN}, else the token with which operators call the services of the suite in the home. */
    String internalToken() {
        return value("REELMILL_INTERNAL_TOKEN")
                .or(() -> stored("internal-token-operator"))
                .orElseThrow(() -> new CommandException(
                        CommandException.MISUSED,
                        "no internal token: start the suite with ./reelmill up, or set REELMILL_INTERNAL_TOKEN"));
    }

    /** Where programs are looked for. */
    String searchPath() {
        return variables.getOrDefault("PATH", "");
    }

    /** {@code REELMILL_JDBC_URL}, else the database of the suite that runs on the home, if one does. */
    Optional<Database> database() {
        Optional<Database> given = value("REELMILL_JDBC_URL")
                .map(url -> new Database(
                        url,
                        value("REELMILL_JDBC_USER").orElse("postgres"),
                        value("REELMILL_JDBC_PASSWORD").orElse("")));
        return given.isPresent() || !isRunning() ? given : Postgres.runningIn(home());
    }

    /** {@code REELMILL_KAFKA_BOOTSTRAP}, else the broker of the suite that runs on the home, if one does. */
    Optional<String> knownKafka() {
        Optional<String> given = value("REELMILL_KAFKA_BOOTSTRAP");
        return given.isPresent() || !isRunning() ? given : Kafka.addressIn(home());
    }

    /**
     * Management ports by service: {@code REELMILL_MANAGEMENT_URLS} ({@code api-gateway=http://127.0.0.1:9080,…}), else those of
     * the suite that runs on the home, if one does.
     */
    Map<String, URI> managementUrls() {
        Map<String, URI> urls = new LinkedHashMap<>();
        Optional<String> given = value("REELMILL_MANAGEMENT_URLS");
        if (given.isPresent()) {
            for (String entry : given.get().split(",")) {
                String[] parts = entry.strip().split("=", 2);
                if (parts.length < 2 || !parts[1].matches("https?://[^\\s/?#]+/?")) {
                    throw new CommandException(
                            CommandException.MISUSED,
                            "REELMILL_MANAGEMENT_URLS must be like api-gateway=http://127.0.0.1:9080,…, not " + entry);
                }
                urls.put(parts[0], URI.create(parts[1]));
            }
        } else if (isRunning()) {
            for (ServiceProcess process : ServiceProcess.all(SuiteOptions.MAX_RENDER_WORKERS)) {
                // one that has not come up yet has no file
                stored(process.managementFile()).ifPresent(url -> urls.put(process.name(), URI.create(url)));
            }
        }
        return urls;
    }

    private boolean isRunning() {
        return HomeLock.isHeld(home());
    }

    private Optional<String> stored(String name) {
        Path file = home().resolve(name);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private Optional<String> value(String name) {
        return Optional.ofNullable(variables.get(name)).filter(v -> !v.isBlank());
    }
}
