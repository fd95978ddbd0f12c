package io.reelmill.gateway.idempotency;

import org.jdbi.v3.core.Handle;

/** Something that costs or creates, checked already and still to be done. Used once. */
public interface Work {

    /** What has to happen before anything is stored, and outside the database: holding credits. */
    void begin();

    /** Stores, and answers what the client is told. */
    Object store(Handle tx);

    /** Called when the answer stands. Must not throw. */
    default void done() {}

    /** Takes back what {@link #begin} did, after storing failed. Must not throw. */
    void abandon();
}
