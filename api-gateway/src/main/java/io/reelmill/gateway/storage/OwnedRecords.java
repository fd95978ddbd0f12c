package io.reelmill.gateway.storage;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.UUID;

/**
 * Records of which a workspace may have so many. Every query names the workspace: what another one has is not found.
 *
 * @param <E> the entity
 */
public abstract class OwnedRecords<E extends OwnedRecord> implements PanacheRepositoryBase<E, String> {

    /** What a workspace has, the first parameter. */
    protected static final String OWN = "workspaceId = ?1 AND deletedAt IS NULL";

    private final WorkspaceLock lock;
    private final String table;

    /** @param table whose rows are counted */
    protected OwnedRecords(WorkspaceLock lock, String table) {
        this.lock = lock;
        this.table = table;
    }

    /**
     * Adds a record unless its workspace has as many as it may have. Calls of one workspace wait for each other.
     *
     * @return whether it was added
     */
    @Transactional(Transactional.TxType.MANDATORY)
    protected boolean add(E entity, int limit) {
        lock.take(table, entity.workspaceId);
        if (count(OWN, entity.workspaceId) >= limit) {
            return false;
        }
        persistAndFlush(entity);
        return true;
    }

    /** How many a workspace has. */
    @Transactional
    public long count(UUID workspace) {
        return count(OWN, workspace);
    }

    /** Marks a record as deleted; of two calls at the same time one finds it. */
    @Transactional
    public boolean remove(UUID workspace, String id, Instant now) {
        return update("deletedAt = ?3 WHERE " + OWN + " AND id = ?2", workspace, id, now) == 1;
    }
}
