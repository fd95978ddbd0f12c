// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** A new key. */
public record CreatedKey(
        long success,
        KeyInfo info,
        String key) {}
