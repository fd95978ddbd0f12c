package io.reelmill.local.suite;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.local.postgres.Database;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SuiteOptionsTest {

    private static final SuiteOptions PLAIN = SuiteOptions.keepingData(Path.of("home"), 8080);

    @Test
    void shouldEmbedTheServersUnlessOthersAreNamed() {
        assertThat(PLAIN.from(Map.of("REELMILL_JDBC_URL", " ", "PATH", "/bin"))).satisfies(options -> {
            assertThat(options.database()).isEmpty();
            assertThat(options.kafka()).isEmpty();
            assertThat(options.allowPrivateUrls()).isFalse();
        });
    }

    @Test
    void shouldTakeExistingServersFromTheEnvironment() {
        SuiteOptions options = PLAIN.from(Map.of(
                "REELMILL_JDBC_URL", "jdbc:postgresql://db/x",
                "REELMILL_JDBC_USER", "joe",
                "REELMILL_JDBC_PASSWORD", "s3cret",
                "REELMILL_KAFKA_BOOTSTRAP", "k:9092",
                "REELMILL_ALLOW_PRIVATE_URLS", "true"));

        assertThat(options.database()).contains(new Database("jdbc:postgresql://db/x", "joe", "s3cret"));
        assertThat(options.kafka()).contains("k:9092");
        assertThat(options.allowPrivateUrls()).isTrue();
    }

    @Test
    void shouldNeverPrintThePasswordOfADatabase() {
        assertThat(new Database("jdbc:postgresql://db/x", "joe", "s3cret"))
                .asString()
                .doesNotContain("s3cret");
    }
}
