package io.reelmill.remote.replicate;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.jsonResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.stubbing.Scenario.STARTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.remote.Recorded;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Shape;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of Replicate's reference: predictions.create, predictions.get, predictions.cancel. */
class ReplicateModelTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    private static final String PREDICTION = "/v1/predictions/gm3qorzdhgbfurvjtvhg6dckhu";
    private static final String INPUT = "{\"prompt\": \"a lighthouse\", \"aspect_ratio\": \"9:16\"}";

    @TempDir
    Path folder;

    @Test
    void shouldAskAnOfficialModelAndFetchTheFirstFile() {
        begin("/v1/models/black-forest-labs/flux-schnell/predictions");
        status(STARTED, "{\"status\": \"processing\", \"output\": null}", "done");
        status("done", "{\"status\": \"succeeded\", \"output\": [\"%s\", \"https://other\"]}", "done");

        make("black-forest-labs/flux-schnell", () -> false);

        assertThat(folder.resolve("raw")).hasContent("picture");
        assertThat(RECORDED.used).containsExactly("picture 1.0");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/models/black-forest-labs/flux-schnell/predictions"))
                        .withHeader("Authorization", equalTo("Bearer " + Recorded.KEY))
                        .withRequestBody(equalToJson("{\"input\": " + INPUT + "}")));
    }

    @Test
    void shouldAskAVersionAndTakeASingleFile() {
        begin("/v1/predictions");
        status(STARTED, "{\"status\": \"succeeded\", \"output\": \"%s\"}", STARTED);

        make("stability-ai/sdxl:39ed52f2a78e", () -> false);

        assertThat(folder.resolve("raw")).hasContent("picture");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/v1/predictions"))
                        .withRequestBody(equalToJson("{\"version\": \"39ed52f2a78e\", \"input\": " + INPUT + "}")));
    }

    @Test
    void shouldFailWhereTheModelFailedAndCancelWhatNobodyWaitsFor() {
        begin("/v1/predictions");
        status(STARTED, "{\"status\": \"failed\", \"error\": \"CUDA out of memory\"}", STARTED);
        assertThatThrownBy(() -> make("a/b:c", () -> false))
                .hasMessageEndingWith("with a failure of the model")
                .hasMessageNotContaining("CUDA");

        RECORDED.server().stubFor(post(PREDICTION + "/cancel").willReturn(okJson("{}")));
        assertThatThrownBy(() -> make("a/b:c", () -> true)).hasMessage("nobody waits for recorded any more");
        RECORDED.server().verify(postRequestedFor(urlEqualTo(PREDICTION + "/cancel")));
    }

    private void make(String model, BooleanSupplier stopped) {
        var line = RECORDED.line("/v1", Map.of("Authorization", "Bearer " + Recorded.KEY));
        var input = new ModelInput(Shape.ASPECT_RATIO, List.of("1:1", "9:16", "16:9"), Map.of());
        var errand = new JobPoller(Duration.ofMillis(1), Duration.ofSeconds(5));
        new ReplicateModel(line, model, input, errand, "picture", ModelFiles.NONE)
                .make(new MediaOrder("a lighthouse", 1080, 1920), folder.resolve("raw"), stopped);
    }

    private static void begin(String path) {
        RECORDED.server()
                .stubFor(post(path).willReturn(jsonResponse("""
                        {"id": "gm3qorzdhgbfurvjtvhg6dckhu", "status": "starting", "output": null, "error": null,
                         "urls": {"get": "%s", "cancel": "%s/cancel"}}""".formatted(home(PREDICTION), home(PREDICTION)), 201)));
        RECORDED.server().stubFor(get("/files/1.webp").willReturn(aResponse().withBody("picture")));
    }

    private static void status(String state, String json, String then) {
        RECORDED.server()
                .stubFor(get(PREDICTION)
                        .inScenario("prediction")
                        .whenScenarioStateIs(state)
                        .willReturn(okJson(json.formatted(home("/files/1.webp"))))
                        .willSetStateTo(then));
    }

    private static String home(String path) {
        return "http://127.0.0.1:" + RECORDED.server().port() + path;
    }
}
