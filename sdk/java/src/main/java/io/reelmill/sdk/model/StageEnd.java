// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A stage that has ended. */
public record StageEnd(
        String stage,
        /** Since the stage before it ended; null when its result was kept from a run before */
        Double seconds,
        long attempt,
        Instant endedAt) {}
