package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.event.Topics;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

@QuarkusTest
class GenerateMediaTest extends GatewayTest {

    private static final String GENERATE = API + "/generate-media";
    private static final TaskFile IMAGE = new TaskFile("folder/0-1-file0.png", "image/png", 1080, 1920, null, 9L);

    @Inject
    TaskStore tasks;

    @Test
    void shouldAnswerTheMediaWithinTheCall() {
        CompletableFuture<Void> worker =
                whenOrdered("a cat 1", new TaskEnd.Ready(4, List.of(IMAGE), null, List.of("w")));

        generate("{'prompt': 'a cat 1', 'aspectRatio': 'linkedin', 'imageQuality': 'ultra', 'hue': 3}")
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("id", notNullValue())
                .body("status", equalTo("ready"))
                .body("mediaType", equalTo("image"))
                .body("generationOptions.ratio", equalTo("4:5"))
                .body("media", hasSize(1))
                .body("media[0].url", endsWith("folder/0-1-file0.png"))
                .body("urls[0]", endsWith("folder/0-1-file0.png"))
                .body("media[0].mimeType", equalTo("image/png"))
                .body("media[0].width", equalTo(1080))
                .body("transcript", equalTo(null))
                .body("creditsUsed", equalTo(4))
                .body("breakdown[0].item", equalTo("image"))
                .body("warnings", hasItem(containsString("hue is not a known field")))
                .body("warnings", hasItem("w"));
        worker.join();
    }

