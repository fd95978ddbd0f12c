package io.reelmill.sound.music;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.KitStyle;
import io.reelmill.sound.synth.Timbre;
import java.util.List;
import java.util.Map;

/**
 * The definition of a track as data: everything that the composer does not choose at random.
 *
 * @param name as known to clients
 * @param moods words for its mood, lower case
 * @param tags words for its genre and use, lower case
 * @param bpm beats a minute, 50 to 180
 * @param beats in a bar, 4, or 3 for waltz time; 4 when left out
 * @param key tonic as {@code D}, {@code Bb}, {@code F#}
 * @param mode scale
 * @param colour how many extensions the chords have
 * @param verses progressions of the groove: one chord per bar, or two joined by {@code -} for half a bar each
 * @param lifts progressions of the lift
 * @param cadence the last bars before the final chord
 * @param parts the parts and their figures
 * @param kit sound of the drums
 * @param groove name of the drum pattern; one pattern has no drums
 * @param swing delay of the off-beats, 0 straight to 0.6
 * @param swingOn 8 for swung eighths, 16 for swung sixteenths
 * @param energy 0 to 1: density and strength of the playing
 * @param space amount of reverberation, 0 dry to 1 very large
 * @param pump 0 to 1: how much the kick ducks the other parts
 * @param tone -1 dark to 1 bright
 */
public record TrackSheet(
        String name,
        List<String> moods,
        List<String> tags,
        double bpm,
        int beats,
        String key,
        Mode mode,
        Chord.Colour colour,
        List<String> verses,
        List<String> lifts,
        String cadence,
        Map<BandPart, Part> parts,
        KitStyle kit,
        String groove,
        double swing,
        int swingOn,
        double energy,
        double space,
        double pump,
        double tone) {

    /**
     * One part of the band.
     *
     * @param timbre the instrument
     * @param figure name of its figure
     * @param lift name of its figure in the lift, or null for the same
     * @param octave transposition of melody and arpeggio above the middle register in octaves, mostly 0
     */
    public record Part(Timbre timbre, String figure, String lift, int octave) {}

    private static final List<String> SHARPS = List.of("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B");
    private static final List<String> FLATS = List.of("C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B");

    public TrackSheet {
        moods = List.copyOf(moods);
        tags = List.copyOf(tags);
        beats = beats == 0 ? 4 : beats;
        verses = List.copyOf(verses);
        lifts = List.copyOf(lifts);
        parts = Map.copyOf(parts);
    }

    /** Pitch class of the key. */
    int tonic() {
        int at = Math.max(SHARPS.indexOf(key), FLATS.indexOf(key));
        if (at < 0) {
            throw new IllegalArgumentException(name + ": no such key as " + key);
        }
        return at;
    }

    TrackSheet withBpm(double other) {
        return changed(other, key, mode, verses, lifts, cadence, parts, groove);
    }

    TrackSheet withMode(Mode other) {
        return changed(bpm, key, other, verses, lifts, cadence, parts, groove);
    }

    TrackSheet withKey(String other) {
        return changed(bpm, other, mode, verses, lifts, cadence, parts, groove);
    }

    TrackSheet withParts(Map<BandPart, Part> other) {
        return changed(bpm, key, mode, verses, lifts, cadence, other, groove);
    }

    TrackSheet withGroove(String other) {
        return changed(bpm, key, mode, verses, lifts, cadence, parts, other);
    }

    TrackSheet withProgressions(List<String> otherVerses, List<String> otherLifts, String otherCadence) {
        return changed(bpm, key, mode, otherVerses, otherLifts, otherCadence, parts, groove);
    }

    /** A sheet with other values of those that are ever changed. */
    private TrackSheet changed(
            double otherBpm,
            String otherKey,
            Mode otherMode,
            List<String> otherVerses,
            List<String> otherLifts,
            String otherCadence,
            Map<BandPart, Part> otherParts,
            String otherGroove) {
        return new TrackSheet(
                name,
                moods,
                tags,
                otherBpm,
                beats,
                otherKey,
                otherMode,
                colour,
                otherVerses,
                otherLifts,
                otherCadence,
                otherParts,
                kit,
                otherGroove,
                swing,
                swingOn,
                energy,
                space,
                pump,
                tone);
    }
}
