package io.reelmill.gateway.idempotency;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** Something that costs or creates, checked already and still to be done. Used once. */
@FunctionalInterface
public interface IdempotentOperation {

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

    /** Called when the answer stands. Must not throw. */
    default void done() {}

    /** Takes back what {@link #begin} did, after storing failed. Must not throw. */
    default void abandon() {}

    /** IdempotentOperation that is begun and stored together with others of its kind that come at the same time. */
    interface Shared extends IdempotentOperation {

        /**
         * {@link #begin} and {@link #store} in one, with no thread that waits.
         *
         * @return the answer, when it stands
         */
        CompletionStage<?> carryOut(UUID attempt);
    }
}
