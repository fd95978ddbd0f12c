package io.reelmill.motion.brand;

import io.reelmill.motion.ground.Ground;
import io.reelmill.motion.look.Finish;
import io.reelmill.motion.look.Scheme;
import io.reelmill.motion.look.TypeStyle;

/**
 * How everything in a clip looks.
 *
 * @param shape of the plates that icons stand on
 * @param round corners of panels, 0 sharp to 1 as round as can be
 * @param entry how words come
 * @param centred whether lines are centred; otherwise they begin at the side where reading begins
 * @param rate steps a second in which it moves, 0 for as many as there are frames
 * @param cells cells across the shorter side when all is drawn on a coarse grid, otherwise 0
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

    /** What icons stand on. */
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

    /** How words come. */
    public enum Entry {
        /** From below, out of a slit. */
        RISE,
        /** Grow beyond their size and back. */
        POP,
        /** From the side, out of a slit. */
        SLIDE,
        /** From above, and settle. */
        DROP,
        /** Large and far, suddenly there. */
        STAMP,
        /** They come up from nothing where they stand. */
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
