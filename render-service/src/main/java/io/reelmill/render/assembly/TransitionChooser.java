package io.reelmill.render.assembly;

import io.reelmill.providers.picture.Shot;
import io.reelmill.timeline.Transition;
import io.reelmill.timeline.Transition.Kind;
import java.util.List;
import java.util.Random;

/** Chooses how pictures follow each other: soft inside a scene, more marked between scenes, never the same marked one twice. */
final class TransitionChooser {

    private static final List<Kind> MARKED = List.of(Kind.PUSH_LEFT, Kind.WIPE, Kind.ZOOM_THROUGH, Kind.PUSH_UP);
    /** No transition takes more of a shot than this share. */
    private static final double LARGEST_SHARE = 0.25;

    private final Random random;
    private Kind last = Kind.CUT;

    TransitionChooser(long seed) {
        this.random = new Random(seed);
    }

    Transition between(Shot before, Shot after) {
        double room = LARGEST_SHARE * Math.min(before.end() - before.start(), after.end() - after.start());
        if (before.sceneIndex() == after.sceneIndex() || random.nextInt(3) == 0) {
            return new Transition(Kind.CROSS_FADE, Math.min(0.5, room));
        }
        Kind kind = MARKED.get(random.nextInt(MARKED.size()));
        while (kind == last) {
            kind = MARKED.get(random.nextInt(MARKED.size()));
        }
        last = kind;
        return new Transition(kind, Math.min(0.55, room));
    }
}
