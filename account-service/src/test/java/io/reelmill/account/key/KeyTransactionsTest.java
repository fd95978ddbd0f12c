package io.reelmill.account.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.audit.Actor;
import io.reelmill.contracts.account.AccountApi.KeyInfo;
import io.reelmill.contracts.account.KeyAccess;
import io.reelmill.contracts.account.Principal;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Keys that Hibernate writes, beside events that Jdbi writes. */
@QuarkusTest
class KeyTransactionsTest {

    private static final Actor ADA = new Actor("ada", "a test", "request-1");

    @Inject
    Keys keys;

    @Inject
    Jdbi jdbi;

    private final ApiKey key = ApiKey.generate();
    private UUID workspace;
    private KeyInfo info;

    @BeforeEach
    void createAKeyOfTheDemoWorkspace() {
        workspace = keys.resolve(new ApiKey("rm_demo_key_of_the_test_suite"))
                .map(Principal::workspaceId)
                .orElseThrow();
        info = keys.create(workspace, key, new NewKey("CI", KeyAccess.FULL, null), ADA);
    }

    @Test
    void shouldAnswerANewKeyAsItIsListedLater() {
        assertThat(keys.list(workspace)).contains(info);
    }

    @Test
    void shouldRevokeAKeyAndAppendItsEventInOneTransaction() {
        assertThatThrownBy(() -> QuarkusTransaction.requiringNew().run(() -> {
                    keys.revoke(info.id(), workspace, ADA);
                    assertThat(writtenHere("api_keys WHERE revoked_at IS NOT NULL"))
                            .isEqualTo(1);
                    assertThat(writtenHere("outbox WHERE true")).isEqualTo(1);
                    throw new IllegalStateException("after both");
                }))
                .hasMessage("after both");
        assertThat(keys.resolve(key)).as("rolled back").isPresent();

        keys.revoke(info.id(), workspace, ADA);
        assertThat(keys.resolve(key)).isEmpty();
    }

    @Test
    void shouldAppendOneEventHoweverOftenAKeyIsRevoked() {
        QuarkusTransaction.requiringNew().run(() -> {
            assertThat(keys.revoke(info.id(), workspace, ADA)).isPresent();
            assertThat(keys.revoke(info.id(), workspace, ADA)).isPresent();
            assertThat(writtenHere("outbox WHERE true")).isEqualTo(1);
        });
    }

    /** How many rows the transaction of this thread has written, as Jdbi sees them. */
    private int writtenHere(String rows) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT count(*) FROM account." + rows + " AND xmin = pg_current_xact_id()::xid")
                .mapTo(int.class)
                .one());
    }
}
