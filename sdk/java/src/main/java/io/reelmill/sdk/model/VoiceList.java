// Generated from the OpenAPI document by sdk/generator; do not edit.
package io.reelmill.sdk.model;

import java.util.List;

/** Cloned voices. */
public record VoiceList(
        long success,
        List<ClonedVoice> voices) {}
