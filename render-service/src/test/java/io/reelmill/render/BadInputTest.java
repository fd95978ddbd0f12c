package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.testkit.DocumentTable;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/bad-input.md} says of the ends of projects, by the running service and a server with such files. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class BadInputTest {

    private static final String DOCUMENT = "bad-input.md";
    private static final int KEPT = 10;

    @Inject
    RenderRequestBuilder commission;

    static Stream<List<String>> failing() {
        return DocumentTable.rows(DOCUMENT, "Ended in error").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failing")
    void shouldEndInAnErrorThatNamesTheFieldAndKeepThePriceOfTheCall(List<String> row) throws Exception {
        endsInError(row, "invalid_input", KEPT);
    }

    static Stream<List<String>> notPossibleHere() {
        return DocumentTable.rows(DOCUMENT, "Not possible here").stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("notPossibleHere")
    void shouldSayWhatTheInstallationLacksAndChargeNothing(List<String> row) throws Exception {
        endsInError(row, "unavailable", 0);
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
        assertThat(project.creditsUsed()).isLessThan(RenderRequestBuilder.RESERVED);
    }

    private void endsInError(List<String> row, String code, int creditsUsed) throws JsonProcessingException {
        ProjectSnapshot project = ended(row.get(0), row.get(1));

        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.error()).startsWith(row.get(2));
        assertThat(project.errorCode()).isEqualTo(code);
        assertThat(project.creditsUsed()).isEqualTo(creditsUsed);
    }

    private ProjectSnapshot ended(String workflow, String sent) throws JsonProcessingException {
        return commission.ended(RenderRequestBuilder.spec(workflow, sent));
    }
}
