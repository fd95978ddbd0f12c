package io.reelmill.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.Plan;
import io.reelmill.service.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SigningSecretsTest {

    private static LedgerFixture fixture;

    private final UUID workspace = UUID.randomUUID();

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @BeforeEach
    void openWorkspace() {
        String email = workspace + "@example.org";
        fixture.jdbi.useTransaction(
                tx -> fixture.workspaces.open(tx, new NewWorkspace(workspace, "Ada's", Plan.FREE, email, "Ada")));
    }

    @Test
    void aReplacedSecretSignsForADayBehindTheNewOneAndIsThenDropped() {
        String first = fixture.secrets.of(workspace).get(0);
        List<String> both = fixture.secrets.rotate(workspace);
        assertThat(both).hasSize(2).doesNotHaveDuplicates().endsWith(first);

        fixture.clock.pass(Duration.ofHours(24).minusSeconds(1));
        assertThat(fixture.secrets.of(workspace)).isEqualTo(both);
        assertThat(fixture.secrets.dropReplaced()).isZero();

        fixture.clock.pass(Duration.ofSeconds(1));
        assertThat(fixture.secrets.of(workspace)).containsExactly(both.get(0));
        assertThat(fixture.secrets.dropReplaced()).isEqualTo(1);
        assertThat(fixture.secrets.of(workspace)).containsExactly(both.get(0));
    }

    @Test
    void theHintIsThatOfTheNewSecret() {
        String present = fixture.secrets.rotate(workspace).get(0);
        assertThat(new Accounts(fixture.jdbi, fixture.ledger).of(workspace))
                .hasValueSatisfying(account -> assertThat(account.workspace().webhookSecretHint())
                        .isEqualTo(new WebhookSecret(present).hint()));
    }

    @Test
    void aWorkspaceHasAFewSecretsAtATimeAtMost() {
        for (int i = 1; i < SigningSecrets.MOST; i++) {
            fixture.secrets.rotate(workspace);
        }
        assertThatThrownBy(() -> fixture.secrets.rotate(workspace)).isInstanceOf(Refusal.class);
        fixture.clock.pass(SigningSecrets.OVERLAP);
        assertThat(fixture.secrets.rotate(workspace)).hasSize(2);
        fixture.clock.pass(SigningSecrets.OVERLAP);
        fixture.secrets.dropReplaced();
    }

    @Test
    void theSecretOfAnUnknownWorkspaceCannotBeReplaced() {
        assertThatThrownBy(() -> fixture.secrets.rotate(UUID.randomUUID())).isInstanceOf(Refusal.class);
    }
}
