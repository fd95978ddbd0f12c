package io.reelmill.publishing.run;

import io.reelmill.contracts.event.RenderFinished;

/** Acts upon the end of a run, once, however often it is told. */
public interface RunEnd {

    /** Returns when the effect is committed. It may be told again, also when this returned. */
    void ended(RenderFinished finished);
}