    @Test
    void shouldTellTheRenderServiceWhatIsToBeMade() throws IOException {
        CompletableFuture<Response> answer = sent("{'prompt': 'a cat 2', 'count': 3}", null);
        UUID id = awaitTask("a cat 2");

        try (TopicReader jobs = new TopicReader(Topics.RENDER_JOBS)) {
            List<CloudEvent> told = new ArrayList<>();
            Awaitility.await().until(() -> {
                jobs.read()
                        .filter(event -> event.type().equals(TaskRequested.TYPE))
                        .filter(event ->
                                ((TaskRequested) event.event()).taskId().equals(id))
                        .forEach(told::add);
                return !told.isEmpty();
            });
            TaskRequested task = (TaskRequested) told.get(0).event();
            assertThat(task.creditsReserved()).isEqualTo(6);
            assertThat(task.media().values().path("count").asInt()).isEqualTo(3);
            try (InputStream in = CloudEvent.class.getResourceAsStream("/schemas/task-requested-v1.json")) {
                JsonNode body = ContractJson.mapper().readTree(told.get(0).data());
                assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                                .getSchema(in)
                                .validate(body))
                        .isEmpty();
            }
        }
        finish(id, new TaskEnd.Ready(6, List.of(IMAGE), null, List.of()));
        answer.join();
    }

    @Test
    void shouldKeepTheResultOfAClientThatHungUp() throws IOException {
        String body = "{\"prompt\": \"a cat that nobody waits for\"}";
        try (Socket client = new Socket("localhost", RestAssured.port)) {
            client.getOutputStream().write("""
                    POST %s HTTP/1.1\r
                    Host: localhost\r
                    key: %s\r
                    Content-Type: application/json\r
                    Content-Length: %d\r
                    \r
                    %s""".formatted(GENERATE, FakeAccountService.KEY, body.length(), body)
                    .getBytes(StandardCharsets.US_ASCII));
            awaitTask("a cat that nobody waits for");
        }
        UUID id = awaitTask("a cat that nobody waits for");

        finish(id, new TaskEnd.Ready(2, List.of(IMAGE), null, List.of()));

        as(FakeAccountService.KEY)
                .get(GENERATE + "?id=" + id)
                .then()
                .statusCode(200)
                .body("status", equalTo("ready"))
                .body("urls", hasSize(1));
        assertThat(reservations()).isEqualTo(1);
        assertThat(releases()).isZero();
    }

    @Test
    void shouldMakeOnceAndTellThePresentStateForOneIdempotencyKey() {
        String key = "generation-" + UUID.randomUUID();
        String body = "{'prompt': 'a cat 4'}";
        CompletableFuture<Response> first = sent(body, key);
        UUID id = awaitTask("a cat 4");
        finish(id, new TaskEnd.Ready(2, List.of(IMAGE), null, List.of()));
        first.join().then().statusCode(200).body("status", equalTo("ready"));

        Response again = generate(body, key);

        again.then()
                .statusCode(200)
                .header("Idempotent-Replayed", "true")
                .body("id", equalTo(id.toString()))
                .body("status", equalTo("ready"))
                .body("urls", hasSize(1));
        assertThat(reservations()).isEqualTo(1);
        generate("{'prompt': 'a dog'}", key).then().statusCode(409).body("code", equalTo("idempotency_conflict"));
    }

    @Test
    void shouldRefuseWithTheFieldWhatTheWorkersFoundUnusable() {
        CompletableFuture<Void> worker = whenOrdered(
                "dawn 5", new TaskEnd.Failed("invalid_input", "firstFrame is a video; what fits here is an image."));

        generate("{'prompt': 'dawn 5', 'firstFrame': 'http://1.1.1.1/a.png'}")
                .then()
                .statusCode(400)
                .body("success", equalTo(0))
                .body("code", equalTo("validation_error"))
                .body("field", equalTo("firstFrame"))
                .body("error", startsWith("firstFrame is a video"));
        worker.join();
    }

    @Test
    void shouldNameWhatIsWrongAndReserveStoreAndKeepNothing() throws IOException {
        String many = "'http://1.1.1.1/a.png',".repeat(5).replaceFirst(",$", "");
        String thirteen = "'a',".repeat(13).replaceFirst(",$", "");
        long before = objects();
        int rows = rows();
        refused("{}", 400, "prompt");
        refused("{'mediaType': 'video', 'lastFrame': 'http://1.1.1.1/a.png'}", 400, "prompt");
        refused("{'prompt': 'x', 'mediaType': 'sound'}", 400, "mediaType");
        refused("{'prompt': 'x', 'ratio': '2:1'}", 400, "ratio");
        refused("{'prompt': 'x', 'count': 11}", 400, "count");
        refused("{'prompt': 'x', 'duration': 0}", 400, "duration");
        refused("{'prompt': 'x', 'referenceImages': [" + many + "]}", 400, "referenceImages");
        refused(
                "{'prompt': 'x', 'mediaType': 'video', 'referenceImages': [" + many + "," + many + "]}",
                400,
                "referenceImages");
        refused("{'prompt': 'x', 'referenceVideos': ['a.b', 'a.b', 'a.b', 'a.b']}", 400, "referenceVideos");
        refused("{'prompt': 'x', 'referenceAudios': ['a.b', 'a.b', 'a.b', 'a.b']}", 400, "referenceAudios");
        refused("{'prompt': 'x', 'referenceImages': ['ftp://a.b/c']}", 400, "referenceImages[0]");
        refused("{'prompt': 'x', 'referenceImages': [7]}", 400, "referenceImages[0]");
        refused("{'prompt': 'x', 'firstFrame': 'http://user:word@1.1.1.1/a.png'}", 400, "firstFrame");
        refused("{'prompt': 'x', 'selectedCharacters': [" + thirteen + "]}", 400, "selectedCharacters");
        refused("{'prompt': 'x', 'characterIds': ['" + UUID.randomUUID() + "']}", 404, "selectedCharacters[0]");
        refused("{'prompt': 'x', 'mediaType': 'video', 'voiceId': 'clone_foreign'}", 404, "voiceId");
        as(FakeAccountService.POOR_KEY)
                .body("{\"prompt\": \"x\", \"imageQuality\": \"ultra\", \"count\": 10}")
                .post(GENERATE)
                .then()
                .statusCode(402)
                .body("code", equalTo("insufficient_credits"));
        assertThat(rows()).as("tasks stored").isEqualTo(rows);
        assertThat(objects()).as("objects in the media store").isEqualTo(before);
    }

    @Test
    void shouldReleaseOldReservationsThatHaveNoTask() {
        UUID orphan = UUID.randomUUID();
        UUID begun = UUID.randomUUID();
        Instant longAgo = Instant.now().minus(Duration.ofMinutes(11));
        String workspace = FakeAccountService.WORKSPACE;
        jdbi.useTransaction(tx -> tasks.create(
                tx,
                new NewTask(
                        begun,
                        TaskKind.MEDIA,
                        UUID.fromString(workspace),
                        "0123456789012345678901",
                        ContractJson.mapper().createObjectNode(),
                        ContractJson.mapper().createArrayNode(),
                        2,
                        List.of())));
        FakeAccountService.ledger.reserve(begun, workspace, 2, AccountApi.PURPOSE_MEDIA, longAgo);
        FakeAccountService.ledger.reserve(orphan, workspace, 2, AccountApi.PURPOSE_MEDIA, longAgo);

        Awaitility.await().until(() -> releases() >= 1);

        assertThat(FakeAccountService.ledger.releases()).containsExactly(orphan);
    }

    private void refused(String body, int status, String field) {
        generate(body).then().statusCode(status).body("field", equalTo(field)).body("error", startsWith(field));
        assertThat(reservations()).as("credits reserved for " + body).isZero();
    }

    private static Response generate(String body) {
        return as(FakeAccountService.KEY).body(body.replace('\'', '"')).post(GENERATE);
    }

    private static Response generate(String body, String key) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body.replace('\'', '"'))
                .post(GENERATE);
    }

    /** A call that waits for its answer. */
    private static CompletableFuture<Response> sent(String body, String key) {
        return CompletableFuture.supplyAsync(() -> key == null ? generate(body) : generate(body, key));
    }

    /** Ends the generation of a prompt as soon as it is ordered, as a worker would. */
    private CompletableFuture<Void> whenOrdered(String prompt, TaskEnd end) {
        return CompletableFuture.runAsync(() -> finish(awaitTask(prompt), end));
    }

    private UUID awaitTask(String prompt) {
        return Awaitility.await()
                .until(
                        () -> jdbi.withHandle(tx -> tx.createQuery(
                                        "SELECT id FROM projects.task WHERE options ->> 'prompt' = :prompt")
                                .bind("prompt", prompt)
                                .mapTo(UUID.class)
                                .findOne()),
                        Optional::isPresent)
                .orElseThrow();
    }

    private void finish(UUID id, TaskEnd end) {
        jdbi.useTransaction(tx -> tasks.finish(tx, id, end));
    }

    private int rows() {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects.task")
                .mapTo(int.class)
                .one());
    }
}
