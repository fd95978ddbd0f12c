// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Which project is gone. */
public record DeletedProject(
        long success,
        /** Its pid. */
        String deleted) {}
