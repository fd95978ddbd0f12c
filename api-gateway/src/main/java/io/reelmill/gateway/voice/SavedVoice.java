package io.reelmill.gateway.voice;

import io.reelmill.contracts.catalog.ClonedVoice;
import java.time.Instant;

/**
 * A cloned voice.
 *
 * @param description or null
 * @param cloner who made it, and alone can speak with it
 * @param reference by which the cloner knows it
 * @param language tag of the only language that it speaks, or null
 * @param preview key of a sound in which it is heard, or null
 */
record SavedVoice(
        String id,
        String name,
        String description,
        String cloner,
        String reference,
        String language,
        String preview,
        Instant createdAt) {

    ClonedVoice cloned() {
        return new ClonedVoice(id, cloner, reference);
    }
}
