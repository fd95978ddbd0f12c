// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

/** A key without its secret. */
public record KeyInfo(
        String id,
        String name,
        /** The first characters of the key. */
        String prefix,
        List<String> scopes,
        /** Whether its films are free of charge, marked and never published. */
        boolean sandbox,
        Instant createdAt,
        /** Accurate to some minutes; null when it was never used. */
        Instant lastUsedAt,
        /** When the key ends by itself. */
        Instant expiresAt) {}
