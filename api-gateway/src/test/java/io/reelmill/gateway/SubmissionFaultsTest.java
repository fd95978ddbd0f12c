package io.reelmill.gateway;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anyOf;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.agroal.api.AgroalDataSource;
import io.agroal.api.AgroalDataSource.FlushMode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.reelmill.testkit.CuttablePostgres;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Renders whose database or account-service fails at the worst moment. */
@QuarkusTest
@TestProfile(HurriedGateway.class)
class SubmissionFaultsTest {

    private static final String RENDER = GatewayTest.API + "/render";
    private static final int COMMITS = 77;

    @Inject
    AgroalDataSource pool;

    private final ExecutorService clients = Executors.newFixedThreadPool(20);
    private Jdbi direct;

    @BeforeEach
    void start() {
        FakeAccountService.reset();
        direct = Jdbi.create(CuttablePostgres.direct());
        render("Warm up").then().statusCode(200);
        FakeAccountService.reset();
    }

    @AfterEach
    void stop() {
        CuttablePostgres.mend();
        pool.flush(
                FlushMode.IDLE); // one that has died within half a second is not validated when the next test takes it
        clients.shutdown();
        direct.useHandle(tx -> tx.execute("DROP FUNCTION IF EXISTS projects.wait_in_commit CASCADE"));
    }

    @Test
    void shouldAnswerRendersAsStartedWhoseCommitWasNotConfirmed() throws Exception {
        List<Future<Response>> answers = loseTheCommitOf("Kept", "");

        for (Future<Response> answer : answers) {
            String pid = answer.get().then().statusCode(200).extract().path("pid");
            assertThat(stored(pid)).isTrue();
        }
        assertThat(FakeAccountService.ledger.releases()).isEmpty();
    }

    @Test
    void shouldReleaseTheCreditsOfRendersWhoseCommitFailed() throws Exception {
        List<Future<Response>> answers = loseTheCommitOf("Lost", "RAISE EXCEPTION 'not committed';");

        for (Future<Response> answer : answers) {
            // 503 where the connection was lost, 500 where a later commit was refused
            answer.get().then().statusCode(anyOf(equalTo(500), equalTo(503)));
        }
        Awaitility.await().until(() -> FakeAccountService.ledger.releases().size() == answers.size());
        assertThat(storedNames("Lost")).isZero();
    }

    @Test
    void shouldAnswerAKeyedRenderAsStartedWhoseCommitWasNotConfirmed() throws Exception {
        String key = UUID.randomUUID().toString();
        waitInCommit("Keyed", "");
        try (HeldCommits held = new HeldCommits()) {
            Future<Response> answer = clients.submit(() -> keyed(key, "Keyed"));
            held.awaitOne();
            CuttablePostgres.dropConnections();
            held.letGo();
            Response first = answer.get();
            first.then().statusCode(200).header("Idempotent-Replayed", nullValue());
            Response again = keyed(key, "Keyed");
            again.then().statusCode(200).header("Idempotent-Replayed", equalTo("true"));
            assertThat(again.asString()).isEqualTo(first.asString());
        }
        assertThat(FakeAccountService.ledger.releases()).isEmpty();
        assertThat(storedNames("Keyed")).isEqualTo(1);
    }

    @Test
    void shouldStartNothingWhileTheDatabaseIsAway() {
        CuttablePostgres.cut();
        render("Outage").then().statusCode(503).header("Retry-After", notNullValue());
        CuttablePostgres.mend();
        assertThat(storedNames("Outage")).isZero();
        Awaitility.await().until(() -> render("Outage").statusCode() == 200);
    }

    @Test
    void shouldAnswerUnavailableToEveryCallWhileTheDatabaseIsAway() {
        String pid = render("Asked for").path("pid");
        CuttablePostgres.cut();
        List<Response> answers = List.of(
                request("").get(GatewayTest.API + "/status?pid=" + pid),
                request("").get(GatewayTest.API + "/projects"),
                keyed(UUID.randomUUID().toString(), "Outage"));
        CuttablePostgres.mend();

        for (Response answer : answers) {
            answer.then().statusCode(503).header("Retry-After", notNullValue());
            assertThat(answer.asString()).doesNotContain("SQL", "jdbc");
        }
    }

    @Test
    void shouldStartNothingWhenTheReservationIsAnsweredTooLate() {
        FakeAccountService.ledger.pause();
        render("Late").then().statusCode(503).header("Retry-After", notNullValue());
        FakeAccountService.ledger.resume();
        assertThat(storedNames("Late")).isZero();
    }

