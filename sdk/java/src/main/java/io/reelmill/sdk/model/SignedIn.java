// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A key that ends by itself. */
public record SignedIn(
        long success,
        String key,
        String keyId,
        Instant expiresAt) {}
