package io.reelmill.account.key;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Keys. Callers hold the transaction. */
@Singleton
class KeyRepository implements PanacheRepositoryBase<KeyEntity, UUID> {

    /** The key of a workspace with one of the two hashes, revoked or not. */
    Optional<KeyEntity> find(UUID workspace, byte[] hash, byte[] formerHash) {
        return find("workspaceId = ?1 AND (hash = ?2 OR hash = ?3)", workspace, hash, formerHash)
                .firstResultOptional();
    }

    /** The keys of a workspace that were not revoked, newest first. */
    List<KeyEntity> listValid(UUID workspace) {
        return list("workspaceId = ?1 AND revokedAt IS NULL ORDER BY createdAt DESC, id", workspace);
    }

    /**
     * Sets the time of revocation. Of two calls at the same time one does it.
     *
     * @return whether the key was not revoked before
     */
    boolean revoke(UUID id, Instant now) {
        return update("revokedAt = ?1 WHERE id = ?2 AND revokedAt IS NULL", now, id) == 1;
    }
}
