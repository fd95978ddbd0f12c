package io.reelmill.gateway.storage;

import jakarta.inject.Singleton;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Lets the transactions that add records of one kind to one workspace follow each other, so that a limit is kept. */
@Singleton
public class WorkspaceLock {

    private final Jdbi jdbi;

    WorkspaceLock(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Waits for the lock; it is held until the thread's transaction ends.
     *
     * @param kind table of the records
     */
    public void take(String kind, UUID workspace) {
        jdbi.useTransaction(tx -> tx.createQuery(
                        "SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(:kind || ':' || :workspace, 0))")
                .bind("kind", kind)
                .bind("workspace", workspace.toString())
                .mapTo(int.class)
                .one());
    }
}
