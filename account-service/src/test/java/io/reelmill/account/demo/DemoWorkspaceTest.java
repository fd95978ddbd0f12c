package io.reelmill.account.demo;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.Keys;
import io.reelmill.account.workspace.AccountOverview;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** The service of the test suite has opened the demo workspace once, at its start. */
@QuarkusTest
class DemoWorkspaceTest {

    @Inject
    DemoWorkspace demo;

    @Inject
    Keys keys;

    @Inject
    AccountOverview accounts;

    @Inject
    Jdbi jdbi;

    @Test
    void shouldGiveTheCreditsOnceAndKeepTheKeyValidOverRestarts() {
        assertThat(issued()).isEqualTo(DemoWorkspace.CREDITS);
        ApiKey key = new ApiKey("rm_demo_key_" + UUID.randomUUID());
        demo.open(key);
        demo.open(key);

        assertThat(keys.resolve(key)).hasValueSatisfying(principal -> {
            assertThat(principal.workspaceId()).isEqualTo(DemoWorkspace.WORKSPACE);
            assertThat(principal.plan()).isEqualTo(Plan.ELITE);
        });
        Account account = accounts.of(DemoWorkspace.WORKSPACE).orElseThrow();
        assertThat(account.workspace().webhookSecretHint()).matches("whsec_..….{3}");
        assertThat(issued()).isEqualTo(DemoWorkspace.CREDITS);
    }

    @Test
    void shouldKeepARevokedKeyRevokedAfterARestart() {
        ApiKey key = new ApiKey("rm_demo_key_" + UUID.randomUUID());
        demo.open(key);
        keys.revoke(keys.resolve(key).orElseThrow().keyId(), null, io.reelmill.account.audit.Actor.SYSTEM);
        demo.open(key);
        assertThat(keys.resolve(key)).isEmpty();
    }

    /** What the plan and the demo gave, without what tests bought. */
    private int issued() {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT sum(amount) FROM account.grants"
                        + " WHERE workspace_id = :id AND category IN ('plan', 'adjustment')")
                .bind("id", DemoWorkspace.WORKSPACE)
                .mapTo(int.class)
                .one());
    }
}
