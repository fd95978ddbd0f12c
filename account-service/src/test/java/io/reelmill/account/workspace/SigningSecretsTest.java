package io.reelmill.account.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.Plan;
import io.reelmill.encryption.SecretCipher;
import io.reelmill.testkit.VirtualClock;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class SigningSecretsTest {

    @Inject
    WebhookSecretRepository repository;

    @Inject
    WorkspaceRepository workspaceRepository;

    @Inject
    Workspaces workspaces;

    @Inject
    AccountOverview accounts;

    @Inject
    Jdbi jdbi;

    @Inject
    SecretCipher cipher;

    private final UUID workspace = UUID.randomUUID();

    /** Far in the future, so that the schedule of the running service drops nothing of this test. */
    private final VirtualClock clock = new VirtualClock(Instant.parse("2126-11-20T12:00:00Z"));

    private SigningSecrets secrets;

    @BeforeEach
    void openWorkspace() {
        secrets = new SigningSecrets(repository, workspaceRepository, cipher, clock);
        workspaces.open(new NewWorkspace(workspace, "Ada's", Plan.FREE, workspace + "@example.org", "Ada"));
    }

    @Test
    void shouldSignWithAReplacedSecretForADayBehindTheNewOneAndThenDropIt() {
        String first = signing().get(0);
        List<String> both = rotate();
        assertThat(both).hasSize(2).doesNotHaveDuplicates().endsWith(first);

        clock.pass(Duration.ofHours(24).minusSeconds(1));
        assertThat(signing()).isEqualTo(both);
        dropReplaced();
        assertThat(stored()).hasSize(2);

        clock.pass(Duration.ofSeconds(1));
        assertThat(signing()).containsExactly(both.get(0));
        assertThat(dropReplaced()).isPositive();
        assertThat(stored()).hasSize(1);
        assertThat(signing()).containsExactly(both.get(0));
    }

    @Test
    void shouldGiveTheHintOfTheNewSecret() {
        String present = rotate().get(0);
        assertThat(accounts.of(workspace))
                .hasValueSatisfying(account -> assertThat(account.workspace().webhookSecretHint())
                        .isEqualTo(new WebhookSecret(present).hint()));
    }

    @Test
    void shouldLimitTheSecretsOfAWorkspace() {
        for (int i = 1; i < SigningSecrets.MAX_SECRETS; i++) {
            rotate();
        }
        assertThatThrownBy(this::rotate).isInstanceOf(SigningSecrets.TooManySecretsException.class);
        clock.pass(SigningSecrets.OVERLAP);
        assertThat(rotate()).hasSize(2);
    }

    @Test
    void shouldNotReplaceTheSecretOfAnUnknownWorkspace() {
        assertThatThrownBy(() -> inTransaction(() -> secrets.rotate(UUID.randomUUID())))
                .isInstanceOf(UnknownWorkspaceException.class);
    }

    @Test
    void shouldStoreNoSecretInPlainTextAndEncryptThoseOfOlderVersions() {
        String present = signing().get(0);
        assertThat(stored()).singleElement().asString().doesNotContain("whsec_").startsWith("enc:v1:k1:");

        storeInPlainText(present);
        assertThat(signing()).containsExactly(present);
        assertThat(encryptStored()).isEqualTo(1);
        assertThat(stored()).singleElement().asString().startsWith("enc:v1:k1:");
        assertThat(signing()).containsExactly(present);
        assertThat(encryptStored()).isZero();
    }

    @Test
    void shouldLeaveSecretsAloneThatAnotherReplicaEncrypts() {
        storeInPlainText(signing().get(0));
        jdbi.useTransaction(replica -> {
            replica.execute("SELECT id FROM account.webhook_secrets WHERE workspace_id = ? FOR UPDATE", workspace);
            assertThat(encryptStored()).isZero();
        });
        assertThat(encryptStored()).isEqualTo(1);
    }

    private List<String> signing() {
        return inTransaction(() -> secrets.of(workspace));
    }

    private List<String> rotate() {
        return inTransaction(() -> secrets.rotate(workspace));
    }

    private int dropReplaced() {
        return inTransaction(secrets::dropReplaced);
    }

    private int encryptStored() {
        return inTransaction(secrets::encryptStored);
    }

    /** As the container does it for the bean; this one is made by hand for the sake of its clock. */
    private static <T> T inTransaction(Callable<T> call) {
        return QuarkusTransaction.requiringNew().call(call);
    }

    private void storeInPlainText(String secret) {
        jdbi.useHandle(handle -> handle.execute(
                "UPDATE account.webhook_secrets SET secret = ? WHERE workspace_id = ?", secret, workspace));
    }

    private List<String> stored() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT secret FROM account.webhook_secrets WHERE workspace_id = ?")
                        .bind(0, workspace)
                        .mapTo(String.class)
                        .list());
    }
}
