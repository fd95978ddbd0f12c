package io.reelmill.sound.music;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Timbre;
import java.util.List;
import java.util.Map;

/**
 * The musical meaning of words, all in lower case. Moods and tags of the tracks need no entry.
 *
 * @param synonyms moods and tags that a word stands for
 * @param energies energy for a word, 0 to 1
 * @param tempos lowest and highest beats a minute for a word
 * @param modes scale for a word
 * @param instruments instruments that a word names
 */
record Lexicon(
        Map<String, List<String>> synonyms,
        Map<String, Double> energies,
        Map<String, List<Double>> tempos,
        Map<String, Mode> modes,
        Map<String, Seating> instruments) {

    /**
     * An instrument by its common name.
     *
     * @param seat part that it takes when no part has it yet
     * @param timbres all timbres that the name covers; the first is used when the instrument is added
     */
    record Seating(BandPart seat, List<Timbre> timbres) {

        boolean isIn(TrackSheet sheet) {
            return sheet.parts().values().stream().anyMatch(part -> timbres.contains(part.timbre()));
        }
    }
}
