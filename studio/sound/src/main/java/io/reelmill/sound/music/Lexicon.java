package io.reelmill.sound.music;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Timbre;
import java.util.List;
import java.util.Map;

/**
 * What words mean to music, all in lower case; the moods and tags of the tracks need no entry.
 *
 * @param synonyms moods and tags that a word stands for
 * @param energies how much energy a word asks for, 0 to 1
 * @param tempos lowest and highest beats a minute that a word allows
 * @param modes scale that a word asks for
 * @param instruments who plays what a word names
 */
record Lexicon(
        Map<String, List<String>> synonyms,
        Map<String, Double> energies,
        Map<String, List<Double>> tempos,
        Map<String, Mode> modes,
        Map<String, Seating> instruments) {

    /**
     * An instrument as people name it.
     *
     * @param seat where it is put when nobody plays it yet
     * @param timbres all that answer to the name, the first when it is put there
     */
    record Seating(BandPart seat, List<Timbre> timbres) {

        boolean isIn(TrackSheet sheet) {
            return sheet.parts().values().stream().anyMatch(part -> timbres.contains(part.timbre()));
        }
    }
}
