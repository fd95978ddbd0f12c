package io.reelmill.account.workspace;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.encryption.SecretCipher;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** What a workspace's webhooks are signed with: its present secret and, for a day each, those that it replaced. */
@Singleton
public class SigningSecrets {

    /** A replaced secret signs for so long beside the new one, so that receivers can be changed over at leisure. */
    static final Duration OVERLAP = Duration.ofHours(24);

    /** Every secret is one more signature in every webhook's header. */
    static final int MAX_SECRETS = 5;

    private final WebhookSecretRepository repository;
    private final WorkspaceRepository workspaces;
    private final SecretCipher cipher;
    private final Clock clock;

    SigningSecrets(
            WebhookSecretRepository repository, WorkspaceRepository workspaces, SecretCipher cipher, Clock clock) {
        this.repository = repository;
        this.workspaces = workspaces;
        this.cipher = cipher;
        this.clock = clock;
    }

    /** A workspace that has as many secrets as it may have at a time. */
    public static final class TooManySecretsException extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooManySecretsException() {
            super("the secret was replaced too often within a day");
        }
    }

    /** Makes the present secret of a workspace that has none. */
    @Transactional(TxType.MANDATORY)
    void add(UUID workspaceId) {
        WebhookSecretEntity entity = new WebhookSecretEntity();
        entity.workspaceId = workspaceId;
        entity.secret = cipher.encrypt(WebhookSecret.generate().text(), context(workspaceId));
        entity.createdAt = clock.instant();
        repository.persistAndFlush(entity);
    }

    /** Those to sign with now, newest first; none when the workspace is unknown. */
    @Transactional
    public List<String> of(UUID workspaceId) {
        return repository.listSigning(workspaceId, clock.instant()).stream()
                .map(this::read)
                .toList();
    }

    /**
     * Replaces the present secret by a new one.
     *
     * @return those to sign with from now on, the new one first
     * @throws UnknownWorkspaceException when there is no such workspace
     * @throws TooManySecretsException when it was given as many secrets as it may have within a day
     */
    @Transactional
    public List<String> rotate(UUID workspaceId) {
        workspaces.lock(workspaceId);
        if (of(workspaceId).size() >= MAX_SECRETS) {
            throw new TooManySecretsException();
        }
        repository.endPresent(workspaceId, clock.instant().plus(OVERLAP));
        add(workspaceId);
        return of(workspaceId);
    }

    /**
     * Deletes secrets that sign no more.
     *
     * @return how many
     */
    @Transactional
    int dropReplaced() {
        return repository.deleteEnded(clock.instant());
    }

    /** Encrypts what is stored in plain text or under an older key. */
    @Transactional
    int encryptStored() {
        List<WebhookSecretEntity> outdated = repository.lockAll().stream()
                .filter(stored -> !cipher.isCurrent(stored.secret))
                .toList();
        for (WebhookSecretEntity stored : outdated) {
            stored.secret = cipher.encrypt(read(stored), context(stored.workspaceId));
        }
        return outdated.size();
    }

    /** Secrets of versions before encryption are stored in plain text until {@link #encryptStored} has run. */
    private String read(WebhookSecretEntity stored) {
        return SecretCipher.isEncrypted(stored.secret)
                ? cipher.decrypt(stored.secret, context(stored.workspaceId))
                : stored.secret;
    }

    private static String context(UUID workspaceId) {
        return "webhook-secret:" + workspaceId;
    }
}
