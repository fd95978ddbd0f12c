// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

/** The voice that was cloned. */
public record MadeVoice(
        long success,
        /** For voice.voiceId of a render. */
        String voiceId,
        ClonedVoice voice) {}
