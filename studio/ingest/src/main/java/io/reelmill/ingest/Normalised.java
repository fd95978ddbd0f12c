package io.reelmill.ingest;

import java.nio.file.Path;

/**
 * A copy that may be opened.
 *
 * @param kind what the file was; an animation is a video
 * @param picture PNG of an image, mp4 of a video (H.264, BT.709 limited range, constant rate, a key frame every 12); null
 *     for a sound
 * @param sound WAV, 48 kHz, stereo, 16 bit; null when there is none. Second 0 is the first frame of the video
 * @param width of the picture in pixels; 0 for a sound
 * @param height of the picture in pixels; 0 for a sound
 * @param seconds of the pictures, or of a sound; 0 for an image
 * @param frameRate frames a second; 0 unless a video
 * @param alpha whether parts of an image are transparent
 * @param animated whether it was an animated picture rather than a film
 */
public record Normalised(
        Kind kind,
        Path picture,
        Path sound,
        int width,
        int height,
        double seconds,
        double frameRate,
        boolean alpha,
        boolean animated) {}
