package io.reelmill.sound.music;

import io.reelmill.sound.synth.Drum;
import java.util.Map;

/**
 * A drum pattern. Signs of its figures: {@code X} an accent, {@code x} a stroke, {@code o} a ghost note.
 *
 * @param name as used in track sheets
 * @param groove figures of the groove
 * @param lift figures added or replaced in the lift
 */
record Groove(String name, Map<Drum, String> groove, Map<Drum, String> lift) {

    Groove {
        groove = Map.copyOf(groove);
        lift = Map.copyOf(lift);
    }

    /** The figure of a drum, or null when it does not play. */
    String figure(Drum drum, boolean lifted) {
        return lifted && lift.containsKey(drum) ? lift.get(drum) : groove.get(drum);
    }
}
