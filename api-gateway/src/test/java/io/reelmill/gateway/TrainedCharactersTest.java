package io.reelmill.gateway;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.containing;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.matchingJsonPath;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import com.github.tomakehurst.wiremock.client.WireMock;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.catalog.FeaturedCharacter.TrainedModel;
import io.reelmill.contracts.event.Topics;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Characters that a provider trains: begun by the call, followed by whatever process runs, used when they are ready. */
@QuarkusTest
class TrainedCharactersTest extends GatewayTest {

    private static final String CHARACTERS = API + "/consistent-characters";
    private static final byte[] PNG = "\u0089PNG\r\n\u001a\n…".getBytes(StandardCharsets.ISO_8859_1);

    @BeforeEach
    void serveAnImageAndTrain() {
        jdbi.useHandle(tx -> tx.execute("DELETE FROM gateway.consistent_character"));
        FakeAccountService.server.stubFor(
                get(urlPathEqualTo("/files/bolt.png")).willReturn(aResponse().withBody(PNG)));
        FakeTrainings.open();
    }

    @Test
    void shouldBeTrainedAfterTheCallAndThenBeDrawnByItsModel() throws IOException {
        Response made = make();
        made.then()
                .statusCode(200)
                .body("source", equalTo("lora"))
                .body("status", equalTo("training"))
                .body("warnings", hasSize(0));
        String id = made.path("id");
        await().untilAsserted(() -> FakeAccountService.server.verify(postRequestedFor(urlEqualTo(FakeTrainings.BEGIN))
                .withRequestBody(matchingJsonPath("$.reference", WireMock.equalTo(id)))
                .withRequestBody(matchingJsonPath("$.name", containing("Bolt")))
                .withRequestBody(matchingJsonPath("$.picture"))));
        as(FakeAccountService.KEY)
                .get(CHARACTERS)
                .then()
                .body("status", contains("training"))
                .body("source", contains("lora"));
        withoutTrace(() -> render(script(id)))
                .then()
                .statusCode(400)
                .body("field", equalTo("characterIds[0]"))
                .body(
                        "error",
                        equalTo("characterIds[0] names a character that is still being trained; it can be used once"
                                + " GET /consistent-characters says that its status is ready"));
        withoutTrace(() -> as(FakeAccountService.KEY)
                        .body("{\"prompt\": \"a robot\", \"selectedCharacters\": [\"" + id + "\"]}")
                        .post(API + "/generate-media"))
                .then()
                .statusCode(400)
                .body("field", equalTo("selectedCharacters[0]"));

        FakeTrainings.answer(FakeTrainings.STATE, 200, FakeTrainings.READY);
        awaitStatus("ready");

        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            String pid = render(script(id)).then().statusCode(200).extract().path("pid");
            assertThat(told(jobs, pid, 1).get(0).spec().characters().get(0).trained())
                    .isEqualTo(new TrainedModel("fal", "https://weights.example/1", "xkrtz"));
        }
    }

    @Test
    void shouldBeAnAvatarThatSaysWhyItCouldNotBeTrained() {
        String id = make().path("id");
        FakeTrainings.answer(
                FakeTrainings.STATE,
                200,
                "{\"phase\": \"FAILED\", \"reason\": \"the training service refused the image\"}");
        awaitStatus("failed");
        as(FakeAccountService.KEY)
                .get(CHARACTERS)
                .then()
                .body("source", contains("avatar"))
                .body("error", contains("the training service refused the image"));
        render(script(id)).then().statusCode(200);
    }

    @Test
    void shouldGiveUpATrainingThatTakesTooLong() {
        awaitTraining(make().path("id"));
        jdbi.useHandle(tx -> tx.execute("UPDATE gateway.consistent_character SET training_until = now()"));
        awaitStatus("failed");
        as(FakeAccountService.KEY)
                .get(CHARACTERS)
                .then()
                .body("error", contains("the training did not end within 360 min"));
        assertThat(FakeTrainings.calls(FakeTrainings.CANCEL, "t-1")).isPositive();
    }

    @Test
    void shouldKeepNothingOfACharacterWhoseTrainingCannotBegin() {
        long before = objects();
        FakeTrainings.answer(FakeTrainings.CHECK, 400, "{\"error\": \"must lead to an image\"}");
        make().then()
                .statusCode(400)
                .body("field", equalTo("imageUrl"))
                .body("error", equalTo("imageUrl must lead to an image"));
        FakeTrainings.answer(FakeTrainings.CHECK, 503, "{}");
        make().then().statusCode(503).body("code", equalTo("unavailable"));
        as(FakeAccountService.KEY).get(CHARACTERS).then().body("$", hasSize(0));
        assertThat(objects()).isEqualTo(before);
    }

    @Test
    void shouldKeepTheImageOfADeletedCharacterForRendersThatWereAcceptedBefore() {
        FakeTrainings.answer(FakeTrainings.CHECK, 404, "{}");
        long before = objects();
        String id = make().then().body("source", equalTo("avatar")).extract().path("id");
        as(FakeAccountService.KEY).delete(CHARACTERS + "?id=" + id).then().statusCode(200);

        as(FakeAccountService.KEY).get(CHARACTERS).then().body("$", hasSize(0));
        render(script(id)).then().statusCode(404);
        assertThat(objects()).isEqualTo(before + 1);

        jdbi.useHandle(
                tx -> tx.execute("UPDATE gateway.consistent_character SET deleted_at = now() - interval '49 hours'"));
        await().until(() -> rows() == 0);
        assertThat(objects()).isEqualTo(before);
    }

    @Test
    void shouldEndTheTrainingOfADeletedCharacter() {
        long before = objects();
        String id = make().path("id");
        awaitTraining(id);
        as(FakeAccountService.KEY)
                .delete(CHARACTERS + "?id=" + id)
                .then()
                .statusCode(200)
                .body("source", equalTo("lora"));
        await().until(() -> rows() == 0);
        assertThat(FakeTrainings.calls(FakeTrainings.CANCEL, "t-1")).isPositive();
        assertThat(objects()).isEqualTo(before);
    }

    private static Response make() {
        return as(FakeAccountService.KEY)
                .body(
                        "{\"name\": \"Bolt\", \"description\": \"a friendly robot\", \"source\": \"lora\", \"imageUrl\": \""
                                + FakeAccountService.server.baseUrl() + "/files/bolt.png\"}")
                .post(CHARACTERS);
    }

    private static String script(String character) {
        return "{\"workflow\":\"script-to-video\",\"input\":\"Hi\",\"characterIds\":[\"" + character + "\"]}";
    }

    private void awaitTraining(String id) {
        await().until(() -> jdbi.withHandle(
                tx -> tx.createQuery("SELECT training IS NOT NULL FROM gateway.consistent_character WHERE id = ?")
                        .bind(0, id)
                        .mapTo(Boolean.class)
                        .one()));
    }

    private static void awaitStatus(String status) {
        await().untilAsserted(
                        () -> as(FakeAccountService.KEY).get(CHARACTERS).then().body("[0].status", equalTo(status)));
        if (status.equals("ready")) {
            as(FakeAccountService.KEY).get(CHARACTERS).then().body("[0].error", nullValue());
        }
    }

    private long rows() {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM gateway.consistent_character")
                .mapTo(Long.class)
                .one());
    }
}
