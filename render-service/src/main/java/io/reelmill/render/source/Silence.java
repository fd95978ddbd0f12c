package io.reelmill.render.source;

import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;

/** Tells sound from its absence. */
public final class Silence {

    /** Nothing is heard below this, as a share of full scale: -60 dBFS. */
    private static final float LOUDEST = 0.001f;

    private static final int BLOCK = 4096;

    private Silence() {}

    /**
     * Whether nothing can be heard in a WAV from its beginning to its end.
     *
     * @throws IOException when it cannot be read
     */
    public static boolean isIn(Path wav) throws IOException {
        float[] left = new float[BLOCK];
        float[] right = new float[BLOCK];
        try (WavReader reader = WavReader.open(wav)) {
            for (int n = reader.read(left, right, 0, BLOCK); n > 0; n = reader.read(left, right, 0, BLOCK)) {
                for (int i = 0; i < n; i++) {
                    if (Math.max(Math.abs(left[i]), Math.abs(right[i])) > LOUDEST) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
