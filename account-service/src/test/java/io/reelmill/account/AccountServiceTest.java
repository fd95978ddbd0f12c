package io.reelmill.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.intake.KafkaEvents;
import io.reelmill.testkit.CuttablePostgres;
import io.reelmill.testkit.TestKafka;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.awaitility.Awaitility;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The service as the others meet it: over HTTP and Kafka, on the demo workspace. */
@QuarkusTest
@QuarkusTestResource(value = CuttablePostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
class AccountServiceTest {

    private static final String DEMO_KEY = "rm_demo_key_of_the_test_suite";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    private KafkaSide kafka;
    private UUID workspace;

    @BeforeAll
    static void allowForABusyMachine() {
        Awaitility.setDefaultTimeout(Duration.ofSeconds(60));
    }

    @BeforeEach
    void findTheDemoWorkspace() {
        kafka = new KafkaSide(bootstrap);
        workspace = UUID.fromString(resolve(DEMO_KEY).statusCode(200).extract().path("workspaceId"));
    }

    @AfterEach
    void close() {
        kafka.close();
    }

    @Test
    void nothingIsServedWithoutTheToken() {
        for (String path : List.of("/internal/workspaces/" + workspace + "/account", "/internal/nowhere", "/")) {
            given().get(path).then().statusCode(401).body("error", startsWith("the internal token"));
            given().header(AccountApi.TOKEN_HEADER, "test-toke")
                    .get(path)
                    .then()
                    .statusCode(401);
        }
        given().get("/q/health/ready").then().statusCode(200);
    }

    @Test
    void aKeySpeaksForItsWorkspaceUntilItIsRevoked() {
        var made = call().post("/internal/workspaces/" + workspace + "/keys")
                .then()
                .statusCode(201)
                .extract();
        resolve(made.path("key")).statusCode(200).body("keyId", equalTo(made.path("id")), "plan", equalTo("elite"));

        for (int i = 0; i < 2; i++) {
            call().post("/internal/keys/" + made.path("id") + "/revoke").then().statusCode(204);
        }
        resolve(made.path("key")).statusCode(404).body("error", equalTo("the key is not known"));

        UUID keyId = UUID.fromString(made.path("id"));
        await().untilAsserted(() -> assertThat(kafka.read(Topics.ACCOUNT_EVENTS))
                .filteredOn(message -> isRevocationOf(keyId, message))
                .hasSize(1));
    }

    @Test
    void aReservationIsMadeOnceReadAndSettledOnce() {
        ReservationRequest request = new ReservationRequest(UUID.randomUUID(), workspace, 40, "render", "a pid");
        String made = reserve(request)
                .statusCode(201)
                .body("state", equalTo("pending"))
                .extract()
                .asString();
        assertThat(reserve(request).statusCode(200).extract().asString()).isEqualTo(made);
        assertThat(read(request.reservationId()).extract().asString()).isEqualTo(made);

        settle(request.reservationId(), 30).statusCode(200).body("captured", equalTo(30));
        settle(request.reservationId(), 0).statusCode(200).body("captured", equalTo(30), "state", equalTo("captured"));
    }

    @Test
    void moreThanThereIsIsRefusedWithBothNumbers() {
        reserve(new ReservationRequest(UUID.randomUUID(), workspace, 1_000_000, "render", "a pid"))
                .statusCode(402)
                .body("needed", equalTo(1_000_000), "available", equalTo(credits("total")));
    }

    @Test
    void severalAreReservedInOneCallEachWithItsOwnAnswer() {
        ReservationRequest good = new ReservationRequest(UUID.randomUUID(), workspace, 3, "render", "a pid");
        call().body(List.of(
                        good,
                        new ReservationRequest(UUID.randomUUID(), workspace, 1_000_000, "render", "a pid"),
                        good,
                        new ReservationRequest(UUID.randomUUID(), UUID.randomUUID(), 3, "render", "a pid")))
                .post(AccountApi.RESERVATIONS + AccountApi.TOGETHER)
                .then()
                .statusCode(200)
                .body("status", equalTo(List.of(201, 402, 200, 404)))
                .body("[0].reservation.credits", equalTo(3))
                .body("[1].shortage.needed", equalTo(1_000_000));
        call().get(AccountApi.RESERVATIONS + "?pendingFor=PT0S")
                .then()
                .statusCode(200)
                .body("reservationId", hasItem(good.reservationId().toString()));
        call().get(AccountApi.RESERVATIONS + "?pendingFor=soon").then().statusCode(400);
        call().body("[]")
                .post(AccountApi.RESERVATIONS + AccountApi.TOGETHER)
                .then()
                .statusCode(400);
    }

    @Test
    void whatCannotBeGrantedSaysWhy() {
        UUID id = UUID.randomUUID();
        reserve(new ReservationRequest(id, workspace, 0, "render", "a pid"))
                .statusCode(400)
                .body("error", equalTo("credits must be above 0"));
        reserve(new ReservationRequest(null, workspace, 10, "render", "a pid"))
                .statusCode(400)
                .body("error", equalTo("reservationId is required"));
        reserve(new ReservationRequest(id, UUID.randomUUID(), 10, "render", "a pid"))
                .statusCode(404)
                .body("error", equalTo("the workspace is not known"));
        read(id).statusCode(404);
        settle(id, 1).statusCode(404);
        call().body("{\"reservationId\":").post(AccountApi.RESERVATIONS).then().statusCode(400);
        call().get("/internal/reservations/not-a-uuid").then().statusCode(404);
    }

    @Test
    void theAccountShowsPlanCreditsAndUsage() {
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, workspace, 20, "render", "a pid")).statusCode(201);
        settle(run, 15).statusCode(200);
        call().get("/internal/workspaces/" + workspace + "/account")
                .then()
                .statusCode(200)
                .body("subscription.plan", equalTo("elite"))
                .body("subscription.monthlyCredits", equalTo(20_000))
                .body("workspace.webhookSecretHint", startsWith("whsec_"))
                .body("usage.clonedVoicesLimit", equalTo(10))
                .body("usage.byDay", hasSize(1))
                .body("usage.byDay[0].credits", equalTo(100_000 - credits("total") - credits("reserved")));
        call().get("/internal/workspaces/" + workspace + "/webhook-secrets")
                .then()
                .statusCode(200)
                .body("secrets[0]", startsWith("whsec_"));
        call().get("/internal/workspaces/" + UUID.randomUUID() + "/account")
                .then()
                .statusCode(404);
    }

    @Test
    void aWorkspaceIsOpenedWithItsPlansCreditsAndGivenMoreOncePerReference() {
        UUID id = UUID.randomUUID();
        String body = """
                {"id":"%s","name":"Second","plan":"hobby","ownerEmail":"%s@example.org","ownerName":"Bo"}""".formatted(id, id);
        for (int i = 0; i < 2; i++) {
            call().body(body)
                    .post(AccountApi.WORKSPACES)
                    .then()
                    .statusCode(201)
                    .body("credits.total", equalTo(2_000), "subscription.plan", equalTo("hobby"));
        }
        String gift = "{\"kind\":\"non_expiring\",\"credits\":500,\"reason\":\"pack\",\"reference\":\"pack-1\"}";
        for (int i = 0; i < 2; i++) {
            call().body(gift)
                    .post(AccountApi.WORKSPACES + "/" + id + "/credits")
                    .then()
                    .statusCode(200)
                    .body("nonExpiring", equalTo(500), "total", equalTo(2_500));
        }
        call().body(gift.replace("non_expiring", "reserved"))
                .post(AccountApi.WORKSPACES + "/" + id + "/credits")
                .then()
                .statusCode(400);
    }

    @Test
    void aReplacedWebhookSecretSignsOnBesideTheNewOne() {
        String path = "/internal/workspaces/" + workspace + "/webhook-secrets";
        String old = call().get(path).then().extract().path("secrets[0]");
        call().post(path + "/rotate")
                .then()
                .statusCode(200)
                .body("secrets", hasSize(2), "secrets[0]", not(old), "secrets[1]", equalTo(old));
        call().post("/internal/workspaces/" + UUID.randomUUID() + "/webhook-secrets/rotate")
                .then()
                .statusCode(404);
    }

    @Test
    void whileTheDatabaseIsAwayCallsAreAnsweredUnavailableAndEventsWait() {
        UUID run = reserveRun(10);
        CuttablePostgres.cut();
        try {
            kafka.tell(finished(run, 10), "told in the outage");
            read(run).statusCode(503).body("error", equalTo("unavailable"));
            reserve(new ReservationRequest(UUID.randomUUID(), workspace, 10, "render", "a pid"))
                    .statusCode(503)
                    .body("error", equalTo("unavailable"));
            given().get("/q/health/live").then().statusCode(200);
        } finally {
            CuttablePostgres.mend();
        }
        awaitCaptured(run, 10);
        assertThat(kafka.read(Topics.RENDER_EVENTS + Topics.DEAD_LETTER_SUFFIX))
                .noneMatch(message -> new String(message.value(), StandardCharsets.UTF_8).contains(run.toString()));
    }

    @Test
    void theEndOfARenderSettlesItsReservationHoweverOftenItIsTold() throws Exception {
        UUID run = reserveRun(50);
        int before = credits("total");
        RenderFinished finished = finished(run, 42);
        byte[] body = CloudEvent.of(finished, "/reelmill/test", Instant.now()).data();
        assertThat(Schemas.violations("render-finished-v1.json", body)).isEmpty();
        for (int i = 0; i < 10; i++) {
            kafka.tell(finished, "one-end");
        }
        awaitCaptured(run, 42);
        UUID next = reserveRun(10);
        kafka.tell(new RenderFinished(finished.pid(), next, workspace, 10, "rendered", finished.project()), "next");
        awaitCaptured(next, 10); // it shares the pid, so it comes after all repetitions
        assertThat(credits("total")).isEqualTo(before + 8 - 10);
    }

    @Test
    void aMessageThatCannotBeReadGoesToTheDeadLettersAndTheNextIsTaken() {
        UUID run = reserveRun(10);
        String key = Pid.next(Clock.systemUTC());
        String mark = "unreadable " + run;
        kafka.send(new ProducerRecord<>(Topics.RENDER_EVENTS, key, mark.getBytes(StandardCharsets.UTF_8)));
        UUID unknown = UUID.randomUUID();
        kafka.tell(finished(unknown, 1), "of an unknown run");
        kafka.tell(finished(run, 10), "good");
        awaitCaptured(run, 10);
        await().untilAsserted(() -> {
            List<ConsumerRecord<String, byte[]>> dead = kafka.read(Topics.RENDER_EVENTS + Topics.DEAD_LETTER_SUFFIX);
            assertThat(dead)
                    .anySatisfy(message -> {
                        assertThat(new String(message.value(), StandardCharsets.UTF_8))
                                .isEqualTo(mark);
                        assertThat(KafkaEvents.headers(message).get("dead-letter-reason"))
                                .contains("ce_id is missing");
                    })
                    .anySatisfy(
                            message -> assertThat(KafkaEvents.headers(message).get("dead-letter-reason"))
                                    .contains(unknown.toString()));
        });
    }

    private static RequestSpecification call() {
        return given().header(AccountApi.TOKEN_HEADER, "test-token").contentType(ContentType.JSON);
    }

    private static ValidatableResponse resolve(String key) {
        return call().body(new AccountApi.KeyQuery(key))
                .post(AccountApi.RESOLVE_KEY)
                .then();
    }

    private static ValidatableResponse reserve(ReservationRequest request) {
        return call().body(request).post(AccountApi.RESERVATIONS).then();
    }

    private static ValidatableResponse read(UUID id) {
        return call().get(AccountApi.RESERVATIONS + "/" + id).then();
    }

    private static ValidatableResponse settle(UUID id, int capture) {
        return call().body(new SettlementRequest(capture, "rendered"))
                .post(AccountApi.RESERVATIONS + "/" + id + AccountApi.SETTLEMENT)
                .then();
    }

    private UUID reserveRun(int credits) {
        UUID run = UUID.randomUUID();
        reserve(new ReservationRequest(run, workspace, credits, "render", "a pid"))
                .statusCode(201);
        return run;
    }

    private int credits(String kind) {
        return call().get("/internal/workspaces/" + workspace + "/account")
                .then()
                .extract()
                .path("credits." + kind);
    }

    private static void awaitCaptured(UUID run, int credits) {
        await().untilAsserted(() -> read(run).body("state", equalTo("captured"), "captured", equalTo(credits)));
    }

    private RenderFinished finished(UUID run, int charged) {
        Instant now = Instant.now();
        String pid = Pid.next(Clock.systemUTC());
        ProjectSnapshot project = new ProjectSnapshot(
                pid,
                run,
                workspace,
                "A video",
                "script-to-video",
                ProjectStatus.READY,
                null,
                100,
                List.of(),
                charged,
                null,
                null,
                List.of(),
                null,
                null,
                null,
                now,
                now,
                now);
        return new RenderFinished(pid, run, workspace, charged, "rendered", project);
    }

    private static boolean isRevocationOf(UUID keyId, ConsumerRecord<String, byte[]> message) {
        CloudEvent envelope = KafkaEvents.read(message);
        try {
            assertThat(Schemas.violations("key-revoked-v1.json", message.value()))
                    .isEmpty();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return Optional.of(envelope.event())
                .filter(KeyRevoked.class::isInstance)
                .map(KeyRevoked.class::cast)
                .filter(revoked -> revoked.keyId().equals(keyId))
                .isPresent();
    }
}
