// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The event that is sent again. */
public record Resent(
        long success,
        String eventId,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
