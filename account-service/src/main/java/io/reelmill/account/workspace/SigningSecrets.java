package io.reelmill.account.workspace;

import io.reelmill.service.Refusal;
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
    static final int MOST = 5;

    private final Jdbi jdbi;
    private final Clock clock;

    public SigningSecrets(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /** Makes the present secret of a workspace that has none. */
    void add(Handle tx, UUID workspaceId) {
        tx.createUpdate("INSERT INTO account.webhook_secrets (workspace_id, secret, created_at)"
                        + " VALUES (:workspace, :secret, :at)")
                .bind("workspace", workspaceId)
                .bind("secret", WebhookSecret.generate().text())
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
     * @throws Refusal when the workspace is unknown, or was given as many secrets as it may have within a day
     */
    public List<String> rotate(UUID workspaceId) {
        return jdbi.inTransaction(tx -> {
            lock(tx, workspaceId);
            if (of(tx, workspaceId).size() >= MOST) {
                throw Refusal.conflict("the secret was replaced too often within a day");
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

    private static void lock(Handle tx, UUID workspaceId) {
        boolean known = tx.createQuery("SELECT id FROM account.workspaces WHERE id = :id FOR UPDATE")
                .bind("id", workspaceId)
                .mapTo(UUID.class)
                .findOne()
                .isPresent();
        if (!known) {
            throw Refusal.notFound("the workspace");
        }
    }

    private List<String> of(Handle handle, UUID workspaceId) {
        Instant now = clock.instant();
        return handle.createQuery("""
                        SELECT secret FROM account.webhook_secrets
                         WHERE workspace_id = :workspace AND (signs_until IS NULL OR signs_until > :now)
                         ORDER BY id DESC
                        """)
                .bind("workspace", workspaceId)
                .bind("now", now)
                .mapTo(String.class)
                .list();
    }
}
