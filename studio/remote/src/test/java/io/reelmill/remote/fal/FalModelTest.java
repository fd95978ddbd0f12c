package io.reelmill.remote.fal;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.equalToJson;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.getRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.jsonResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.put;
import static com.github.tomakehurst.wiremock.client.WireMock.putRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.stubbing.Scenario.STARTED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.providers.PendingOrders;
import io.reelmill.providers.ProviderException;
import io.reelmill.remote.Recorded;
import io.reelmill.remote.model.JobPoller;
import io.reelmill.remote.model.MediaOrder;
import io.reelmill.remote.model.ModelFiles;
import io.reelmill.remote.model.ModelInput;
import io.reelmill.remote.model.Shape;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Against the shapes of fal's documentation: submit, status, result, cancel. */
class FalModelTest {

    @RegisterExtension
    static final Recorded RECORDED = new Recorded();

    /** The path of a request leaves the last part of the model's name away. */
    private static final String REQUEST = "/fal-ai/flux/requests/764cabcf-b745-4b3e-ae38-1200304cf45b";

    @TempDir
    Path folder;

    @BeforeEach
    void shouldTakeTheOrder() {
        String request = home(REQUEST);
        RECORDED.server()
                .stubFor(post("/fal-ai/flux/dev").willReturn(okJson("""
                {"request_id": "764cabcf-b745-4b3e-ae38-1200304cf45b", "queue_position": 1, "status": "IN_QUEUE",
                 "response_url": "%s", "status_url": "%s/status", "cancel_url": "%s/cancel"}""".formatted(request, request, request))));
        RECORDED.server().stubFor(get("/files/1.jpg").willReturn(aResponse().withBody("picture")));
    }

    @Test
    void shouldOrderWaitAndFetchWithTheKeyOnlyWhereItBelongs() {
        status(STARTED, "{\"status\": \"IN_QUEUE\", \"queue_position\": 0}", 202, "working");
        status("working", "{\"status\": \"IN_PROGRESS\", \"logs\": null}", 202, "done");
        status("done", "{\"status\": \"COMPLETED\"}", 200, "done");
        result("{\"images\": [{\"url\": \"%s\", \"width\": 864, \"height\": 1536}], \"has_nsfw_concepts\": [false]}");

        make(() -> false);

        assertThat(folder.resolve("raw")).hasContent("picture");
        assertThat(RECORDED.used).containsExactly("picture 1.0");
        RECORDED.server()
                .verify(postRequestedFor(urlEqualTo("/fal-ai/flux/dev"))
                        .withHeader("Authorization", equalTo("Key " + Recorded.KEY))
                        .withRequestBody(equalToJson("""
                                {"prompt": "a lighthouse", "image_size": {"width": 864, "height": 1536},
                                 "num_inference_steps": 20}""")));
        RECORDED.server()
                .verify(
                        3,
                        getRequestedFor(urlEqualTo(REQUEST + "/status"))
                                .withHeader("Authorization", equalTo("Key " + Recorded.KEY)));
        RECORDED.server().verify(getRequestedFor(urlEqualTo("/files/1.jpg")).withoutHeader("Authorization"));
    }

    @Test
    void shouldTakeTheVideoOfModelsThatMakeOne() {
        status(STARTED, "{\"status\": \"COMPLETED\"}", 200, STARTED);
        result("{\"video\": {\"url\": \"%s\", \"content_type\": \"video/mp4\"}}");
        make(() -> false);
        assertThat(folder.resolve("raw")).exists();
    }

    @Test
    void shouldFailWhereTheModelFailedOrHoldsThePictureBack() {
        status(STARTED, "{\"status\": \"COMPLETED\"}", 200, STARTED);
        RECORDED.server()
                .stubFor(get(REQUEST)
                        .willReturn(jsonResponse("{\"detail\": [{\"msg\": \"prompt is too long\"}]}", 422)));
        assertThatThrownBy(() -> make(() -> false)).hasMessage("recorded does not take the request (422)");

        result("{\"images\": [{\"url\": \"%s\"}], \"has_nsfw_concepts\": [true]}");
        assertThatThrownBy(() -> make(() -> false)).hasMessageEndingWith("with a picture that it holds back");
        assertThat(folder.resolve("raw")).doesNotExist();
    }

