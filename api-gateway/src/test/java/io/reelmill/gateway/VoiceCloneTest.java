package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.catalog.ClonedVoice;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.studio.StudioApi;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class VoiceCloneTest extends GatewayTest {

    private static final String CLONE = API + "/voice-clone";

    @BeforeEach
    void listenAndMakeVoices() {
        jdbi.useHandle(tx -> tx.execute("DELETE FROM gateway.cloned_voice"));
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo("/files/ada.mp3")).willReturn(aResponse().withBody("ID3 …")));
        FakeAccountService.server.stubFor(post(StudioApi.VOICES)
                .withHeader(AccountApi.TOKEN_HEADER, equalTo(FakeAccountService.TOKEN))
                .willReturn(FakeAccountService.json(
                        "{\"cloner\":\"eleven\",\"reference\":\"c38k\",\"language\":null,\"heard\":true}")));
        FakeAccountService.server.stubFor(
                post(StudioApi.VOICES + StudioApi.FORGET).willReturn(aResponse().withStatus(204)));
    }

    @Test
    void shouldMakeAVoiceOfARecordingAndKeepNothingOfIt() throws IOException {
        Response made = clone(FakeAccountService.KEY, "Ada", "ada.mp3");

        made.then()
                .statusCode(200)
                .body("success", is(1))
                .body("voiceId", startsWith(ClonedVoice.PREFIX))
                .body("voice.voiceId", is((String) made.path("voiceId")))
                .body("voice.name", is("Ada"))
                .body("voice.description", is("warm"))
                .body("voice.language", nullValue())
                .body("voice.previewUrl", containsString("/voices/"));
        FakeAccountService.server.verify(postRequestedFor(urlEqualTo(StudioApi.VOICES))
                .withRequestBody(matchingJsonPath("$.name", equalTo("Ada")))
                .withRequestBody(matchingJsonPath("$.sample"))
                .withRequestBody(matchingJsonPath("$.preview")));
        try (Stream<Path> kept = Files.walk(FakeAccountService.media)) {
            assertThat(kept.filter(f -> f.toString().endsWith(".sample"))).isEmpty();
        }
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(1));
    }

    @Test
    void shouldNameAFieldThatIsNotKnown() {
        as(FakeAccountService.KEY)
                .body(body("Ada", "ada.mp3").replace("{", "{\"descriptions\":1,"))
                .post(CLONE)
                .then()
                .statusCode(200)
                .body("warnings", contains(containsString("descriptions")));
    }

    @Test
    void shouldSpeakARenderByAVoiceOfItsOwnWorkspaceOnly() throws IOException {
        String id = clone(FakeAccountService.KEY, "Ada", "ada.mp3").path("voiceId");
        String script =
                "{\"workflow\":\"script-to-video\",\"input\":\"Hi there\",\"voice\":{\"voiceId\":\"" + id + "\"}}";

        for (String stranger : List.of(script, script.replace(id, ClonedVoice.PREFIX + "unknown"))) {
            withoutTrace(() -> as(FakeAccountService.OTHER_KEY).body(stranger).post(API + "/render"))
                    .then()
                    .statusCode(404)
                    .body("code", is("not_found"))
                    .body("error", is("voice.voiceId names no cloned voice of this workspace"));
        }
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            String pid = render(script).then().statusCode(200).extract().path("pid");
            assertThat(told(jobs, pid, 1).get(0).spec().voice()).isEqualTo(new ClonedVoice(id, "eleven", "c38k"));
        }
    }

    @Test
    void shouldTellAllThatIsWrongAtOnceAndNameTheFieldOfWhatIsNoVoice() {
        as(FakeAccountService.KEY)
                .body("{\"name\":\"Al\",\"description\":7,\"voiceUrl\":\"http://169.254.169.254/me.mp3\"}")
                .post(CLONE)
                .then()
                .statusCode(400)
                .body("errors.field", contains("name", "description", "voiceUrl"))
                .body("errors.code", contains("bounds", "type", "blocked_url"));
        clone(FakeAccountService.KEY, "Ada", "gone.mp3")
                .then()
                .statusCode(400)
                .body("code", is("unreachable_url"))
                .body("field", is("voiceUrl"));

        FakeAccountService.server.stubFor(post(StudioApi.VOICES)
                .willReturn(FakeAccountService.json(
                                "{\"error\":\"must lead to an audio file; what is there is a picture\"}")
                        .withStatus(400)));
        clone(FakeAccountService.KEY, "Ada", "ada.mp3")
                .then()
                .statusCode(400)
                .body("code", is("validation_error"))
                .body("field", is("voiceUrl"))
                .body("error", is("voiceUrl must lead to an audio file; what is there is a picture"));
    }

    @Test
    void shouldTellThatThePlanIsTooSmall() {
        String growing = "key-of-a-growing-plan";
        FakeAccountService.key(
                growing, "00000000-0000-4000-8000-0000000000a5", "00000000-0000-4000-8000-000000000005", "growth");
        clone(growing, "Ada", "ada.mp3")
                .then()
                .statusCode(403)
                .body("code", is("plan_required"))
                .body("error", containsString("the plan elite or above"));
        FakeAccountService.server.verify(0, postRequestedFor(urlEqualTo(StudioApi.VOICES)));
    }

    @Test
    void shouldMakeNoMoreVoicesThanThePlanAllows() {
        for (int i = 0; i < 10; i++) {
            clone(FakeAccountService.KEY, "Ada " + i, "ada.mp3").then().statusCode(200);
        }
        clone(FakeAccountService.KEY, "Ada 11", "ada.mp3")
                .then()
                .statusCode(403)
                .body("code", is("plan_required"))
                .body("error", containsString("which is 10"));
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(10));
    }

    @Test
    void shouldForgetOneOfTwoCallsThatComeAtOnceForTheLastPlace() {
        for (int i = 0; i < 9; i++) {
            clone(FakeAccountService.KEY, "Ada " + i, "ada.mp3").then().statusCode(200);
        }
        List<Integer> answers = Stream.of("x", "y")
                .parallel()
                .map(name ->
                        clone(FakeAccountService.KEY, "Ada " + name, "ada.mp3").statusCode())
                .toList();
        assertThat(answers).containsExactlyInAnyOrder(200, 403);
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(10));
    }

    @Test
    void shouldMakeOneVoiceOfARepeatedCall() {
        String key = "voice-" + System.nanoTime();
        String first = as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body("Ada", "ada.mp3"))
                .post(CLONE)
                .path("voiceId");
        as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body("Ada", "ada.mp3"))
                .post(CLONE)
                .then()
                .header("Idempotent-Replayed", "true")
                .body("voiceId", is(first));
        FakeAccountService.server.verify(1, postRequestedFor(urlEqualTo(StudioApi.VOICES)));
    }

    @Test
    void shouldKeepNothingWhenTheStudioIsAbsent() {
        FakeAccountService.server.stubFor(
                post(StudioApi.VOICES).willReturn(aResponse().withStatus(503)));
        clone(FakeAccountService.KEY, "Ada", "ada.mp3").then().statusCode(503).body("code", is("unavailable"));
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(0));
    }

    @Test
    void shouldDropADeletedVoiceAtOnceAndLetItSpeakInRendersAcceptedBefore() throws IOException {
        String id = clone(FakeAccountService.KEY, "Ada", "ada.mp3").path("voiceId");
        String script =
                "{\"workflow\":\"script-to-video\",\"input\":\"Hi there\",\"voice\":{\"voiceId\":\"" + id + "\"}}";
        as(FakeAccountService.KEY).get(CLONE).then().statusCode(200).body("voices.voiceId", contains(id));
        as(FakeAccountService.OTHER_KEY).get(CLONE).then().body("voices", empty());
        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            String pid = render(script).then().statusCode(200).extract().path("pid");
            as(FakeAccountService.OTHER_KEY)
                    .delete(CLONE + "?voiceId=" + id)
                    .then()
                    .statusCode(404);
            as(FakeAccountService.KEY)
                    .delete(CLONE + "?voiceId=" + id)
                    .then()
                    .statusCode(200)
                    .body("deleted", is(id));
            assertThat(told(jobs, pid, 1).get(0).spec().voice().reference()).isEqualTo("c38k");
        }
        as(FakeAccountService.KEY).delete(CLONE + "?voiceId=" + id).then().statusCode(404);
        as(FakeAccountService.KEY)
                .queryParam("voiceId", "\0")
                .delete(CLONE)
                .then()
                .statusCode(404);
        as(FakeAccountService.KEY).delete(CLONE).then().statusCode(400).body("field", is("voiceId"));
        as(FakeAccountService.KEY).get(CLONE).then().body("voices", empty());
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(0));
        render(script).then().statusCode(404);
        FakeAccountService.server.verify(0, postRequestedFor(urlEqualTo(StudioApi.VOICES + StudioApi.FORGET)));

        jdbi.useHandle(tx -> tx.execute("UPDATE gateway.cloned_voice SET deleted_at = now() - interval '49 hours'"));

        await().untilAsserted(() -> FakeAccountService.server.verify(
                1,
                postRequestedFor(urlEqualTo(StudioApi.VOICES + StudioApi.FORGET))
                        .withRequestBody(matchingJsonPath("$.reference", equalTo("c38k")))));
    }

    @Test
    void shouldMakeNoMoreVoicesThanThePlanAllowsUnderRacingCalls() throws Exception {
        int limit = 10;
        for (int i = 0; i < limit - 1; i++) {
            clone(FakeAccountService.KEY, "Ada " + i, "ada.mp3").then().statusCode(200);
        }
        long before = objects();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Integer>> calls = Collections.nCopies(
                    4, () -> clone(FakeAccountService.KEY, "Ada", "ada.mp3").statusCode());
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> call : threads.invokeAll(calls)) {
                statuses.add(call.get());
            }
            assertThat(statuses).containsExactlyInAnyOrder(200, 403, 403, 403);
        } finally {
            threads.shutdownNow();
        }
        as(FakeAccountService.KEY).get(API + "/me").then().body("usage.clonedVoices", is(limit));
        assertThat(objects()).isEqualTo(before);
    }

    private static Response clone(String key, String name, String file) {
        return as(key).body(body(name, file)).post(CLONE);
    }

    private static String body(String name, String file) {
        return "{\"name\":\"%s\",\"description\":\"warm\",\"voiceUrl\":\"%s/files/%s\"}"
                .formatted(name, FakeAccountService.server.baseUrl(), file);
    }
}
