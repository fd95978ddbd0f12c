package io.reelmill.render.soundtrack;

import io.reelmill.providers.picture.Shot;
import io.reelmill.sound.effects.Ambience;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A stretch of a film in one place, as the ear knows it.
 *
 * @param place name of an ambience
 * @param from seconds of the video
 * @param to seconds of the video
 */
record AmbienceSpan(String place, double from, double to) {

    /** What is heard where nothing is known of the place. */
    static final String INDOORS = Ambience.placeOf("");

    /** The places of a film; a shot that names none stays where the one before it was, the first ones where the next is. */
    static List<AmbienceSpan> of(List<Shot> shots, double seconds) {
        List<AmbienceSpan> airs = new ArrayList<>();
        String place =
                shots.stream().flatMap(shot -> named(shot).stream()).findFirst().orElse(INDOORS);
        double from = 0;
        for (Shot shot : shots) {
            String next = named(shot).orElse(place);
            if (!next.equals(place)) {
                airs.add(new AmbienceSpan(place, from, shot.start()));
                place = next;
                from = shot.start();
            }
        }
        airs.add(new AmbienceSpan(place, from, seconds));
        return airs;
    }

    private static Optional<String> named(Shot shot) {
        return Optional.of(Ambience.placeOf(shot.hint() + " " + shot.words())).filter(p -> !p.equals(INDOORS));
    }
}
