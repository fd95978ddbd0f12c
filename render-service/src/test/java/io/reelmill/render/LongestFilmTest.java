package io.reelmill.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Films that turn out longer than the plan of their workspace allows, although the estimate could not tell. */
@QuarkusTest
@QuarkusTestResource(TestPostgres.class)
@QuarkusTestResource(TestKafka.class)
@QuarkusTestResource(MediaFixtures.class)
class LongestFilmTest {

    private static final int KEPT = 10;

    @Inject
    RenderRequestBuilder commission;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "music-to-video, '\"source\": {\"url\": \"#/tone.wav\"}', source.url",
        "audio-to-video, '\"source\": {\"url\": \"#/tone.wav\"}', source.url",
        "script-to-video, '\"source\": {\"text\": \"A much longer film than a second comes of this.\"}', source.text"
    })
    void shouldEndByTheClientsInputAndNameTheField(String workflow, String sent, String field) throws Exception {
        ProjectSnapshot project =
                commission.ended(RenderRequestBuilder.spec(workflow, sent).limitedTo(1));

        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.errorCode()).isEqualTo("invalid_input");
        assertThat(project.error())
                .startsWith(field + " makes a film of about ")
                .endsWith(" s; the plan of this workspace allows 1 s.");
        assertThat(project.creditsUsed()).isEqualTo(KEPT);
    }
}
