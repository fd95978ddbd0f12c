package io.reelmill.account.key;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.Timeouts;
import org.hibernate.exception.ConstraintViolationException;

/** Keys. Callers hold the transaction. */
@Singleton
class KeyRepository implements PanacheRepositoryBase<KeyEntity, UUID> {

    private static final int MAX_EXPIRED = 100;
    private static final String FOREIGN_KEY_VIOLATION = "23503";

    /** @throws UnknownWorkspaceException when the workspace of the key does not exist */
    @Override
    public void persistAndFlush(KeyEntity key) {
        try {
            persist(key);
            flush();
        } catch (ConstraintViolationException e) {
            throw FOREIGN_KEY_VIOLATION.equals(e.getSQLState()) ? new UnknownWorkspaceException(key.workspaceId) : e;
        }
    }

    /** The key of a workspace with one of the two hashes, revoked or not. */
    Optional<KeyEntity> find(UUID workspace, byte[] hash, byte[] formerHash) {
        return find("workspaceId = ?1 AND (hash = ?2 OR hash = ?3)", workspace, hash, formerHash)
                .firstResultOptional();
    }

    /**
     * A key that nobody else changes until the transaction ends, revoked or not.
     *
     * @param workspace whose key it must be, or null for any
     */
    Optional<KeyEntity> lock(UUID id, UUID workspace) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE)
                .filter(key -> workspace == null || key.workspaceId.equals(workspace));
    }

    /** Some keys whose time is over and that were not revoked yet, those that another transaction has locked left out. */
    List<KeyEntity> lockExpired(Instant now) {
        return find("revokedAt IS NULL AND expiresAt <= ?1 ORDER BY expiresAt", now)
                .page(0, MAX_EXPIRED)
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .withHint("jakarta.persistence.lock.timeout", Timeouts.SKIP_LOCKED_MILLI)
                .list();
    }

    /** The keys of a workspace that were not revoked, newest first. */
    List<KeyEntity> listValid(UUID workspace) {
        return list("workspaceId = ?1 AND revokedAt IS NULL ORDER BY createdAt DESC, id", workspace);
    }
}
