package io.reelmill.motion.ground;

/** One element of a background. */
@FunctionalInterface
public interface Motif {

    /** @param t seconds of the clip; static motifs ignore it */
    void paint(Field field, double t);
}
