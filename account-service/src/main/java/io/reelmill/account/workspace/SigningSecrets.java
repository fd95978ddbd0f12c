package io.reelmill.account.workspace;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.encryption.SecretCipher;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What a workspace's webhooks are signed with: its present secret and, for a day each, those that it replaced. */
@Singleton
public class SigningSecrets {

    /** A replaced secret signs for so long beside the new one, so that receivers can be changed over at leisure. */
    static final Duration OVERLAP = Duration.ofHours(24);

    /** Every secret is one more signature in every webhook's header. */
    static final int MAX_SECRETS = 5;

    private record Stored(long id, UUID workspaceId, String secret) {}

    private final Jdbi jdbi;
    private final SecretCipher cipher;
    private final Clock clock;

    public SigningSecrets(Jdbi jdbi, SecretCipher cipher, Clock clock) {
        this.jdbi = jdbi;
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
    void add(Handle tx, UUID workspaceId) {
        tx.createUpdate("INSERT INTO account.webhook_secrets (workspace_id, secret, created_at)"
                        + " VALUES (:workspace, :secret, :at)")
                .bind("workspace", workspaceId)
                .bind("secret", cipher.encrypt(WebhookSecret.generate().text(), context(workspaceId)))
                .bind("at", clock.instant())
                .execute();
    }

    /** Those to sign with now, newest first; none when the workspace is unknown. */
    public List<String> of(UUID workspaceId) {
        return jdbi.withHandle(handle -> of(handle, workspaceId));
    }

    /**
     * Replaces the present secret by a new one.
     *
     * @return those to sign with from now on, the new one first
     * @throws UnknownWorkspaceException when there is no such workspace
     * @throws TooManySecretsException when it was given as many secrets as it may have within a day
     */
    public List<String> rotate(UUID workspaceId) {
        return jdbi.inTransaction(tx -> {
            lock(tx, workspaceId);
            if (of(tx, workspaceId).size() >= MAX_SECRETS) {
                throw new TooManySecretsException();
            }
            tx.createUpdate("UPDATE account.webhook_secrets SET signs_until = :until"
                            + " WHERE workspace_id = :workspace AND signs_until IS NULL")
                    .bind("until", clock.instant().plus(OVERLAP))
                    .bind("workspace", workspaceId)
                    .execute();
            add(tx, workspaceId);
            return of(tx, workspaceId);
        });
    }

    /**
     * Deletes secrets that sign no more.
     *
     * @return how many
     */
    int dropReplaced() {
        return jdbi.withHandle(
                handle -> handle.createUpdate("DELETE FROM account.webhook_secrets WHERE signs_until <= :now")
                        .bind("now", clock.instant())
                        .execute());
    }

    /** Encrypts what is stored in plain text or under an older key. */
    int encryptStored() {
        return jdbi.inTransaction(tx -> {
            List<Stored> outdated = tx
                    .createQuery("SELECT id, workspace_id, secret FROM account.webhook_secrets FOR UPDATE SKIP LOCKED")
                    .map((row, context) -> new Stored(
                            row.getLong("id"), row.getObject("workspace_id", UUID.class), row.getString("secret")))
                    .stream()
                    .filter(stored -> !cipher.isCurrent(stored.secret()))
                    .toList();
            for (Stored stored : outdated) {
                String plain = read(stored.secret(), stored.workspaceId());
                tx.createUpdate("UPDATE account.webhook_secrets SET secret = :secret WHERE id = :id")
                        .bind("secret", cipher.encrypt(plain, context(stored.workspaceId())))
                        .bind("id", stored.id())
                        .execute();
            }
            return outdated.size();
        });
    }

    private static void lock(Handle tx, UUID workspaceId) {
        boolean known = tx.createQuery("SELECT id FROM account.workspaces WHERE id = :id FOR UPDATE")
                .bind("id", workspaceId)
                .mapTo(UUID.class)
                .findOne()
                .isPresent();
        if (!known) {
            throw new UnknownWorkspaceException(workspaceId);
        }
    }

    List<String> of(Handle handle, UUID workspaceId) {
        Instant now = clock.instant();
        return handle.createQuery("""
                        SELECT secret FROM account.webhook_secrets
                         WHERE workspace_id = :workspace AND (signs_until IS NULL OR signs_until > :now)
                         ORDER BY id DESC
                        """).bind("workspace", workspaceId).bind("now", now).mapTo(String.class).stream()
                .map(stored -> read(stored, workspaceId))
                .toList();
    }

    /** Secrets of versions before encryption are stored in plain text until {@link #encryptStored} has run. */
    private String read(String stored, UUID workspaceId) {
        return SecretCipher.isEncrypted(stored) ? cipher.decrypt(stored, context(workspaceId)) : stored;
    }

    private static String context(UUID workspaceId) {
        return "webhook-secret:" + workspaceId;
    }
}
