package io.reelmill.deploy.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.local.client.ReelmillClient;
import io.reelmill.local.client.RenderStatus;
import io.reelmill.local.ledger.LedgerClient;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stopped suite is copied, lost and restored from the copy. It starts the suite twice and renders: {@code -Pendurance}. */
@Tag("endurance")
class BackupTest {

    private static final String RENDER =
            """
            {"workflow": "script-to-video", "source": {"text": "%s"}, "render": {"resolution": "720p", "frameRate": 15}}\
            """.formatted("The lighthouse keeper counts the ships that pass in the night. ".repeat(3));

    @Test
    void shouldGoOnWithWhatWasUnderWayAndKeepTheLedger(@TempDir Path folder) throws IOException, InterruptedException {
        Path home = folder.resolve("home");
        Path backup = folder.resolve("backup");
        String pid;
        // records class data, which the second start maps
        try (Suite suite = Suite.start(SuiteOptions.keepingData(home, 0).recordingClassData())) {
            ReelmillClient client = new ReelmillClient(suite.gatewayUrl(), suite.demoKey());
            pid = client.render(RENDER).pid();
            await().atMost(Duration.ofMinutes(3)).until(() -> client.status(pid).progress() > 0);
        }
        copy(home, backup);
        new Home(home).delete();
        copy(backup, home);

        try (Suite restored = Suite.start(SuiteOptions.keepingData(home, 0))) {
            ReelmillClient client = new ReelmillClient(restored.gatewayUrl(), restored.demoKey());
            RenderStatus end = await().atMost(Duration.ofMinutes(8))
                    .pollInterval(Duration.ofMillis(500))
                    .until(() -> client.status(pid), RenderStatus::isFinal);

            assertThat(end.isReady()).as(end.body().toString()).isTrue();
            client.download(end.videoUrl().orElseThrow(), folder.resolve("film.mp4"));
            assertThat(folder.resolve("film.mp4")).isNotEmptyFile();
            JsonNode ledger = new LedgerClient(restored.url("account-service"), restored.internalToken("operator"))
                    .verify(Optional.empty());
            assertThat(ledger.path("faults")).isEmpty();
            assertThat(ledger.path("transfers").asInt()).isPositive();
        }
    }

    /** With owners and permissions, as PostgreSQL wants them. */
    private static void copy(Path from, Path to) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("cp", "-a", from.toString(), to.toString())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
    }
}
