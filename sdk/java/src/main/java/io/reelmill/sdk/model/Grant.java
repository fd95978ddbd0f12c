// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** Credits that were given together. */
public record Grant(
        String category,
        /** What is left. */
        long credits,
        long given,
        /** Null when they do not expire. */
        Instant expiresAt,
        Instant createdAt) {}
