package io.reelmill.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.testkit.CuttablePostgres;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A connection that is lost in the commit of a JTA transaction. */
@QuarkusTest
class LostCommitTest extends AccountServiceTest {

    private static final String NAME = "lost in the commit";

    private Jdbi direct;

    /** The server ends the connection while it commits a key of that name. */
    @BeforeEach
    void endConnectionsInTheCommit() {
        direct = Jdbi.create(CuttablePostgres.direct());
        direct.useHandle(handle -> handle.execute("""
                CREATE FUNCTION account.end_connection() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(10); RETURN NULL; END $$;
                CREATE CONSTRAINT TRIGGER end_connection AFTER INSERT ON account.api_keys DEFERRABLE INITIALLY DEFERRED
                    FOR EACH ROW WHEN (NEW.name = '%s') EXECUTE FUNCTION account.end_connection()""".formatted(NAME)));
    }

    @AfterEach
    void dropTrigger() {
        direct.useHandle(handle -> handle.execute("DROP FUNCTION account.end_connection CASCADE"));
    }

    @Test
    void shouldAnswerUnavailableAndStoreNothing() {
        call().body("{\"name\":\"" + NAME + "\"}")
                .post(AccountApi.KEYS + "?workspace=" + workspace)
                .then()
                .statusCode(503)
                .body("error", equalTo("unavailable"));

        int stored =
                direct.withHandle(handle -> handle.createQuery("SELECT count(*) FROM account.api_keys WHERE name = ?")
                        .bind(0, NAME)
                        .mapTo(int.class)
                        .one());
        assertThat(stored).isZero();
        resolve(DEMO_KEY).statusCode(200);
    }
}
