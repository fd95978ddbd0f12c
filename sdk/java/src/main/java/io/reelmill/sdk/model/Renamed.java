// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** The project and its new name. */
public record Renamed(
        long success,
        String pid,
        String name) {}
