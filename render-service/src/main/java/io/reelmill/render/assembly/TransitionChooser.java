package io.reelmill.render.assembly;

import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Transition;
import io.reelmill.timeline.Transition.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Chooses how pictures follow each other, by the pace of the cut: soft inside a scene, more marked between scenes, quick ones
 * where shots are short. Each pace uses all that it has before one comes again.
 */
public final class TransitionChooser {

    /** Shots that are shorter make a quick cut, seconds. */
    private static final double QUICK = 2.0;
    /** Shots that are longer make a calm one, seconds. */
    private static final double CALM = 3.8;
    /** Between shorter shots inside a scene there is no time for anything but a cut, seconds. */
    private static final double BRIEF = 1.3;
    /** No transition takes more of a shot than this share. */
    private static final double LARGEST_SHARE = 0.25;

    /** How fast a film is cut. */
    private enum Pace {
        QUICK(0.34, Kind.WHIP_PAN, Kind.PUSH_LEFT, Kind.FLASH, Kind.PUSH_UP, Kind.GLITCH, Kind.ZOOM_THROUGH),
        USUAL(0.5, Kind.PUSH_LEFT, Kind.ZOOM_THROUGH, Kind.SLIDE_OVER, Kind.WIPE, Kind.WHIP_PAN, Kind.PUSH_UP),
        CALM(0.7, Kind.CROSS_FADE, Kind.SLIDE_OVER, Kind.DIAGONAL_WIPE, Kind.IRIS, Kind.WIPE, Kind.ZOOM_THROUGH);

        final double seconds;
        final List<Kind> kinds;

        Pace(double seconds, Kind... kinds) {
            this.seconds = seconds;
            this.kinds = List.of(kinds);
        }

        static Pace of(double length) {
            return length < TransitionChooser.QUICK ? QUICK : length > TransitionChooser.CALM ? CALM : USUAL;
        }
    }

    private final Random random;
    private final Map<Pace, List<Kind>> left = new EnumMap<>(Pace.class);
    private Kind last = Kind.CUT;

    TransitionChooser(long seed) {
        this.random = new Random(seed);
    }

    /** The transitions into the shots of a film, one for each. */
    public static List<Transition> into(List<Shot> shots, long seed) {
        TransitionChooser chooser = new TransitionChooser(seed);
        List<Transition> transitions = new ArrayList<>();
        for (int i = 0; i < shots.size(); i++) {
            transitions.add(i == 0 ? Transition.CUT : chooser.between(shots.get(i - 1), shots.get(i)));
        }
        return transitions;
    }

    Transition between(Shot before, Shot after) {
        double shorter = Math.min(before.end() - before.start(), after.end() - after.start());
        double room = LARGEST_SHARE * shorter;
        boolean sameScene = before.sceneIndex() == after.sceneIndex();
        if (sameScene && shorter < BRIEF) {
            return Transition.CUT;
        }
        if (sameScene || random.nextInt(4) == 0) {
            return new Transition(Kind.CROSS_FADE, Math.min(0.5, room));
        }
        Pace pace = Pace.of(shorter);
        last = next(pace);
        return new Transition(last, Math.min(pace.seconds, room));
    }

    private Kind next(Pace pace) {
        List<Kind> kinds = left.computeIfAbsent(pace, p -> new ArrayList<>());
        if (kinds.isEmpty()) {
            kinds.addAll(pace.kinds);
            Collections.shuffle(kinds, random);
        }
        // a kind of another pace may have been the last one
        return kinds.remove(kinds.get(0) == last && kinds.size() > 1 ? 1 : 0);
    }
}
