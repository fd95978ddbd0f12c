package io.reelmill.providers.figure;

import java.nio.file.Path;

/**
 * The order to make a face talk.
 *
 * @param image PNG, normalised by us, transparent or opaque
 * @param voice WAV: what is spoken, from the first frame on
 * @param seconds how long the clip is to be
 * @param frameRate frames a second
 * @param model quality as in the request: {@code cheap}, {@code good}, {@code ultra}
 * @param backdrop packed RGB that replaces transparency
 */
public record AvatarOrder(Path image, Path voice, double seconds, double frameRate, String model, int backdrop) {

    /** Pixels that the clip's shorter side has at most, by the quality. */
    public int shorterSide() {
        return switch (model) {
            case "cheap" -> 540;
            case "good" -> 720;
            default -> 1080;
        };
    }
}
