// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

public record Authorization(
        long success,
        String authorizationUrl,
        Instant expiresAt) {}
