package io.reelmill.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.event.Topics;
import io.restassured.response.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@QuarkusTest
class RenderTest extends GatewayTest {

    private static TopicReader jobs;

    @BeforeAll
    static void listen() {
        jobs = new TopicReader(Topics.RENDER_JOBS);
    }

    @AfterAll
    static void stopListening() {
        jobs.close();
    }

    @Test
    void shouldStoreReserveAndTellAnAcceptedRenderToTheRenderService() throws Exception {
        String pid = render("{'workflow':'script-to-video','source':{'text':'One two three.'},'metadata':{'order':7},"
                        + "'options':{'outputCount':2},'webhook':'http://localhost:19999/hook','tpyo':1}")
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("pid", matchesPattern("[0-9A-Za-z]{22}"))
                .body("workflow", equalTo("script-to-video"))
                .body("webhookUrl", equalTo("http://localhost:19999/hook"))
                .body("endpoint", equalTo("/api/public/v3/render"))
                .body("docs", startsWith("http://gateway.example/"))
                .body("creditsReserved", equalTo(2 * (10 + 2 + 1)))
                .body("warnings", contains("tpyo is not a known field and was ignored"))
                .extract()
                .path("pid");

        assertThat(told(jobs, pid, 2)).extracting(RenderRequested::output).containsExactly(0, 1);
        assertThat(reservations()).isEqualTo(1);

        as(FakeAccountService.KEY)
                .get(API + "/status?pid=" + pid)
                .then()
                .statusCode(200)
                .body("success", equalTo(1))
                .body("status", equalTo("building"))
                .body("progress", equalTo(0))
                .body("videoUrl", nullValue())
                .body("outputs", hasSize(2))
                .body("metadata.order", equalTo(7))
                .body("name", equalTo("One two three."));
    }

    @Test
    void shouldTellTheFiguresWhenCreditsAreTooFew() {
        withoutTrace(() -> as(FakeAccountService.POOR_KEY).body(SCRIPT).post(API + "/render"))
                .then()
                .statusCode(402)
                .body("code", equalTo("insufficient_credits"))
                .body("error", containsString("13"))
                .body("error", containsString("2 are available"));
    }

    @Test
    void shouldNotRenderAgainAProjectOfAnotherWorkspaceNorARunningOne() {
        String pid = render(SCRIPT).path("pid");
        String again = SCRIPT.replace("}}", "},\"projectId\":\"" + pid + "\"}");
        as(FakeAccountService.OTHER_KEY)
                .body(again)
                .post(API + "/render")
                .then()
                .statusCode(404)
                .body("code", equalTo("not_found"))
                .body("field", equalTo("projectId"));
        render(again).then().statusCode(400).body("field", equalTo("projectId"));

        jdbi.useHandle(tx -> tx.execute("UPDATE projects.project SET status = 'error' WHERE pid = ?", pid));
        render(again).then().statusCode(200).body("pid", equalTo(pid));
    }

    @Test
    void shouldReleaseTheCreditsWhenStoringFails() {
        jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox RENAME TO outbox_away"));
        try {
            render(SCRIPT)
                    .then()
                    .statusCode(500)
                    .body("code", equalTo("internal_error"))
                    .body("error", equalTo("something went wrong on our side"));
            assertThat(reservations()).isEqualTo(1);
            Awaitility.await().until(() -> releases() == 1);
        } finally {
            jdbi.useHandle(tx -> tx.execute("ALTER TABLE gateway.outbox_away RENAME TO outbox"));
        }
    }

    /** Some have too few credits, and the database refuses one run: all the others are stored, reserved and told. */
    @Test
    void shouldDoTogetherWhatIsSentAtOnceAndLetEachStandForItself() throws Exception {
        jdbi.useHandle(tx -> tx.execute("""
                CREATE FUNCTION projects.refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN RAISE EXCEPTION 'poison'; END $$;
                CREATE TRIGGER refuse_poison BEFORE INSERT ON projects.project
                    FOR EACH ROW WHEN (NEW.name = 'Poison') EXECUTE FUNCTION projects.refuse_poison()"""));
        int before = projects();
        ExecutorService clients = Executors.newFixedThreadPool(32);
        try {
            List<Future<Response>> good = new ArrayList<>();
            List<Future<Response>> poor = new ArrayList<>();
            List<Future<Response>> poison = new ArrayList<>();
            for (int i = 0; i < 120; i++) {
                good.add(clients.submit(() -> render(SCRIPT)));
                if (i % 10 == 0) {
                    poor.add(clients.submit(
                            () -> as(FakeAccountService.POOR_KEY).body(SCRIPT).post(API + "/render")));
                    poison.add(clients.submit(() -> render("{'workflow':'script-to-video','input':'Poison'}")));
                }
            }
            List<String> pids = new ArrayList<>();
            for (Future<Response> answer : good) {
                pids.add(answer.get().then().statusCode(200).extract().path("pid"));
            }
            for (Future<Response> answer : poor) {
                answer.get().then().statusCode(402).body("code", equalTo("insufficient_credits"));
            }
            for (Future<Response> answer : poison) {
                answer.get().then().statusCode(500);
            }
            assertThat(pids).doesNotHaveDuplicates();
            assertThat(projects()).isEqualTo(before + 120);
            Awaitility.await("credits of the refused runs").until(() -> releases() == 12);
            assertThat(reservations()).isEqualTo(144);
            assertThat(FakeAccountService.ledger.batches())
                    .as("some went together")
                    .anyMatch(size -> size > 1);
            List<String> told = new ArrayList<>();
            Awaitility.await().until(() -> {
                jobs.read().map(CloudEvent::subject).filter(pids::contains).forEach(told::add);
                return told.size() >= 120;
            });
            assertThat(told).containsExactlyInAnyOrderElementsOf(pids);
        } finally {
            clients.shutdown();
            jdbi.useHandle(tx -> tx.execute("DROP FUNCTION projects.refuse_poison CASCADE"));
        }
    }

