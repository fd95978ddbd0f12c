package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Pixels;
import java.util.List;

/**
 * How a style redraws a picture.
 *
 * @param beats drawings a second in a video; 0 one for each frame
 */
record Recipe(double beats, List<Step> steps) {

    /** Redrawn twelve times a second in a video, as hand-made films are. */
    static Recipe drawn(Step... steps) {
        return new Recipe(12, List.of(steps));
    }

    /** Follows every frame of a video. */
    static Recipe filmed(Step... steps) {
        return new Recipe(0, List.of(steps));
    }

    /** The picture anew, as large; transparency stays. */
    Pixels apply(Pixels picture, int beat) {
        RestyleImage plate = new RestyleImage(picture, beat);
        for (Step step : steps) {
            step.apply(plate);
        }
        Pixels out = plate.pixels();
        for (int i = 0; i < out.argb().length; i++) {
            out.argb()[i] = out.argb()[i] & 0xFFFFFF | picture.argb()[i] & 0xFF000000;
        }
        return out;
    }
}
