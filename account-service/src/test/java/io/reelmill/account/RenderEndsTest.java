package io.reelmill.account;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.testkit.CuttablePostgres;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

/** What the ends of renders, as Kafka tells them, do to their reservations. */
@QuarkusTest
class RenderEndsTest extends AccountServiceTest {

    @TestHTTPResource(value = "/health/live", management = true)
    URI live;

    @Inject
    AgroalDataSource pool;

    @Test
    void shouldAnswerUnavailableAndLetEventsWaitWhileTheDatabaseIsAway() {
        UUID run = reserveRun(10);
        CuttablePostgres.cut();
        try {
            kafka.tell(finished(run, 10), "told in the outage");
            read(run).statusCode(503).body("error", equalTo("unavailable"));
            reserve(new ReservationRequest(UUID.randomUUID(), workspace, 10, "render", "a pid"))
                    .statusCode(503)
                    .body("error", equalTo("unavailable"));
            given().get(live).then().statusCode(200);
        } finally {
            CuttablePostgres.mend();
            pool.flush(FlushMode.IDLE); // so that the next test takes none that has died
        }
        awaitCaptured(run, 10);
        assertThat(kafka.read(Topics.deadLetters("account-service", Topics.RENDER_EVENTS)))
                .noneMatch(message -> new String(message.value(), StandardCharsets.UTF_8).contains(run.toString()));
    }

    @Test
    void shouldSettleAReservationOnceHoweverOftenTheEndOfItsRenderIsTold() throws Exception {
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
    void shouldSettleAReservationThatBelongsToNoRunWhenItIsRequested() {
        UUID export = UUID.randomUUID();
        reserve(new ReservationRequest(export, workspace, 10, "export", "a pid"))
                .statusCode(201);
        SettlementRequested requested = new SettlementRequested(export, workspace, 10, "exported", Instant.now());
        kafka.tell(requested, "export");
        kafka.tell(requested, "export");
        awaitCaptured(export, 10);
    }

    @Test
    void shouldNeitherChargeNorMissTheReservationOfASandboxRun() {
        UUID sandbox = UUID.randomUUID();
        UUID run = reserveRun(10);
        RenderFinished after = finished(run, 10);
        kafka.tell(
                new RenderFinished(
                        after.pid(),
                        sandbox,
                        workspace,
                        0,
                        "rendered",
                        finished(sandbox, 0, true).project()),
                "of the sandbox");
        kafka.tell(after, "after it");
        awaitCaptured(run, 10); // of the same pid, so it comes after the other
        read(sandbox).statusCode(404);
        assertThat(kafka.read(Topics.deadLetters("account-service", Topics.RENDER_EVENTS)))
                .noneSatisfy(message -> assertThat(new String(message.value(), StandardCharsets.UTF_8))
                        .contains(sandbox.toString()));
    }

    @Test
    void shouldSendAnUnreadableMessageToTheDeadLettersAndTakeTheNext() {
        UUID run = reserveRun(10);
        String key = Pid.next(Clock.systemUTC());
        String mark = "unreadable " + run;
        kafka.send(new ProducerRecord<>(Topics.RENDER_EVENTS, key, mark.getBytes(StandardCharsets.UTF_8)));
        UUID unknown = UUID.randomUUID();
        kafka.tell(finished(unknown, 1), "of an unknown run");
        kafka.tell(finished(run, 10), "good");
        awaitCaptured(run, 10);
        await().untilAsserted(() -> {
            List<ConsumerRecord<String, byte[]>> dead =
                    kafka.read(Topics.deadLetters("account-service", Topics.RENDER_EVENTS));
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

    @Test
    void shouldGiveAllBackAtTheEventOfARenderThatFailedByOurFault() {
        int before = credits("total");
        UUID run = reserveRun(50);
        assertThat(credits("total")).isEqualTo(before - 50);
        kafka.tell(ended(run, 0, "internal_error"), "our fault");
        await().untilAsserted(() -> read(run).body("state", equalTo("released")));
        assertThat(credits("total")).isEqualTo(before);
    }

    @Test
    void shouldLetTheFirstEndStandWhateverComesLater() {
        UUID run = reserveRun(50);
        String pid = Pid.next(Clock.systemUTC());
        kafka.tell(ended(pid, run, 0, "internal_error"), "first");
        kafka.tell(ended(pid, run, 42, "rendered"), "second");
        kafka.tell(ended(pid, run, 0, "internal_error"), "first");
        UUID next = reserveRun(10);
        kafka.tell(ended(pid, next, 10, "rendered"), "next");
        awaitCaptured(next, 10); // it shares the pid, so it comes after the others
        read(run).body("state", equalTo("released"), "captured", equalTo(0));
        settle(run, 42).statusCode(200).body("state", equalTo("released"));
    }

    @Test
    void shouldSettleWhenADeadLetterIsSentAgainHoweverOften() {
        UUID run = UUID.randomUUID();
        kafka.tell(ended(run, 7, "rendered"), "before its reservation");
        String topic = Topics.deadLetters("account-service", Topics.RENDER_EVENTS);
        ConsumerRecord<String, byte[]> dead = await().until(
                        () -> kafka.read(topic).stream()
                                .filter(message ->
                                        new String(message.value(), StandardCharsets.UTF_8).contains(run.toString()))
                                .findFirst()
                                .orElse(null),
                        Objects::nonNull);
        reserve(new ReservationRequest(run, workspace, 10, "render", "a pid")).statusCode(201);
        int before = credits("total");
        for (int i = 0; i < 10; i++) {
            kafka.send(new ProducerRecord<>(Topics.RENDER_EVENTS, null, dead.key(), dead.value(), dead.headers()));
        }
        awaitCaptured(run, 7);
        UUID next = reserveRun(1);
        kafka.tell(ended(dead.key(), next, 1, "rendered"), "next");
        awaitCaptured(next, 1);
        assertThat(credits("total")).isEqualTo(before + 3 - 1);
    }

    private static void awaitCaptured(UUID run, int credits) {
        await().untilAsserted(() -> read(run).body("state", equalTo("captured"), "captured", equalTo(credits)));
    }

    private RenderFinished finished(UUID run, int charged) {
        return finished(run, charged, false);
    }

    private RenderFinished finished(UUID run, int charged, boolean sandbox) {
        return ended(Pid.next(Clock.systemUTC()), run, charged, "rendered", sandbox);
    }

    private RenderFinished ended(UUID run, int charged, String reason) {
        return ended(Pid.next(Clock.systemUTC()), run, charged, reason);
    }

    private RenderFinished ended(String pid, UUID run, int charged, String reason) {
        return ended(pid, run, charged, reason, false);
    }

    private RenderFinished ended(String pid, UUID run, int charged, String reason, boolean sandbox) {
        Instant now = Instant.now();
        ProjectStatus status = reason.equals("rendered") ? ProjectStatus.READY : ProjectStatus.ERROR;
        ProjectSnapshot project = new ProjectSnapshot(
                pid,
                run,
                workspace,
                "A video",
                "script-to-video",
                status,
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
                sandbox,
                now,
                now,
                now);
        return new RenderFinished(pid, run, workspace, charged, reason, project);
    }
}