    @Test
    void shouldReleaseOldReservationsOfRendersThatHaveNoRunAndNoOthers() {
        UUID begun = UUID.fromString(runOf(render(SCRIPT).path("pid")));
        UUID orphan = UUID.randomUUID();
        UUID orphanWithKey = UUID.randomUUID();
        UUID export = UUID.randomUUID();
        UUID fresh = UUID.randomUUID();
        jdbi.useHandle(tx -> tx.execute(
                "INSERT INTO gateway.idempotency (workspace_id, key, request_hash, attempt_id, created_at)"
                        + " VALUES (gen_random_uuid(), 'of-a-dead-process', '', ?, now())",
                orphanWithKey));
        Instant longAgo = Instant.now().minus(Duration.ofMinutes(11));
        String workspace = FakeAccountService.WORKSPACE;
        FakeAccountService.ledger.reserve(begun, workspace, 13, AccountApi.PURPOSE_RENDER, longAgo);
        FakeAccountService.ledger.reserve(export, workspace, 10, AccountApi.PURPOSE_EXPORT, longAgo);
        FakeAccountService.ledger.reserve(fresh, workspace, 13, AccountApi.PURPOSE_RENDER, Instant.now());
        FakeAccountService.ledger.reserve(orphan, workspace, 13, AccountApi.PURPOSE_RENDER, longAgo);
        FakeAccountService.ledger.reserve(orphanWithKey, workspace, 13, AccountApi.PURPOSE_RENDER, longAgo);

        Awaitility.await().until(() -> releases() == 2);
        assertThat(FakeAccountService.ledger.releases()).containsExactlyInAnyOrder(orphan, orphanWithKey);
        int attempts = jdbi.withHandle(
                tx -> tx.createQuery("SELECT count(*) FROM gateway.idempotency WHERE key = 'of-a-dead-process'")
                        .mapTo(int.class)
                        .one());
        assertThat(attempts).as("nobody can take over that attempt").isZero();
    }

    @Test
    void shouldWriteNothingForAWorkspaceThatWasRefusedCreditsAMomentAgo() {
        as(FakeAccountService.SAVING_KEY)
                .body(SCRIPT)
                .post(API + "/render")
                .then()
                .statusCode(402);
        // A sequence does not roll back, so it counts what is written and taken back as well.
        jdbi.useHandle(tx -> tx.execute("""
                CREATE SEQUENCE projects.written;
                CREATE FUNCTION projects.count_written() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM nextval('projects.written'); RETURN NEW; END $$;
                CREATE TRIGGER count_written BEFORE INSERT ON projects.project
                    FOR EACH ROW EXECUTE FUNCTION projects.count_written()"""));
        try {
            for (int i = 0; i < 20; i++) {
                as(FakeAccountService.SAVING_KEY)
                        .body(SCRIPT)
                        .post(API + "/render")
                        .then()
                        .statusCode(402);
            }
            assertThat(written()).as("nothing is written").isFalse();

            FakeAccountService.ledger.give(FakeAccountService.SAVING_WORKSPACE, 100);
            as(FakeAccountService.SAVING_KEY)
                    .body(SCRIPT)
                    .post(API + "/render")
                    .then()
                    .statusCode(200);
            assertThat(written()).isTrue();
        } finally {
            jdbi.useHandle(
                    tx -> tx.execute("DROP FUNCTION projects.count_written CASCADE; DROP SEQUENCE projects.written"));
        }
    }

    private boolean written() {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT is_called FROM projects.written")
                .mapTo(boolean.class)
                .one());
    }

    private String runOf(String pid) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.project WHERE pid = ?")
                .bind(0, pid)
                .mapTo(String.class)
                .one());
    }

    @Test
    void shouldStartNothingWhenTheAccountServiceIsAway() {
        as(FakeAccountService.KEY).get(API + "/projects").then().statusCode(200); // the key is remembered
        FakeAccountService.server.resetAll();
        withoutTrace(() -> render(SCRIPT))
                .then()
                .statusCode(503)
                .header("Retry-After", notNullValue())
                .body("code", equalTo("unavailable"));
    }
}
