package io.reelmill.inspection;

import java.util.List;

/**
 * What a film's file turned out to be.
 *
 * @param video its picture
 * @param audio its sound
 * @param seconds length by the container
 * @param fastStart whether a player can begin before it has the whole file
 */
public record Inspection(Video video, Audio audio, double seconds, boolean fastStart) {

    /** From one moment to another, seconds. */
    public record Stretch(double from, double to) {}

    /**
     * The picture.
     *
     * @param colour primaries, transfer, matrix and range, as {@code bt709/bt709/bt709/tv}
     * @param frameRate frames a second
     * @param seconds from the first frame to the end of the last
     * @param frames in the stream
     * @param examined how many of them were decoded and looked at
     * @param black how many of these show nothing
     * @param repeated how many of these equal the one before; only told when every frame was examined
     * @param dark where examined frames show nothing, each until the next that shows something
     * @param still where examined frames equal the one before, to the eye, and those between cost the coder nothing
     */
    public record Video(
            String codec,
            String profile,
            int width,
            int height,
            String pixelFormat,
            String colour,
            double frameRate,
            double seconds,
            long frames,
            int examined,
            int black,
            int repeated,
            List<Stretch> dark,
            List<Stretch> still) {}

    /**
     * The sound.
     *
     * @param sampleRate samples a second
     * @param seconds length
     * @param loudness integrated, LUFS (ITU-R BS.1770-4); negative infinity for silence
     * @param truePeak dBTP
     */
    public record Audio(String codec, int sampleRate, int channels, double seconds, double loudness, double truePeak) {}
}
