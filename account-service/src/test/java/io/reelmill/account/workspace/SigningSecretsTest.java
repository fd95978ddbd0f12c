package io.reelmill.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.Plan;
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
        assertThat(new Accounts(fixture.jdbi, fixture.ledger, fixture.secrets).of(workspace))
                .hasValueSatisfying(account -> assertThat(account.workspace().webhookSecretHint())
                        .isEqualTo(new WebhookSecret(present).hint()));
    }

    @Test
    void aWorkspaceHasAFewSecretsAtATimeAtMost() {
        for (int i = 1; i < SigningSecrets.MAX_SECRETS; i++) {
            fixture.secrets.rotate(workspace);
        }
        assertThatThrownBy(() -> fixture.secrets.rotate(workspace))
                .isInstanceOf(SigningSecrets.TooManySecretsException.class);
        fixture.clock.pass(SigningSecrets.OVERLAP);
        assertThat(fixture.secrets.rotate(workspace)).hasSize(2);
        fixture.clock.pass(SigningSecrets.OVERLAP);
        fixture.secrets.dropReplaced();
    }

    @Test
    void theSecretOfAnUnknownWorkspaceCannotBeReplaced() {
        assertThatThrownBy(() -> fixture.secrets.rotate(UUID.randomUUID()))
                .isInstanceOf(UnknownWorkspaceException.class);
    }

    @Test
    void shouldStoreNoSecretInPlainTextAndEncryptThoseOfOlderVersions() {
        String present = fixture.secrets.of(workspace).get(0);
        assertThat(stored()).doesNotContain("whsec_").startsWith("enc:v1:k1:");

        fixture.jdbi.useHandle(handle -> handle.execute(
                "UPDATE account.webhook_secrets SET secret = ? WHERE workspace_id = ?", present, workspace));
        assertThat(fixture.secrets.of(workspace)).containsExactly(present);
        assertThat(fixture.secrets.encryptStored()).isEqualTo(1);
        assertThat(stored()).startsWith("enc:v1:k1:");
        assertThat(fixture.secrets.of(workspace)).containsExactly(present);
        assertThat(fixture.secrets.encryptStored()).isZero();
    }

    private String stored() {
        return fixture.jdbi.withHandle(
                handle -> handle.createQuery("SELECT secret FROM account.webhook_secrets WHERE workspace_id = ?")
                        .bind(0, workspace)
                        .mapTo(String.class)
                        .one());
    }
}
