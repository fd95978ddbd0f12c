package io.reelmill.remote.call;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.status;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import io.reelmill.fetch.Limits;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.remote.Recorded;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class LineTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private final EndpointClient line = RECORDED.line("", Map.of("Authorization", "Bearer " + Recorded.KEY));

    @Test
    void shouldTryAgainAfterAServerErrorAndAfterABrokenConnection() {
        first(status(500), "second");
        RECORDED.server()
                .stubFor(get(anyUrl())
                        .inScenario("s")
                        .whenScenarioStateIs("second")
                        .willReturn(aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER))
                        .willSetStateTo("third"));
        RECORDED.server()
                .stubFor(get(anyUrl())
                        .inScenario("s")
                        .whenScenarioStateIs("third")
                        .willReturn(okJson("{}")));

        assertThat(line.json(Call.get("ask", "/x"))).isEmpty();
        assertThat(RECORDED.calls).containsExactly("ask 500", "ask connection", "ask ok");
    }

    @Test
    void shouldWaitAsLongAsTheServiceAsksButNotForHours() {
        first(status(429).withHeader("Retry-After", "0.1"), "then");
        RECORDED.server()
                .stubFor(get(anyUrl())
                        .inScenario("s")
                        .whenScenarioStateIs("then")
                        .willReturn(okJson("{}")));
        line.json(Call.get("ask", "/x"));
        assertThat(RECORDED.calls).containsExactly("ask 429", "ask ok");
        CallFailure busy = new CallFailure(Category.PASSING, "busy", "429", true, false, Duration.ofSeconds(3));
        assertThat(Policies.wanted(busy)).as("less a quarter by chance").isEqualTo(Duration.ofSeconds(4));

        RECORDED.server().resetAll();
        RECORDED.server().stubFor(get(anyUrl()).willReturn(status(429).withHeader("Retry-After", "3600")));
        assertThat(failure("/x").category()).isEqualTo(Category.PASSING);
        RECORDED.server().verify(1, getRequestedFor(anyUrl()));
    }

    @Test
    void shouldNotRepeatWhatIsRefusedNorTellTheKeyOrTheAnswer() {
        RECORDED.server()
                .stubFor(get(anyUrl()).willReturn(status(401).withBody("Incorrect API key provided: " + Recorded.KEY)));

        ProviderException failure = failure("/x");

        assertThat(failure.category()).isEqualTo(Category.INTERNAL);
        assertThat(failure).hasMessage("recorded does not accept the key (401)").hasMessageNotContaining("secret");
        assertThat(RECORDED.calls).containsExactly("ask 401");
    }

    @Test
    void shouldRepeatAnOrderOnlyWhereItWasCertainlyNotTaken() {
        RECORDED.server().stubFor(get(anyUrl()).willReturn(status(500)));
        assertThatThrownBy(() -> line.send(Call.get("make", "/x").asOrder())).isInstanceOf(ProviderException.class);
        assertThat(RECORDED.calls).hasSize(1);

        RECORDED.server().resetAll();
        RECORDED.calls.clear();
        RECORDED.server().stubFor(get(anyUrl()).willReturn(status(503)));
        assertThatThrownBy(() -> line.send(Call.get("make", "/x").asOrder())).isInstanceOf(ProviderException.class);
        assertThat(RECORDED.calls).hasSize(3);
    }

    @Test
    void shouldLeaveAnIllServiceAloneAndComeBackWhenItIsWell() {
        EndpointClient careful = RECORDED.line("", Map.of(), Recorded.patience(3));
        RECORDED.server().stubFor(get(anyUrl()).willReturn(status(500)));
        assertThatThrownBy(() -> careful.send(Call.get("ask", "/x"))).hasMessage("recorded failed (500)");

        assertThatThrownBy(() -> careful.send(Call.get("ask", "/x")))
                .hasMessage("recorded is left alone for a while after failures");
        RECORDED.server().verify(3, getRequestedFor(anyUrl()));

        RECORDED.server().resetAll();
        RECORDED.server().stubFor(get(anyUrl()).willReturn(okJson("{\"back\":true}")));
        org.awaitility.Awaitility.await().ignoreExceptions().untilAsserted(() -> assertThat(
                        careful.json(Call.get("ask", "/x")).path("back").asBoolean())
                .isTrue());
        assertThat(careful.json(Call.get("ask", "/x"))).hasSize(1);
    }

    @Test
    void shouldGiveUpOnASlowServiceWithoutAskingAgain() {
        CallPolicy brief = new CallPolicy(Duration.ofMillis(300), 3, Duration.ofMillis(1), 2, 9, Duration.ofSeconds(1));
        RECORDED.server().stubFor(get(anyUrl()).willReturn(okJson("{}").withFixedDelay(2_000)));

        assertThatThrownBy(() -> RECORDED.line("", Map.of(), brief).send(Call.get("ask", "/x")))
                .hasMessage("recorded did not answer in time");
        assertThat(RECORDED.calls).containsExactly("ask timeout");
    }

    @Test
    void shouldNotUseAnAnswerThatIsCutOffTooLargeOrNotJson() {
        RECORDED.server()
                .stubFor(get("/cut").willReturn(okJson("{\"a\": \"bcdefgh\"}").withHeader("Content-Length", "200")));
        RECORDED.server().stubFor(get("/large").willReturn(okJson("[" + " ".repeat(2 << 20) + "]")));
        RECORDED.server()
                .stubFor(get("/page")
                        .willReturn(aResponse()
                                .withHeader("Content-Type", "text/html")
                                .withBody("<p>Hi")));
        RECORDED.server().stubFor(get("/broken").willReturn(okJson("{\"a\":")));
        RECORDED.server().stubFor(get("/deep").willReturn(okJson("[".repeat(2000))));

        assertThat(failure("/cut")).hasMessage("recorded could not be reached, or broke off");
        assertThatThrownBy(() -> line.json(Call.get("ask", "/large").atMost(1)))
                .hasMessage("recorded answered with more than is allowed");
        assertThat(failure("/page")).hasMessageEndingWith("with a web page");
        assertThat(failure("/broken")).hasMessageEndingWith("with broken JSON");
        assertThat(failure("/deep")).hasMessageEndingWith("with broken JSON");
    }

    @Test
    void shouldFollowAnswersToPrivateAddressesOnlyOnTheEndpointsOwnServer(@TempDir Path folder) {
        RECORDED.server().stubFor(get("/file").willReturn(aResponse().withBody("film")));
        String home = "http://127.0.0.1:" + RECORDED.server().port() + "/file";
        line.download("film", home, folder.resolve("film"), Limits.picture());
        assertThat(folder.resolve("film")).hasContent("film");
        RECORDED.server().verify(getRequestedFor(anyUrl()).withoutHeader("Authorization"));

        for (String elsewhere :
                new String[] {"http://127.0.0.1:1/file", "http://169.254.169.254/", "file:///etc/passwd"}) {
            assertThatThrownBy(() -> line.download("film", elsewhere, folder.resolve("no"), Limits.picture()))
                    .hasMessageEndingWith("with an address from which nothing could be fetched");
            assertThatThrownBy(() -> line.send(Call.get("film", elsewhere)))
                    .hasMessageEndingWith("with an address on another server");
        }
    }

    @Test
    void shouldFetchAFileThatIsLateAndFollowNoRedirectOfTheEndpointsOwnServer(@TempDir Path folder) {
        first(status(404), "there");
        RECORDED.server()
                .stubFor(get(anyUrl())
                        .inScenario("s")
                        .whenScenarioStateIs("there")
                        .willReturn(aResponse().withBody("film")));
        String home = "http://127.0.0.1:" + RECORDED.server().port();
        line.download("film", home + "/file", folder.resolve("film"), Limits.picture());
        assertThat(folder.resolve("film")).hasContent("film");

        RECORDED.server().resetAll();
        RECORDED.server().stubFor(get("/away").willReturn(status(302).withHeader("Location", home + "/internal")));
        assertThatThrownBy(() -> line.download("film", home + "/away", folder.resolve("no"), Limits.picture()))
                .hasMessageEndingWith("with an address from which nothing could be fetched");
        RECORDED.server().verify(0, getRequestedFor(urlEqualTo("/internal")));
    }

    private static void first(com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder answer, String then) {
        RECORDED.server()
                .stubFor(get(anyUrl())
                        .inScenario("s")
                        .whenScenarioStateIs(Scenario.STARTED)
                        .willReturn(answer)
                        .willSetStateTo(then));
    }

    private ProviderException failure(String path) {
        return catchThrowableOfType(ProviderException.class, () -> line.json(Call.get("ask", path)));
    }
}
