// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** What was deleted. */
public record Deleted(
        long success,
        String deleted) {}
