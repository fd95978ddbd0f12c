// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** The voice that was cloned. */
public record MadeVoice(
        long success,
        /** For voice.voiceId of a render. */
        String voiceId,
        ClonedVoice voice,
        /** Fields of the body that are not known. */
        List<String> warnings) {}
