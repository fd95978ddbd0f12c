package io.reelmill.gateway.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.gateway.FakeAccountService;
import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.junit.jupiter.api.Test;

/** The official conformance suite of the Model Context Protocol, over the gateway's own transport. */
@QuarkusTest
@TestProfile(ConformanceProfile.class)
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(FakeAccountService.class)
@RequiresProgram("npm")
class McpConformanceTest {

    private static final Logger LOG = Logger.getLogger(McpConformanceTest.class);
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");
    private static final Pattern PASSED = Pattern.compile("^✓ (\\S+): (\\d+) passed, 0 failed", Pattern.MULTILINE);

    /** Scenarios that revision 2025-11-25 requires of servers. */
    private static final int SCENARIOS = 30;

    /** Not required of the revision, and passed all the same. */
    private static final List<String> ALSO_PASSED =
            List.of("json-schema-2020-12", "server-session-lifecycle", "server-sse-polling");

    @Test
    void shouldPassEveryServerScenarioOfTheRevision() throws IOException {
        NodePackages node = NodePackages.install(Path.of("src/test/npm"));

        NodePackages.Outcome outcome = node.run(
                Duration.ofMinutes(5),
                Map.of(),
                "@modelcontextprotocol/conformance/dist/index.js",
                List.of(
                        "server",
                        "--url",
                        "http://localhost:" + RestAssured.port + "/api/mcp",
                        "--requirements",
                        "2025-11-25"));

        String report = COLOUR.matcher(outcome.output()).replaceAll("");
        List<String> passed =
                PASSED.matcher(report).results().map(match -> match.group(1)).toList();
        LOG.info(report);
        LOG.infof("passed %d scenarios: %s", passed.size(), String.join(", ", passed));
        assertThat(outcome.exitCode()).as(report).isZero();
        assertThat(passed)
                .as(report)
                .hasSizeGreaterThanOrEqualTo(SCENARIOS + ALSO_PASSED.size())
                .containsAll(ALSO_PASSED);
    }
}
