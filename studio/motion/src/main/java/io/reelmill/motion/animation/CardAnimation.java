package io.reelmill.motion.animation;

import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.Pen;
import java.util.List;

/** An animated card: it enters, moves, and leaves before its time is over. */
public interface CardAnimation extends AutoCloseable {

    /** @param t seconds of the clip */
    void draw(Pen pen, double t);

    /** The bounds of its text and shapes after they have entered. */
    List<Box> places();

    @Override
    void close();
}
