package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;

/** The working image of a style's steps. Not thread-safe; a step may use all processors. */
final class RestyleImage {

    final int width;
    final int height;
    /** The index of the drawing in a video at the style's rate; 0 for a picture. */
    final int beat;
    /** The number of pixels of a length that is one pixel when the shorter side has 720. */
    final float unit;

    Field l;
    Field a;
    Field b;

    RestyleImage(Pixels picture, int beat) {
        Lab lab = Lab.of(picture);
        this.width = picture.width();
        this.height = picture.height();
        this.beat = beat;
        this.unit = Math.min(width, height) / 720f;
        this.l = lab.l();
        this.a = lab.a();
        this.b = lab.b();
    }

    /** At least {@code least} pixels. */
    int pixels(double units, int least) {
        return Math.max(least, (int) Math.round(units * unit));
    }

    Pixels pixels() {
        return new Lab(l, a, b).pixels();
    }

    /** Applies a function to each pixel, row by row on all processors. */
    void each(Touch touch) {
        Field.rows(height, y -> {
            for (int x = 0; x < width; x++) {
                touch.at(x, y, y * width + x);
            }
        });
    }

    void mix(int i, float[] lab, float t) {
        l.at()[i] += (lab[0] - l.at()[i]) * t;
        a.at()[i] += (lab[1] - a.at()[i]) * t;
        b.at()[i] += (lab[2] - b.at()[i]) * t;
    }

    interface Touch {
        void at(int x, int y, int i);
    }
}
