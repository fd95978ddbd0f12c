// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** An account that a channel publishes to. */
public record PlatformAccount(
        Long success,
        String id,
        String platform,
        String username,
        String state) {}
