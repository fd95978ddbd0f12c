// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Which file is gone. */
public record DeletedMedia(
        long success,
        /** Its id. */
        String deleted) {}
