package io.reelmill.sound.music;

import io.reelmill.sound.synth.Drum;
import java.util.Map;

/**
 * A drum pattern. Signs of the figures: {@code X} an accent, {@code x} a stroke, {@code o} a ghost.
 *
 * @param name as sheets call it
 * @param groove what is played in the groove
 * @param lift what is played on top of it, or instead of it, in the lift
 */
record Groove(String name, Map<Drum, String> groove, Map<Drum, String> lift) {

    Groove {
        groove = Map.copyOf(groove);
        lift = Map.copyOf(lift);
    }

    /** The figure of a drum, or null when it is silent. */
    String figure(Drum drum, boolean lifted) {
        return lifted && lift.containsKey(drum) ? lift.get(drum) : groove.get(drum);
    }
}
