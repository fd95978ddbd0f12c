package io.reelmill.sound.music;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.KitStyle;
import io.reelmill.sound.synth.Timbre;
import java.util.List;
import java.util.Map;

/**
 * What a track is, as data: everything that the composer does not decide by chance.
 *
 * @param name as clients know it
 * @param moods words for how it feels, lower case
 * @param tags words for its genre and what it is used for, lower case
 * @param bpm beats a minute, 50 to 180
 * @param beats in a bar, 4, or 3 for waltz time; 4 when left out
 * @param key tonic as {@code D}, {@code Bb}, {@code F#}
 * @param mode scale
 * @param colour how rich the chords are
 * @param verses progressions of the groove, a chord a bar, two joined by {@code -} for half a bar each
 * @param lifts progressions of the lift
 * @param cadence the last bars before the final chord
 * @param parts who plays and in which figures
 * @param kit how the drums are built
 * @param groove name of the drum pattern; there is one without drums
 * @param swing how late the off-beats come, 0 straight to 0.6
 * @param swingOn 8 for swung eighths, 16 for swung sixteenths
 * @param energy 0 to 1: how full and how hard it is played
 * @param space 0 dry to 1 vast
 * @param pump 0 to 1: how much the kick pushes the rest down
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
     * One seat of the band.
     *
     * @param timbre the instrument
     * @param figure name of what it plays
     * @param lift name of what it plays in the lift, or null for the same
     * @param octave how many octaves tune and arpeggio lie above the middle register, mostly 0
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

    TrackSheet withBpm(double otherBpm) {
        return new TrackSheet(
                name, moods, tags, otherBpm, beats, key, mode, colour, verses, lifts, cadence, parts, kit, groove,
                swing, swingOn, energy, space, pump, tone);
    }

    TrackSheet withMode(Mode otherMode) {
        return new TrackSheet(
                name, moods, tags, bpm, beats, key, otherMode, colour, verses, lifts, cadence, parts, kit, groove,
                swing, swingOn, energy, space, pump, tone);
    }

    TrackSheet withKey(String otherKey) {
        return new TrackSheet(
                name, moods, tags, bpm, beats, otherKey, mode, colour, verses, lifts, cadence, parts, kit, groove,
                swing, swingOn, energy, space, pump, tone);
    }

    TrackSheet withParts(Map<BandPart, Part> otherParts) {
        return new TrackSheet(
                name,
                moods,
                tags,
                bpm,
                beats,
                key,
                mode,
                colour,
                verses,
                lifts,
                cadence,
                otherParts,
                kit,
                groove,
                swing,
                swingOn,
                energy,
                space,
                pump,
                tone);
    }

    TrackSheet withGroove(String otherGroove) {
        return new TrackSheet(
                name,
                moods,
                tags,
                bpm,
                beats,
                key,
                mode,
                colour,
                verses,
                lifts,
                cadence,
                parts,
                kit,
                otherGroove,
                swing,
                swingOn,
                energy,
                space,
                pump,
                tone);
    }

    TrackSheet withProgressions(List<String> otherVerses, List<String> otherLifts, String otherCadence) {
        return new TrackSheet(
                name,
                moods,
                tags,
                bpm,
                beats,
                key,
                mode,
                colour,
                otherVerses,
                otherLifts,
                otherCadence,
                parts,
                kit,
                groove,
                swing,
                swingOn,
                energy,
                space,
                pump,
                tone);
    }
}
