package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

@QuarkusTest
class IdempotencyTest extends GatewayTest {

    @Test
    void shouldAnswerARepeatedCallWithTheSameBytesAndDoItOnce() {
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
    void shouldDoTwinsAtTheSameTimeOnceAndAnswerThemWhileItIsAtWork() throws Exception {
        String key = UUID.randomUUID().toString();
        int before = projects();
        ExecutorService clients = Executors.newFixedThreadPool(20);
        try {
            List<Future<Response>> answers = IntStream.range(0, 60)
                    .mapToObj(i -> clients.submit(() -> render(key, SCRIPT)))
                    .toList();
            Set<String> good = new HashSet<>();
            for (Future<Response> answer : answers) {
                if (answer.get().statusCode() == 200) {
                    good.add(answer.get().asString());
                } else {
                    answer.get()
                            .then()
                            .statusCode(409)
                            .header("Retry-After", notNullValue())
                            .body("code", equalTo("idempotency_in_progress"));
                }
            }
            assertThat(good).containsExactly(render(key, SCRIPT).asString());
        } finally {
            clients.shutdown();
        }
        assertThat(projects()).isEqualTo(before + 1);
        assertThat(reservations()).isEqualTo(1);
    }

    @Test
    void shouldHoldNoConnectionWhileCallsAreAtWork() throws Exception {
        int moreThanThePoolHas = 40;
        ExecutorService clients = Executors.newFixedThreadPool(moreThanThePoolHas);
        FakeAccountService.ledger.pause();
        try {
            List<Future<Response>> waiting = IntStream.range(0, moreThanThePoolHas)
                    .mapToObj(i -> clients.submit(() -> render(UUID.randomUUID().toString(), SCRIPT)))
                    .toList();
            Awaitility.await().until(() -> claims() == moreThanThePoolHas);
            as(FakeAccountService.KEY).get(API + "/projects").then().statusCode(200);
            FakeAccountService.ledger.resume();
            for (Future<Response> answer : waiting) {
                answer.get().then().statusCode(200);
            }
        } finally {
            FakeAccountService.ledger.resume();
            clients.shutdown();
        }
    }

    private int claims() {
        return jdbi.withHandle(tx -> tx.createQuery(
                        "SELECT count(*) FROM gateway.idempotency WHERE status IS NULL AND claimed_until > now()")
                .mapTo(int.class)
                .one());
    }

    @Test
    void shouldRefuseATwinOfACallThatIsAtWorkAndLetItTakeOverWhenTheClaimIsOver() throws Exception {
        String key = UUID.randomUUID().toString();
        UUID attempt = leftBehind(key, "now() + interval '1 minute'");
        render(key, SCRIPT).then().statusCode(409).body("code", equalTo("idempotency_in_progress"));

        jdbi.useHandle(tx -> tx.execute("UPDATE gateway.idempotency SET claimed_until = now() WHERE key = ?", key));
        render(key, SCRIPT).then().statusCode(200).header("Idempotent-Replayed", nullValue());
        assertThat(FakeAccountService.ledger.find(attempt)).isPresent();
    }

    @Test
    void shouldAnswerAConflictForAnotherBodyUnderTheSameKey() {
        String key = UUID.randomUUID().toString();
        render(key, SCRIPT).then().statusCode(200);
        render(key, SCRIPT.replace("One", "Two")).then().statusCode(409).body("code", equalTo("idempotency_conflict"));
    }

    @Test
    void shouldReplayARefusalThatTheBodyAloneDecides() {
        String key = UUID.randomUUID().toString();
        Response refused = render(key, "{\"workflow\":\"script-to-video\"}");
        refused.then().statusCode(400);
        Response again = render(key, "{\"workflow\":\"script-to-video\"}");
        again.then().statusCode(400).header("Idempotent-Replayed", equalTo("true"));
        assertThat(again.asByteArray()).isEqualTo(refused.asByteArray());
    }

    @Test
    void shouldTryAgainAfterAFailure() {
        String key = UUID.randomUUID().toString();
        jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox RENAME TO outbox_away"));
        try {
            render(key, SCRIPT).then().statusCode(500);
        } finally {
            jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox_away RENAME TO outbox"));
        }
        Awaitility.await().until(() -> releases() == 1);
        render(key, SCRIPT).then().statusCode(200).header("Idempotent-Replayed", nullValue());
        assertThat(releases()).isEqualTo(1);
    }

    @Test
    void shouldTryAgainAfterCreditsWereBought() {
        String key = UUID.randomUUID().toString();
        saving(key).then().statusCode(402);
        saving(key).then().statusCode(402).header("Idempotent-Replayed", nullValue());
        FakeAccountService.ledger.give(FakeAccountService.SAVING_WORKSPACE, 100);
        saving(key).then().statusCode(200).header("Idempotent-Replayed", nullValue());
        saving(key).then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
    }

    private static Response saving(String key) {
        return as(FakeAccountService.SAVING_KEY)
                .header("Idempotency-Key", key)
                .body(SCRIPT)
                .post(API + "/render");
    }

    @Test
    void shouldTryAgainAfterTheAccountServiceWasAway() {
        String key = UUID.randomUUID().toString();
        as(FakeAccountService.KEY).get(API + "/projects").then().statusCode(200); // the key is remembered
        FakeAccountService.server.resetAll();
        render(key, SCRIPT).then().statusCode(503).header("Retry-After", notNullValue());
        FakeAccountService.reset();
        render(key, SCRIPT).then().statusCode(200).header("Idempotent-Replayed", nullValue());
    }

    @Test
    void shouldKeepKeysOfWorkspacesApart() {
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
    void shouldGoOnWithTheCreditsThatAreReservedAfterACrash() throws Exception {
        String key = UUID.randomUUID().toString();
        UUID attempt = leftBehind(key, "now()");
        FakeAccountService.ledger.reserve(
                attempt, FakeAccountService.WORKSPACE, 13, AccountApi.PURPOSE_RENDER, Instant.now());

        String pid = render(key, SCRIPT).then().statusCode(200).extract().path("pid");

        UUID run = jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.project WHERE pid = ?")
                .bind(0, pid)
                .mapTo(UUID.class)
                .one());
        assertThat(run).isEqualTo(attempt);
        render(key, SCRIPT).then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
        assertThat(reservations()).isEqualTo(1);
    }

    /** The claim of a process that died. */
    private UUID leftBehind(String key, String claimedUntil) throws NoSuchAlgorithmException {
        UUID attempt = UUID.randomUUID();
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update("render\0".getBytes(StandardCharsets.UTF_8));
        byte[] hash = sha.digest(SCRIPT.getBytes(StandardCharsets.UTF_8));
        jdbi.useHandle(tx -> tx.execute(
                "INSERT INTO gateway.idempotency (workspace_id, key, request_hash, attempt_id, created_at, claim,"
                        + " claimed_until) VALUES (?, ?, ?, ?, now(), gen_random_uuid(), " + claimedUntil + ")",
                UUID.fromString(FakeAccountService.WORKSPACE),
                key,
                hash,
                attempt));
        return attempt;
    }

    @Test
    void shouldTakeAKeyAsNewAfterADay() {
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
