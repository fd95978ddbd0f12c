package io.reelmill.account.demo;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.key.ApiKey;
import io.reelmill.account.key.KeyHasher;
import io.reelmill.account.key.Keys;
import io.reelmill.account.purchase.PurchaseFixture;
import io.reelmill.account.workspace.Accounts;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.Plan;
import io.reelmill.outbox.Outbox;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DemoWorkspaceTest {

    @Test
    void startingTwiceGivesTheCreditsOnceAndKeepsTheKeyValid() {
        try (LedgerFixture fixture = new LedgerFixture()) {
            Keys keys = new Keys(
                    fixture.jdbi,
                    new KeyHasher("pepper-of-the-test"),
                    new Outbox("account", "/test", fixture.clock),
                    fixture.clock);
            DemoSettings settings = () -> Optional.of("rm_demo_key_for_the_test");
            DemoWorkspace demo = new DemoWorkspace(
                    settings,
                    fixture.jdbi,
                    fixture.workspaces,
                    fixture.grants,
                    keys,
                    new PurchaseFixture(fixture).purchases);
            demo.atStart(null);
            ApiKey key = new ApiKey("rm_demo_key_for_the_test");
            demo.atStart(null);

            assertThat(keys.resolve(key)).hasValueSatisfying(principal -> {
                assertThat(principal.workspaceId()).isEqualTo(DemoWorkspace.WORKSPACE);
                assertThat(principal.plan()).isEqualTo(Plan.ELITE);
            });
            Account account = new Accounts(fixture.jdbi, fixture.ledger, fixture.secrets)
                    .of(DemoWorkspace.WORKSPACE)
                    .orElseThrow();
            keys.revoke(keys.resolve(key).orElseThrow().keyId(), null);
            demo.atStart(null);
            assertThat(keys.resolve(key))
                    .as("a revoked key stays revoked after a restart")
                    .isEmpty();
            assertThat(account.credits().total()).isEqualTo(100_000);
            assertThat(account.workspace().webhookSecretHint()).matches("whsec_..….{3}");
        }
    }
}
