package io.reelmill.local.suite;

import io.reelmill.local.postgres.Database;
import io.reelmill.local.process.Home;
import io.reelmill.local.process.SuiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The options of a suite.
 *
 * @param home folder of its data
 * @param temporary whether the home is removed at the end; such a suite also prefers a fast start to durability
 * @param httpPort port of the gateway, 0 for any free one
 * @param allowPrivateUrls whether requests may name loopback and private addresses
 * @param database an existing PostgreSQL database instead of an embedded server
 * @param kafka bootstrap servers of an existing Kafka instead of an embedded broker
 * @param renderWorkers how many processes render beside the render-service, which then renders nothing itself; 0 for none
 * @param recordClassData whether services without current class data record it for later starts
 * @param settings environment variables for all services; they override those of the suite
 * @param progress receives short messages for the user
 */
public record SuiteOptions(
        Path home,
        boolean temporary,
        int httpPort,
        boolean allowPrivateUrls,
        Optional<Database> database,
        Optional<String> kafka,
        int renderWorkers,
        boolean recordClassData,
        Map<String, String> settings,
        Consumer<String> progress) {

    /** Most render workers on one machine. */
    public static final int MAX_RENDER_WORKERS = 64;

    public SuiteOptions {
        if (renderWorkers < 0 || renderWorkers > MAX_RENDER_WORKERS) {
            throw new IllegalArgumentException("render workers must be 0 to " + MAX_RENDER_WORKERS);
        }
        settings = Map.copyOf(settings);
    }

    /** On free ports, in a new temporary folder. */
    public static SuiteOptions inTemporaryFolder() {
        try {
            return of(Files.createTempDirectory("reelmill-"), true, 0);
        } catch (IOException e) {
            throw new SuiteException("no temporary folder: " + Home.reason(e), e);
        }
    }

    /** With data that is kept between runs. */
    public static SuiteOptions keepingData(Path home, int httpPort) {
        return of(home, false, httpPort);
    }

    private static SuiteOptions of(Path home, boolean temporary, int httpPort) {
        return new SuiteOptions(
                home, temporary, httpPort, false, Optional.empty(), Optional.empty(), 0, false, Map.of(), line -> {});
    }

    /** Reads existing servers and the policy for private addresses from {@code REELMILL_…} variables. */
    public SuiteOptions from(Map<String, String> environment) {
        String jdbcUrl = environment.getOrDefault("REELMILL_JDBC_URL", "");
        String bootstrap = environment.getOrDefault("REELMILL_KAFKA_BOOTSTRAP", "");
        String operatorToken = environment.getOrDefault("REELMILL_OPERATOR_TOKEN", "");
        return changed(draft -> {
            draft.allowPrivateUrls = Boolean.parseBoolean(environment.get("REELMILL_ALLOW_PRIVATE_URLS"));
            draft.database = jdbcUrl.isBlank()
                    ? Optional.empty()
                    : Optional.of(new Database(
                            jdbcUrl,
                            environment.getOrDefault("REELMILL_JDBC_USER", "postgres"),
                            environment.getOrDefault("REELMILL_JDBC_PASSWORD", "")));
            draft.kafka = bootstrap.isBlank() ? Optional.empty() : Optional.of(bootstrap);
            if (!operatorToken.isBlank()) {
                draft.settings.put("REELMILL_OPERATOR_TOKEN", operatorToken); // goes before the one in the home
            }
        });
    }

    /** With one more environment variable for all services. */
    public SuiteOptions with(String variable, String value) {
        return changed(draft -> draft.settings.put(variable, value));
    }

    /** Allows requests to name loopback and private addresses, which tests with a local web server need. */
    public SuiteOptions withPrivateUrls() {
        return changed(draft -> draft.allowPrivateUrls = true);
    }

    /** With a receiver of progress messages. */
    public SuiteOptions reportingTo(Consumer<String> listener) {
        return changed(draft -> draft.progress = listener);
    }

    /** With so many processes that only render; 0 lets the render-service render itself. */
    public SuiteOptions withRenderWorkers(int count) {
        return changed(draft -> draft.renderWorkers = count);
    }

    /** Has the services record their class data. This start is slower, later ones are faster. */
    public SuiteOptions recordingClassData() {
        return changed(draft -> draft.recordClassData = true);
    }

    private SuiteOptions changed(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return new SuiteOptions(
                home,
                temporary,
                httpPort,
                draft.allowPrivateUrls,
                draft.database,
                draft.kafka,
                draft.renderWorkers,
                draft.recordClassData,
                draft.settings,
                draft.progress);
    }

    /** A copy of the options that can be changed. */
    private static final class Draft {

        private boolean allowPrivateUrls;
        private Optional<Database> database;
        private Optional<String> kafka;
        private int renderWorkers;
        private boolean recordClassData;
        private final Map<String, String> settings;
        private Consumer<String> progress;

        private Draft(SuiteOptions options) {
            this.allowPrivateUrls = options.allowPrivateUrls;
            this.database = options.database;
            this.kafka = options.kafka;
            this.renderWorkers = options.renderWorkers;
            this.recordClassData = options.recordClassData;
            this.settings = new HashMap<>(options.settings);
            this.progress = options.progress;
        }
    }
}
