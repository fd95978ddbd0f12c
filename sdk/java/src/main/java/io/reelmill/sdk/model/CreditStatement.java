// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** A page of movements of credits. */
public record CreditStatement(
        long success,
        /** Credits after the last movement up to a time. */
        Balance balance,
        List<CreditMovement> lines,
        String nextCursor) {

    /** Credits after the last movement up to a time. */
    public record Balance(
            Instant asOf,
            long regular,
            long nonExpiring,
            /** Credits that can be spent. */
            long total,
            long reserved,
            long debt) {}
}
