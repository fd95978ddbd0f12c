package io.reelmill.compositor.encode;

import java.io.IOException;

/** Sound to be coded: stereo, {@value AudioTrack#RATE} samples a second, -1 to 1. */
public interface SoundSource extends AutoCloseable {

    /** False while {@link #read} would have to wait for something that takes long. */
    boolean ready();

    /**
     * Gives the next samples.
     *
     * @return how many samples of each channel were written, or -1 at the end
     */
    int read(float[] left, float[] right) throws IOException;

    @Override
    void close() throws IOException;
}
