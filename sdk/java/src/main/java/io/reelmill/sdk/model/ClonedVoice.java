// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.time.Instant;

/** A cloned voice. */
public record ClonedVoice(
        String voiceId,
        String name,
        String description,
        /** A WAV in which it is heard; null when it could not speak yet. */
        String previewUrl,
        /** Tag of the only language that it speaks; null when it speaks many. */
        String language,
        Instant createdAt) {}
