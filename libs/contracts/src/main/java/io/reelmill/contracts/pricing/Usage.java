package io.reelmill.contracts.pricing;

/**
 * What one output takes to make, foreseen or actual. Models, and whether a background is removed, stand in the render spec.
 *
 * @param images generated, without those that a clip begins with
 * @param clips generated, of up to the price list's clip length
 * @param motionScenes motion-graphics scenes
 * @param stockItems taken from a stock library
 * @param providedItems used as they came
 * @param animatedItems provided images made into clips
 * @param restyledItems provided items re-styled
 * @param voiceSeconds of generated speech
 * @param enhanced whether a voice, spoken by us or recorded, is enhanced
 * @param transcribedSeconds of source sound
 * @param avatarSeconds of talking avatar
 */
public record Usage(
        int images,
        int clips,
        int motionScenes,
        int stockItems,
        int providedItems,
        int animatedItems,
        int restyledItems,
        double voiceSeconds,
        boolean enhanced,
        double transcribedSeconds,
        double avatarSeconds,
        boolean music,
        boolean soundEffects,
        boolean websiteRecording,
        boolean cover) {

    /** Of an output made of generated pictures, speech and perhaps music: the common case. */
    public static Usage ofPictures(int images, double voiceSeconds, boolean music) {
        return new Usage(images, 0, 0, 0, 0, 0, 0, voiceSeconds, false, 0, 0, music, false, false, false);
    }
}
