// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** A key that was revoked. */
public record RevokedKey(
        long success,
        String deleted) {}
