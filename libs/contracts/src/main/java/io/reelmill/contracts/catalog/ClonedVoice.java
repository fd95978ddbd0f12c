package io.reelmill.contracts.catalog;

/**
 * A cloned voice that is to speak in a render.
 *
 * @param id that {@code voice.voiceId} names
 * @param cloner who made it, and alone can speak with it
 * @param reference by which the cloner knows it
 */
public record ClonedVoice(String id, String cloner, String reference) {

    /** What the ids of cloned voices begin with; other ids are names of the operator's. */
    public static final String PREFIX = "clone_";
}
