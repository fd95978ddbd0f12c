package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Pixels;
import java.util.List;

/**
 * The steps with which a style redraws a picture.
 *
 * @param beats drawings a second in a video; 0 for one in each frame
 */
record Recipe(double beats, List<Step> steps) {

    /** Redrawn twelve times a second in a video, as in hand-made films. */
    static Recipe drawn(Step... steps) {
        return new Recipe(12, List.of(steps));
    }

    /** Redrawn for every frame of a video. */
    static Recipe filmed(Step... steps) {
        return new Recipe(0, List.of(steps));
    }

    /** The redrawn picture at the same size; transparency is kept. */
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
