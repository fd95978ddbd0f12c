// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Which character is gone. */
public record DeletedCharacter(
        long success,
        /** Its id. */
        String deleted,
        String source) {}
