package io.reelmill.account.workspace;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.Timeouts;

/** Webhook secrets. Callers hold the transaction. */
@Singleton
class WebhookSecretRepository implements PanacheRepositoryBase<WebhookSecretEntity, Long> {

    /** The secrets of a workspace that sign at this time, newest first. */
    List<WebhookSecretEntity> listSigning(UUID workspace, Instant now) {
        return list("workspaceId = ?1 AND (signsUntil IS NULL OR signsUntil > ?2) ORDER BY id DESC", workspace, now);
    }

    /**
     * Sets the end of the present secret. A statement and not a change of the entity: it must run before the next secret is
     * inserted, because a unique index allows one present secret for each workspace.
     */
    void endPresent(UUID workspace, Instant until) {
        update("signsUntil = ?1 WHERE workspaceId = ?2 AND signsUntil IS NULL", until, workspace);
    }

    /**
     * Deletes the secrets whose end has passed.
     *
     * @return how many
     */
    int deleteEnded(Instant now) {
        return Math.toIntExact(delete("signsUntil <= ?1", now));
    }

    /** All secrets, locked until the transaction ends. Those that another transaction has locked are left out. */
    List<WebhookSecretEntity> lockAll() {
        return findAll()
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .withHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
                .list();
    }
}
