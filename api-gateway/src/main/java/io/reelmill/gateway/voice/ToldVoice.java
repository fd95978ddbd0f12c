package io.reelmill.gateway.voice;

import io.reelmill.media.SignedLinks;
import java.time.Instant;

/** A voice as it is told. */
record ToldVoice(
        String voiceId, String name, String description, String previewUrl, String language, Instant createdAt) {

    static ToldVoice of(SavedVoice voice, SignedLinks links) {
        String preview = voice.preview() == null ? null : links.link(voice.preview());
        return new ToldVoice(
                voice.id(), voice.name(), voice.description(), preview, voice.language(), voice.createdAt());
    }
}
