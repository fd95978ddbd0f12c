package io.reelmill.motion.brand;

import io.reelmill.motion.ground.Ground;
import io.reelmill.motion.look.Finish;
import io.reelmill.motion.look.Scheme;
import io.reelmill.motion.look.TypeStyle;

/**
 * The visual style of a clip.
 *
 * @param shape of the plates that icons stand on
 * @param round corners of panels, 0 sharp to 1 as round as can be
 * @param entry how words enter
 * @param centred whether lines are centred; otherwise they are aligned to the start of the reading direction
 * @param rate animation steps a second, 0 for every frame
 * @param cells cells across the shorter side when everything is drawn on a coarse grid, otherwise 0
 */
public record Brand(
        Scheme scheme,
        TypeStyle type,
        Finish finish,
        Ground ground,
        Shape shape,
        double round,
        Entry entry,
        boolean centred,
        double rate,
        int cells) {

    /** The plates behind icons. */
    public enum Shape {
        DISC,
        SQUIRCLE,
        SQUARE,
        HEXAGON,
        BURST,
        DIAMOND,
        BLOB,
        RING
    }

    /** How words enter. */
    public enum Entry {
        /** Slides up from behind a mask. */
        RISE,
        /** Scales up beyond full size and back. */
        POP,
        /** Slides in from the side behind a mask. */
        SLIDE,
        /** Drops from above and settles. */
        DROP,
        /** Appears at once, enlarged, and shrinks to full size. */
        STAMP,
        /** Fades in in place. */
        FADE
    }

    Brand stepped(double steps) {
        return new Brand(scheme, type, finish, ground, shape, round, entry, centred, steps, cells);
    }

    Brand coarse(int count) {
        return new Brand(scheme, type, finish, ground, shape, round, entry, centred, rate, count);
    }

    Brand middle() {
        return new Brand(scheme, type, finish, ground, shape, round, entry, true, rate, cells);
    }
}
