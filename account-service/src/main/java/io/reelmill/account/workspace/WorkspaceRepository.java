package io.reelmill.account.workspace;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import java.util.UUID;

/** Workspaces. Callers hold the transaction. */
@Singleton
class WorkspaceRepository implements PanacheRepositoryBase<WorkspaceEntity, UUID> {

    /**
     * Adds a workspace unless one has its id. Of two calls at the same time one adds it; the other waits for the end of that
     * transaction.
     *
     * @return whether it was added
     */
    boolean add(WorkspaceEntity workspace) {
        return getEntityManager()
                        .createQuery("INSERT INTO Workspace (id, ownerId, name, plan, createdAt)"
                                + " VALUES (:id, :owner, :name, :plan, :at) ON CONFLICT (id) DO NOTHING")
                        .setParameter("id", workspace.id)
                        .setParameter("owner", workspace.ownerId)
                        .setParameter("name", workspace.name)
                        .setParameter("plan", workspace.plan)
                        .setParameter("at", workspace.createdAt)
                        .executeUpdate()
                == 1;
    }

    /** Reads a workspace anew that this transaction may have read before a statement changed it. */
    void refresh(UUID id) {
        getEntityManager().refresh(findById(id));
    }

    /**
     * A workspace that nobody else changes until the transaction ends.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    WorkspaceEntity lock(UUID id) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE)
                .orElseThrow(() -> new UnknownWorkspaceException(id));
    }
}
