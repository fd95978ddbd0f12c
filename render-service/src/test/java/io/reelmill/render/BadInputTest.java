package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.Normalisation;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.RequestNormaliser;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.NewRun;
import io.reelmill.projects.ProjectStore;
import io.reelmill.render.job.Doorbell;
import io.reelmill.render.job.JobStore;
import io.reelmill.testkit.DocumentTable;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/bad-input.md} says of the ends of projects, by the running service and a server with such files. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(Specimens.class)
class BadInputTest {

    private static final String DOCUMENT = "bad-input.md";
    private static final int RESERVED = 500;
    private static final int KEPT = 10;

    @Inject
    Jdbi jdbi;

    @Inject
    ProjectStore projects;

    @Inject
    JobStore jobs;

    @Inject
    Doorbell bell;

    static Stream<List<String>> failing() {
        return DocumentTable.rows(DOCUMENT, "Ended in error").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failing")
    void shouldEndInAnErrorThatNamesTheFieldAndKeepThePriceOfTheCall(List<String> row) throws Exception {
        ProjectSnapshot project = ended(row.get(0), row.get(1));

        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.error()).startsWith(row.get(2));
        assertThat(project.errorCode()).isEqualTo("invalid_input");
        assertThat(project.creditsUsed()).isEqualTo(KEPT);
    }

    static Stream<List<String>> notPossibleHere() {
        return DocumentTable.rows(DOCUMENT, "Not possible here").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("notPossibleHere")
    void shouldSayWhatTheInstallationLacksAndChargeNothing(List<String> row) throws Exception {
        ProjectSnapshot project = ended(row.get(0), row.get(1));

        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.error()).startsWith(row.get(2));
        assertThat(project.errorCode()).isEqualTo("unavailable");
        assertThat(project.creditsUsed()).isZero();
    }

    static Stream<List<String>> warned() {
        return DocumentTable.rows(DOCUMENT, "Done, with a warning").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("warned")
    void shouldMakeTheFilmAndTellWhatIsMissing(List<String> row) throws Exception {
        ProjectSnapshot project = ended(row.get(0), row.get(1));

        assertThat(project.error()).isNull();
        assertThat(project.status()).isEqualTo(ProjectStatus.READY);
        for (String warning : row.get(2).split("<br>")) {
            assertThat(project.warnings()).anySatisfy(told -> assertThat(told).startsWith(warning.strip()));
        }
        assertThat(project.creditsUsed()).isLessThan(RESERVED);
    }

    private ProjectSnapshot ended(String workflow, String sent) throws JsonProcessingException {
        RenderSpec spec = spec(workflow, sent);
        String pid = Pid.next(Clock.systemUTC());
        UUID run = UUID.randomUUID();
        UUID workspace = UUID.randomUUID();
        jdbi.useTransaction(tx -> projects.create(
                tx, new NewRun(pid, run, workspace, "n", workflow, 1, RESERVED, List.of(), null, null)));
        jobs.add(new RenderRequested(pid, run, workspace, Plan.ELITE, 0, 1, RESERVED, spec, Instant.now()));
        bell.ring();
        return await().atMost(Duration.ofMinutes(2))
                .until(() -> projects.find(pid, workspace).orElseThrow(), project -> project.status()
                        .isFinal());
    }

    private static RenderSpec spec(String workflow, String sent) throws JsonProcessingException {
        String body = "{\"workflow\": \"" + workflow + "\", \"render\": {\"resolution\": \"720p\", \"frameRate\": 2}, "
                + sent.replace("#", Specimens.address()) + "}";
        Normalisation normalised =
                RequestNormaliser.normalise(ContractJson.mapper().readTree(body));
        assertThat(normalised).as("the gateway takes it").isInstanceOf(Normalisation.Accepted.class);
        return ((Normalisation.Accepted) normalised).spec();
    }
}
