package io.reelmill.qa.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.local.process.Home;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class KilledWorkerTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    /** The worker dies with its disk; the one that goes on, as on another node, has what was copied to the object store. */
    @Test
    void shouldGoOnFromTheLastFinishedStageAndChargeOnce() throws IOException {
        int before = REELMILL.awaitSettledCredits().total();
        String pid = REELMILL.render(
                """
                {"workflow": "script-to-video", "source": {"text": "%s"},
                 "render": {"resolution": "720p", "frameRate": 15}}""".formatted("The lighthouse keeper counts the ships that pass in the night. ".repeat(4)));
        await().atMost(Duration.ofMinutes(5))
                .pollInterval(Duration.ofMillis(50))
                .until(() -> REELMILL.status(pid), s -> "film".equals(s.getString("stage")));
        await().atMost(Duration.ofMinutes(1))
                .until(() -> REELMILL.storedUnder("work/" + pid + "/0/visuals-"), copied -> !copied.isEmpty());

        REELMILL.suite().kill("render-service");
        new Home(REELMILL.suite().home().folder("work")).delete();
        REELMILL.suite().start("render-service");
        JsonPath status = REELMILL.awaitEnd(pid);

        assertThat(status.getString("error")).isNull();
        assertThat(status.getString("status")).isEqualTo("ready");
        // The folders of stages carry the attempt that made them.
        assertThat(stageFolders(pid))
                .filteredOn(f -> f.startsWith("narration-"))
                .singleElement()
                .asString()
                .endsWith("-1");
        assertThat(stageFolders(pid))
                .filteredOn(f -> f.startsWith("visuals-"))
                .singleElement()
                .asString()
                .endsWith("-1");
        assertThat(stageFolders(pid)).filteredOn(f -> f.startsWith("film-")).anyMatch(f -> f.endsWith("-2"));
        assertThat(before - REELMILL.awaitSettledCredits().total()).isEqualTo(status.getInt("creditsUsed"));
    }

    private static List<String> stageFolders(String pid) throws IOException {
        Path output = REELMILL.suite().home().folder("work").resolve(pid).resolve("0");
        try (Stream<Path> folders = Files.list(output)) {
            return folders.map(f -> f.getFileName().toString()).toList();
        }
    }
}
