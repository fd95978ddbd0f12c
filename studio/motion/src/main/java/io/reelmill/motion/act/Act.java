package io.reelmill.motion.act;

import io.reelmill.motion.stage.Box;
import io.reelmill.motion.stage.Pen;
import java.util.List;

/** A card that is seen for a while: it comes, moves, and leaves before its time is over. */
public interface Act extends AutoCloseable {

    /** @param t seconds of the clip */
    void draw(Pen pen, double t);

    /** Where its text and its shapes stand once they have come. */
    List<Box> places();

    @Override
    void close();
}
