package io.reelmill.inspection;

import io.reelmill.inspection.Inspection.Stretch;
import java.util.ArrayList;
import java.util.List;

/** Joins moments of which something is true into stretches. */
final class Stretches {

    private final List<Stretch> ended = new ArrayList<>();
    private double begun = -1;

    void at(double seconds, boolean is) {
        at(seconds, is, seconds);
    }

    /** @param since from when on it is true, if it is and was not before */
    void at(double seconds, boolean is, double since) {
        if (is && begun < 0) {
            begun = since;
        } else if (!is && begun >= 0) {
            ended.add(new Stretch(begun, seconds));
            begun = -1;
        }
    }

    /** All of them, one that has not ended with the film's end. */
    List<Stretch> until(double end) {
        List<Stretch> all = new ArrayList<>(ended);
        if (begun >= 0) {
            all.add(new Stretch(begun, end));
        }
        return all;
    }
}
