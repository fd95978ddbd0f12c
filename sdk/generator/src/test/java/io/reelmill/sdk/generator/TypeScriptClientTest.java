package io.reelmill.sdk.generator;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The TypeScript client passes its compiler and its own tests. */
@RequiresProgram("npm")
class TypeScriptClientTest {

    private static final Path CLIENT = Path.of("../typescript").toAbsolutePath().normalize();
    private static final Duration LONGEST = Duration.ofMinutes(3);

    @Test
    void shouldCompileWithEveryStrictness() {
        assertPasses("typescript/bin/tsc", List.of("--noEmit", "-p", CLIENT.toString()));
    }

    @Test
    void shouldPassItsTests() {
        assertPasses(CLIENT.resolve("test/reelmill.test.ts").toString(), List.of());
    }

    private static void assertPasses(String script, List<String> arguments) {
        NodePackages.Outcome outcome = NodePackages.install(CLIENT).run(LONGEST, Map.of(), script, arguments);
        assertThat(outcome.exitCode()).as(outcome.output()).isZero();
    }
}
