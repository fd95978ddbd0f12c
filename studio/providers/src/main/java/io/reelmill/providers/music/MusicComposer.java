package io.reelmill.providers.music;

import java.nio.file.Path;

/** Composes background music. */
public interface MusicComposer {

    /**
     * Writes a track of exactly the asked length, 48 kHz stereo 32-bit float WAV, that begins, moves and ends.
     *
     * @return where the beats fall
     * @throws io.reelmill.providers.ProviderException when there is no such track
     */
    BeatGrid compose(MusicBrief brief, Path wav);

    /**
     * Where cuts may fall.
     *
     * @param bpm beats a minute
     * @param firstBeat seconds
     * @param beatsPerBar usually 4
     */
    record BeatGrid(double bpm, double firstBeat, int beatsPerBar) {}
}
