// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** Which voice is gone. */
public record DeletedVoice(
        long success,
        /** Its id. */
        String deleted) {}