    @Test
    void shouldCancelWhatNobodyWaitsForAnyMoreOrTakesTooLong() {
        status(STARTED, "{\"status\": \"IN_QUEUE\"}", 202, STARTED);
        RECORDED.server().stubFor(put(REQUEST + "/cancel").willReturn(jsonResponse("{}", 202)));

        assertThatThrownBy(() -> make(() -> true)).hasMessage("nobody waits for recorded any more");
        RECORDED.server().verify(1, putRequestedFor(urlEqualTo(REQUEST + "/cancel")));

        assertThatThrownBy(() -> make(() -> false))
                .isInstanceOf(ProviderException.class)
                .hasMessageStartingWith("recorded did not finish within");
        RECORDED.server().verify(2, putRequestedFor(urlEqualTo(REQUEST + "/cancel")));
    }

    @Test
    void shouldFetchWhatADeadWorkerOrderedAndNotOrderItAgain() throws Exception {
        Map<String, String> kept = new HashMap<>();
        status(STARTED, "{\"status\": \"IN_QUEUE\"}", 202, STARTED);
        assertThatThrownBy(() -> PendingOrders.during(new Kept(kept), () -> made(() -> true)))
                .hasMessage("nobody waits for recorded any more");
        assertThat(kept).hasSize(1);
        RECORDED.server().verify(0, putRequestedFor(urlEqualTo(REQUEST + "/cancel")));

        status(STARTED, "{\"status\": \"COMPLETED\"}", 200, STARTED);
        result("{\"images\": [{\"url\": \"%s\"}]}");
        PendingOrders.during(new Kept(kept), () -> made(() -> false));

        assertThat(folder.resolve("raw")).hasContent("picture");
        RECORDED.server().verify(1, postRequestedFor(urlEqualTo("/fal-ai/flux/dev")));
        assertThat(kept).isEmpty();
    }

    @Test
    void shouldOrderAnewAfterAnOrderThatFailed() throws Exception {
        Map<String, String> kept = new HashMap<>();
        status(STARTED, "{\"status\": \"FAILED\"}", 200, STARTED);

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> PendingOrders.during(new Kept(kept), () -> made(() -> false)))
                    .hasMessageEndingWith("with a failure of the model");
        }

        RECORDED.server().verify(2, postRequestedFor(urlEqualTo("/fal-ai/flux/dev")));
    }

    private record Kept(Map<String, String> orders) implements PendingOrders {

        @Override
        public Optional<String> find(String order) {
            return Optional.ofNullable(orders.get(order));
        }

        @Override
        public void placed(String order, String reference) {
            orders.put(order, reference);
        }

        @Override
        public void settled(String order) {
            orders.remove(order);
        }
    }

    private boolean made(BooleanSupplier stopped) {
        make(stopped);
        return true;
    }

    private void make(BooleanSupplier stopped) {
        var line = RECORDED.line("", Map.of("Authorization", "Key " + Recorded.KEY));
        var input = new ModelInput(Shape.IMAGE_SIZE, List.of(), Map.of("num_inference_steps", "20"));
        var errand = new JobPoller(Duration.ofMillis(1), Duration.ofMillis(800));
        new FalModel(line, "fal-ai/flux/dev", input, errand, "picture", ModelFiles.NONE)
                .make(new MediaOrder("a lighthouse", 1080, 1920), folder.resolve("raw"), stopped);
    }

    private static void status(String state, String json, int code, String then) {
        RECORDED.server()
                .stubFor(get(REQUEST + "/status")
                        .inScenario("queue")
                        .whenScenarioStateIs(state)
                        .willReturn(jsonResponse(json, code))
                        .willSetStateTo(then));
    }

    private static void result(String json) {
        RECORDED.server().stubFor(get(REQUEST).willReturn(okJson(json.formatted(home("/files/1.jpg")))));
    }

    private static String home(String path) {
        return "http://127.0.0.1:" + RECORDED.server().port() + path;
    }
}
