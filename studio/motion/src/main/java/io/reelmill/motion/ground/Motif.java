package io.reelmill.motion.ground;

/** One thing that a ground is made of. */
@FunctionalInterface
public interface Motif {

    /** @param t seconds of the clip; motifs that stand still do not ask */
    void paint(Field field, double t);
}
