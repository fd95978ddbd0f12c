// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** Credits that are held for work under way. */
public record Hold(
        String id,
        String purpose,
        /** Of the project, or null. */
        String pid,
        long credits,
        Instant createdAt) {}