    @Test
    void shouldRefuseRendersBeyondWhatMayWait() throws Exception {
        FakeAccountService.ledger.pause();
        List<Future<Response>> answers = new ArrayList<>();
        answers.add(clients.submit(() -> render("Rush")));
        Awaitility.await().until(() -> !FakeAccountService.ledger.batches().isEmpty());
        for (int i = 0; i < 2 * HurriedGateway.MAX_WAITING + 8; i++) {
            answers.add(clients.submit(() -> render("Rush")));
        }
        List<Response> refused = new ArrayList<>();
        for (Future<Response> answer : answers) {
            if (answer.get().statusCode() == 503) {
                refused.add(answer.get());
            }
            FakeAccountService.ledger.resume();
        }
        assertThat(refused).hasSizeGreaterThanOrEqualTo(6);
        refused.forEach(answer -> answer.then().header("Retry-After", notNullValue()));
    }

    /** Cuts the connection of a group while the server commits it, and lets the server go on after the gateway is told. */
    private List<Future<Response>> loseTheCommitOf(String name, String thenDo) throws Exception {
        waitInCommit(name, thenDo);
        try (HeldCommits held = new HeldCommits()) {
            FakeAccountService.ledger.pause();
            List<Future<Response>> answers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                answers.add(clients.submit(() -> render(name)));
            }
            FakeAccountService.ledger.resume();
            held.awaitOne();
            CuttablePostgres.dropConnections();
            Awaitility.await().until(this::isLookedFor);
            held.letGo();
            for (Future<Response> answer : answers) {
                answer.get();
            }
            return answers;
        }
    }

    /** A commit that stores a project of this name waits for a lock, and then does something. */
    private void waitInCommit(String name, String thenDo) {
        direct.useHandle(tx -> tx.execute("""
                CREATE FUNCTION projects.wait_in_commit() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM pg_advisory_xact_lock_shared(%d); %s RETURN NULL; END $$;
                CREATE CONSTRAINT TRIGGER wait_in_commit AFTER INSERT ON projects.project DEFERRABLE INITIALLY DEFERRED
                    FOR EACH ROW WHEN (NEW.name = '%s') EXECUTE FUNCTION projects.wait_in_commit()""".formatted(COMMITS, thenDo, name)));
    }

    /** Whether another connection waits for the outcome of the transaction. */
    private boolean isLookedFor() {
        return direct.withHandle(
                tx -> tx.createQuery("SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event = 'transactionid'")
                        .mapTo(boolean.class)
                        .one());
    }

    private final class HeldCommits implements AutoCloseable {

        private final Connection connection;

        HeldCommits() throws SQLException {
            connection = CuttablePostgres.direct().getConnection();
            execute("SELECT pg_advisory_lock(" + COMMITS + ")");
        }

        void awaitOne() {
            Awaitility.await()
                    .until(() -> direct.withHandle(tx -> tx.createQuery(
                                    "SELECT count(*) > 0 FROM pg_locks WHERE locktype = 'advisory' AND objid = ? AND NOT granted")
                            .bind(0, COMMITS)
                            .mapTo(boolean.class)
                            .one()));
        }

        void letGo() throws SQLException {
            execute("SELECT pg_advisory_unlock_all()");
        }

        private void execute(String sql) throws SQLException {
            try (Statement statement = connection.createStatement()) {
                statement.execute(sql);
            }
        }

        @Override
        public void close() throws SQLException {
            connection.close();
        }
    }

    private boolean stored(String pid) {
        return direct.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects.project WHERE pid = ?")
                        .bind(0, pid)
                        .mapTo(int.class)
                        .one())
                == 1;
    }

    private int storedNames(String name) {
        return direct.withHandle(tx -> tx.createQuery("SELECT count(*) FROM projects.project WHERE name = ?")
                .bind(0, name)
                .mapTo(int.class)
                .one());
    }

    private static Response render(String name) {
        return request(name).post(RENDER);
    }

    private static Response keyed(String key, String name) {
        return request(name).header("Idempotency-Key", key).post(RENDER);
    }

    private static RequestSpecification request(String name) {
        return given().header("key", FakeAccountService.KEY)
                .contentType("application/json")
                .body("{\"workflow\":\"script-to-video\",\"input\":\"" + name + "\"}");
    }
}
