package io.reelmill.gateway.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.ContractJson;
import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.samples.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The linters that users of the document run on it find no error. */
@RequiresProgram("npm")
class OpenApiLintTest {

    private static final Duration LONGEST = Duration.ofMinutes(3);

    @TempDir
    Path folder;

    private Path document;

    @BeforeEach
    void write() throws IOException {
        document = Files.write(
                folder.resolve("openapi.json"),
                ContractJson.bytes(OpenApiDocument.make(new Samples("http://localhost:8080"))));
    }

    @Test
    void shouldPassRedocly() {
        assertPasses("@redocly/cli/bin/cli.js", List.of("lint", "--extends=recommended", document.toString()));
    }

    @Test
    void shouldPassSpectral() throws IOException {
        Path rules = Files.writeString(folder.resolve("rules.yaml"), "extends: [\"spectral:oas\"]\n");
        assertPasses(
                "@stoplight/spectral-cli/dist/index.js",
                List.of("lint", "--fail-severity=error", "--ruleset", rules.toString(), document.toString()));
    }

    private static void assertPasses(String linter, List<String> arguments) {
        NodePackages.Outcome outcome = NodePackages.install(Path.of("src/test/npm"))
                .run(LONGEST, Map.of("REDOCLY_TELEMETRY", "off"), linter, arguments);
        assertThat(outcome.exitCode()).as(outcome.output()).isZero();
    }
}
