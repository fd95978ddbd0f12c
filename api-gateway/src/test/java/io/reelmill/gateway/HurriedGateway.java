package io.reelmill.gateway;

import io.quarkus.test.junit.QuarkusTestProfile;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The gateway of all tests that need other settings than the rest: it soon gives up, has a word list and records traces, and its
 * database can be cut off. One for all of them, since its start costs more than most tests.
 */
public final class HurriedGateway implements QuarkusTestProfile {

    /** Renders that may wait for their group. */
    static final int MAX_WAITING = 4;

    @Override
    public Map<String, String> getConfigOverrides() {
        Map<String, String> settings = new HashMap<>(Map.of(
                "quarkus.rest-client.account-service.read-timeout", "1000",
                "quarkus.datasource.jdbc.acquisition-timeout", "1s",
                "reelmill.generation.answer-within", "1s",
                // a second group could lose its connection before it has come to its commit
                "reelmill.submissions.groups", "1",
                "reelmill.submissions.max-waiting", Integer.toString(MAX_WAITING),
                "reelmill.policy.words", wordList().toString()));
        settings.put("quarkus.otel.sdk.disabled", "false");
        settings.put("quarkus.otel.exporter.otlp.endpoint", "http://127.0.0.1:9");
        settings.put("quarkus.otel.bsp.schedule.delay", "1h"); // nothing is exported
        return settings;
    }

    private static Path wordList() {
        try {
            Path list = Files.createTempFile("refused", ".txt");
            list.toFile().deleteOnExit();
            return Files.writeString(list, "# nobody's business\ngadfly\nJane Q. Public # a person\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<TestResourceEntry> testResources() {
        return List.of(
                new TestResourceEntry(CuttablePostgres.class),
                new TestResourceEntry(TestKafka.class),
                new TestResourceEntry(FakeAccountService.class));
    }

    @Override
    public boolean disableGlobalTestResources() {
        return true;
    }
}
