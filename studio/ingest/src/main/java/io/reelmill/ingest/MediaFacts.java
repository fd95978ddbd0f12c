package io.reelmill.ingest;

/**
 * What a file says of itself, as read by the isolated process.
 *
 * @param format short name of the container or picture format, such as {@code png} or {@code mp4}
 * @param codec of the pictures, or of a sound, such as {@code h264}
 * @param width pixels as seen, rotation applied; 0 for a sound
 * @param height pixels as seen
 * @param seconds as stated, 0 when not stated or an image
 * @param frameRate frames a second, 0 unless a video
 * @param animated whether it is a picture that moves
 * @param sound whether there is sound
 * @param copyable whether the video is an mp4 of progressive 8 bit 4:2:0 H.264 in BT.709 limited range, upright, with
 *     square pixels: known-good as it stands
 */
public record MediaFacts(
        Kind kind,
        String format,
        String codec,
        int width,
        int height,
        double seconds,
        double frameRate,
        boolean animated,
        boolean sound,
        boolean copyable) {}
