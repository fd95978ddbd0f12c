package io.reelmill.sound.mix;

import java.util.Arrays;

/** A short block of both channels. */
final class Stereo {

    final float[] left;
    final float[] right;

    Stereo(int length) {
        left = new float[length];
        right = new float[length];
    }

    void clear() {
        Arrays.fill(left, 0);
        Arrays.fill(right, 0);
    }

    void scale(float gain) {
        for (int i = 0; i < left.length; i++) {
            left[i] *= gain;
            right[i] *= gain;
        }
    }
}
