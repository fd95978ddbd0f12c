// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** One thing that is wrong. */
public record Violation(
        String field,
        String code,
        String message) {}
