package io.reelmill.gateway.storage;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.transaction.Transactional;
import java.util.UUID;

/**
 * Records of which a workspace may have so many. Every query names the workspace: what another one has is not found.
 *
 * @param <E> the entity
 */
public abstract class OwnedRecords<E extends OwnedRecord> implements PanacheRepositoryBase<E, String> {

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
        if (count("workspaceId", entity.workspaceId) >= limit) {
            return false;
        }
        persistAndFlush(entity);
        return true;
    }

    /** How many a workspace has. */
    @Transactional
    public long count(UUID workspace) {
        return count("workspaceId", workspace);
    }
}
