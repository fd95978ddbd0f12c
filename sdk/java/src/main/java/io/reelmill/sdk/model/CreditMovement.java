// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** A movement of credits with the balances after it. */
public record CreditMovement(
        /** Place among the movements of the workspace. */
        long sequence,
        Instant time,
        String kind,
        /** By which the spendable credits change. */
        long credits,
        /** Credits that work was charged with, below 0 where they were given back. */
        long charged,
        /** Spendable credits after it. */
        long balance,
        /** Credits on hold after it. */
        long reserved,
        /** Credits that are owed after it. */
        long debt,
        /** The grant that was given, taken back or given back. */
        String grant,
        /** The grants that a charge used or a refund went back to. */
        List<Grant> grants,
        String reservation,
        String pid,
        String invoice,
        String description) {

    public record Grant(
            String grant,
            String category,
            Long credits) {}
}
