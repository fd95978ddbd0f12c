package io.reelmill.gateway.idempotency;

import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** Something that costs or creates, checked already and still to be done. Used once. */
@FunctionalInterface
public interface IdempotentOperation {

    /**
     * Does what has to happen before anything is stored, with no database connection held: holding credits, calling another
     * service.
     *
     * @param attempt names the work; the same when a call goes on with what a process began that died, so that it is done once
     */
    default CompletionStage<Void> begin(UUID attempt) {
        return CompletableFuture.completedStage(null);
    }

    /**
     * Stores, within the thread's JTA transaction, and returns the body of the answer. Waits for nobody else.
     *
     * @param tx takes part in that transaction
     */
    Object store(Handle tx);

    /**
     * What is kept of an answer for calls that repeat this one: all, but for secrets that are shown once.
     *
     * @param answer as {@link #store} made it
     */
    default Object kept(Object answer) {
        return answer;
    }

    /** Takes back what {@link #begin} did. Called only when it is certain that nothing was stored. Must not throw. */
    default void abandon() {}

    /**
     * Whether the work was stored, asked when its commit was not confirmed and no {@code Idempotency-Key} tells. Waits for a
     * transaction that may still be committed.
     *
     * @return empty when that cannot be found out
     */
    default Optional<Boolean> isStored() {
        return Optional.empty();
    }
}
