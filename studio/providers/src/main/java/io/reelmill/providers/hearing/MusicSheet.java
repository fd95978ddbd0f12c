package io.reelmill.providers.hearing;

import java.util.List;

/**
 * How a piece of music runs.
 *
 * @param bpm beats a minute
 * @param beats seconds of every beat, ascending
 * @param sections in order, covering the whole piece
 */
public record MusicSheet(double bpm, List<Double> beats, List<Section> sections) {
    public MusicSheet {
        beats = List.copyOf(beats);
        sections = List.copyOf(sections);
    }

    /**
     * A stretch of even character.
     *
     * @param start seconds
     * @param end seconds
     * @param energy 0 (the quietest of the piece) to 1 (the loudest and densest)
     */
    public record Section(double start, double end, double energy) {}
}
