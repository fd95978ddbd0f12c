package io.reelmill.qa.e2e;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.sdk.Reelmill;
import io.reelmill.sdk.example.Example;
import io.reelmill.sdk.model.Project;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The examples of the SDKs make their films. */
class SdkTest {

    @RegisterExtension
    static final RunningSuite REELMILL = new RunningSuite();

    @Test
    void shouldMakeAFilmByTheJavaExample() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Example.class.getName())
                .redirectErrorStream(true);
        builder.environment().putAll(REELMILL.environment());
        Process example = builder.start();
        String output = new String(example.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(example.waitFor(1, TimeUnit.MINUTES)).isTrue();

        assertThat(example.exitValue()).as(output).isZero();
        assertFilm(output);
        Reelmill reelmill = Reelmill.connect(
                REELMILL.environment().get("REELMILL_URL"),
                REELMILL.environment().get("REELMILL_KEY"));
        List<String> projects = new ArrayList<>();
        for (Project project : reelmill.projects()) {
            projects.add(project.pid());
        }
        assertThat(projects).isNotEmpty().doesNotHaveDuplicates();
        assertThat(reelmill.account().credits().total()).isPositive();
    }

    @Test
    @RequiresProgram("npm")
    void shouldMakeAFilmByTheTypeScriptExample() throws IOException {
        NodePackages node = NodePackages.install(Path.of("src/test/npm"));
        String example = new File("../sdk/typescript/example.ts").getCanonicalPath();

        NodePackages.Outcome outcome = node.run(Duration.ofMinutes(8), REELMILL.environment(), example, List.of());

        assertThat(outcome.exitCode())
                .as(outcome.output() + REELMILL.complaints())
                .isZero();
        assertFilm(outcome.output());
    }

    private static void assertFilm(String output) {
        List<String> lines = output.lines().toList();
        assertThat(lines.get(0)).matches("costs at most \\d+ credits");
        assertThat(lines).contains("100 %");
        given().head(lines.get(lines.size() - 1)).then().statusCode(200).contentType("video/mp4");
    }
}
