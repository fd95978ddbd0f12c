// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** The event that is sent again. */
public record Resent(
        long success,
        String eventId) {}
