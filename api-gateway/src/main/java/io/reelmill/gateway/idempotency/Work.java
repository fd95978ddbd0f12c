package io.reelmill.gateway.idempotency;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Something that costs or creates, checked already and still to be done. Used once. */
@FunctionalInterface
public interface Work {

    /**
     * What has to happen before anything is stored, and outside the database: holding credits.
     *
     * @param attempt names it; the same when the call is repeated after a crash, so that it is then done once
     */
    default CompletionStage<Void> begin(UUID attempt) {
        return CompletableFuture.completedStage(null);
    }

    /** Stores, and answers what the client is told. */
    Object store(Handle tx);

    /** Stores in a transaction of its own, or in one with others that come at the same time. */
    default CompletionStage<?> commit(Jdbi jdbi) {
        return CompletableFuture.completedStage(jdbi.inTransaction(this::store));
    }

    /** Called when the answer stands. Must not throw. */
    default void done() {}

    /** Takes back what {@link #begin} did, after storing failed. Must not throw. */
    default void abandon() {}
}
