package io.reelmill.ingest;

import java.nio.file.Path;

/**
 * A file as the rest of the studio may open it.
 *
 * @param picture PNG of an image, mp4 (H.264, 4:2:0, constant frame rate, upright, square pixels, silent) of a video; null
 *     of a sound
 * @param sound WAV, 48 kHz stereo, or null when it has none
 * @param width pixels, 0 of a sound
 * @param height pixels, 0 of a sound
 * @param seconds 0 of an image
 * @param frameRate frames a second, 0 unless a video
 * @param alpha whether parts of an image are transparent
 */
public record Normalised(
        Kind kind, Path picture, Path sound, int width, int height, double seconds, double frameRate, boolean alpha) {

    /** What a file holds. */
    public enum Kind {
        IMAGE,
        VIDEO,
        AUDIO
    }
}
