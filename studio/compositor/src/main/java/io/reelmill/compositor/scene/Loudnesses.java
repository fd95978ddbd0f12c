package io.reelmill.compositor.scene;

import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;

/** How loud a sound is at any moment, read once: root mean squares of short blocks, 0 to 1 against its loudest. */
final class Loudnesses {

    /** Blocks in a second. */
    private static final int RATE = 60;

    private final float[] blocks;

    private Loudnesses(float[] blocks) {
        this.blocks = blocks;
    }

    static Loudnesses of(Path wav) throws IOException {
        try (WavReader reader = WavReader.open(wav)) {
            int length = Math.max(1, reader.sampleRate() / RATE);
            float[] blocks = new float[(int) (reader.frames() / length) + 1];
            float[] left = new float[length];
            float[] right = new float[length];
            float loudest = 1e-4f;
            for (int i = 0; i < blocks.length; i++) {
                int read = reader.read(left, right, 0, length);
                double sum = 0;
                for (int k = 0; k < read; k++) {
                    sum += left[k] * left[k] + right[k] * right[k];
                }
                blocks[i] = read <= 0 ? 0 : (float) Math.sqrt(sum / (2.0 * read));
                loudest = Math.max(loudest, blocks[i]);
            }
            for (int i = 0; i < blocks.length; i++) {
                blocks[i] /= loudest;
            }
            return new Loudnesses(blocks);
        }
    }

    /** The loudness at a moment of the sound, 0 where there is none. */
    double at(double seconds) {
        double place = seconds * RATE;
        int below = (int) Math.floor(place);
        if (below < 0 || below + 1 >= blocks.length) {
            return 0;
        }
        double share = place - below;
        return blocks[below] * (1 - share) + blocks[below + 1] * share;
    }
}
