package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class IdempotencyTest extends GatewayTest {

    @Test
    void aRepeatedCallIsAnsweredWithTheSameBytesAndDoneOnce() {
        String key = UUID.randomUUID().toString();
        Response first = render(key, SCRIPT);
        first.then().statusCode(200).header("Idempotent-Replayed", nullValue());
        int stored = projects();

        Response second = render(key, SCRIPT);

        second.then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
        assertThat(second.asByteArray()).isEqualTo(first.asByteArray());
        assertThat(projects()).isEqualTo(stored);
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void twinsAtTheSameTimeAreDoneOnce() throws Exception {
        String key = UUID.randomUUID().toString();
        int before = projects();
        ExecutorService clients = Executors.newFixedThreadPool(20);
        try {
            List<Future<Response>> answers = IntStream.range(0, 60)
                    .mapToObj(i -> clients.submit(() -> render(key, SCRIPT)))
                    .toList();
            String first = answers.get(0).get().asString();
            for (Future<Response> answer : answers) {
                answer.get().then().statusCode(200);
                assertThat(answer.get().asString()).isEqualTo(first);
            }
        } finally {
            clients.shutdown();
        }
        assertThat(projects()).isEqualTo(before + 1);
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void anotherBodyUnderTheSameKeyIsAConflict() {
        String key = UUID.randomUUID().toString();
        render(key, SCRIPT).then().statusCode(200);
        render(key, SCRIPT.replace("One", "Two")).then().statusCode(409).body("code", equalTo("idempotency_conflict"));
    }

    @Test
    void refusalsAndFailuresAreReplayedToo() {
        String invalid = UUID.randomUUID().toString();
        Response refused = render(invalid, "{\"workflow\":\"script-to-video\"}");
        refused.then().statusCode(400);
        Response again = render(invalid, "{\"workflow\":\"script-to-video\"}");
        again.then().statusCode(400).header("Idempotent-Replayed", equalTo("true"));
        assertThat(again.asByteArray()).isEqualTo(refused.asByteArray());

        String failing = UUID.randomUUID().toString();
        jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox RENAME TO outbox_away"));
        Response failed;
        try {
            failed = render(failing, SCRIPT);
        } finally {
            jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox_away RENAME TO outbox"));
        }
        failed.then().statusCode(500);
        int before = projects();
        assertThat(render(failing, SCRIPT).asByteArray()).isEqualTo(failed.asByteArray());
        assertThat(projects()).isEqualTo(before);
        assertThat(releases()).isEqualTo(1);
    }

    @Test
    void aKeyBelongsToItsWorkspace() {
        String key = UUID.randomUUID().toString();
        String pid = render(key, SCRIPT).path("pid");
        as(FakeAccountService.OTHER_KEY)
                .header("Idempotency-Key", key)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(200)
                .body("pid", org.hamcrest.Matchers.not(pid));
    }

    @Test
    void whoRepeatsACallAfterACrashGoesOnWithTheCreditsThatAreHeld() throws Exception {
        String key = UUID.randomUUID().toString();
        UUID attempt = UUID.randomUUID();
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update("render\0".getBytes(StandardCharsets.UTF_8));
        byte[] hash = sha.digest(SCRIPT.getBytes(StandardCharsets.UTF_8));
        // What is left of a process that died after it had held the credits.
        jdbi.useHandle(tx -> tx.execute(
                "INSERT INTO gateway.idempotency (workspace_id, key, request_hash, attempt_id, created_at)"
                        + " VALUES (?, ?, ?, ?, now())",
                UUID.fromString(FakeAccountService.WORKSPACE),
                key,
                hash,
                attempt));
        FakeAccountService.ledger.hold(attempt, UUID.fromString(FakeAccountService.WORKSPACE), 13);

        String pid = render(key, SCRIPT).then().statusCode(200).extract().path("pid");

        UUID run = jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.project WHERE pid = ?")
                .bind(0, pid)
                .mapTo(UUID.class)
                .one());
        assertThat(run).isEqualTo(attempt);
        render(key, SCRIPT).then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void afterADayTheKeyIsNew() {
        String key = UUID.randomUUID().toString();
        String pid = render(key, SCRIPT).path("pid");
        jdbi.useHandle(tx -> tx.execute(
                "UPDATE gateway.idempotency SET created_at = created_at - interval '24 hours 1 second' WHERE key = ?",
                key));
        render(key, SCRIPT.replace("One", "Two"))
                .then()
                .statusCode(200)
                .header("Idempotent-Replayed", nullValue())
                .body("pid", org.hamcrest.Matchers.not(pid));
    }

    private static Response render(String key, String body) {
        return as(FakeAccountService.KEY)
                .header("Idempotency-Key", key)
                .body(body)
                .post(API + "/render");
    }
}
