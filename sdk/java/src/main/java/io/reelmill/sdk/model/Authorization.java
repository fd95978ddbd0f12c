// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;
import java.util.List;

public record Authorization(
        long success,
        String authorizationUrl,
        Instant expiresAt,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
