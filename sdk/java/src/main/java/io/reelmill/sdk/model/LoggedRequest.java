// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A call. */
public record LoggedRequest(
        /** X-Request-Id of the answer */
        String id,
        Instant at,
        String method,
        /** Without its query; of an agent, with the method and the tool that it asked for */
        String path,
        long status,
        /** Until the answer began */
        long milliseconds,
        String keyId) {}
