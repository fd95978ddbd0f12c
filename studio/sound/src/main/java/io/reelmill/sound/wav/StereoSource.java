package io.reelmill.sound.wav;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Stereo sound that is read in blocks. */
public interface StereoSource extends Closeable {

    /** The sample rate of the mix, samples a second. */
    int HOUSE_RATE = 48_000;

    /** Samples a second of each channel. */
    int sampleRate();

    /** Length in samples of each channel. */
    long frames();

    /**
     * Reads the next samples, -1 to 1 at full scale.
     *
     * @param left receives from {@code offset} on
     * @param right receives from {@code offset} on
     * @param offset first index that is filled
     * @param count how many samples are wanted, above 0
     * @return number of samples filled, fewer than {@code count} only near the end, or -1 at the end
     * @throws IOException when the sound cannot be read; names the file
     */
    int read(float[] left, float[] right, int offset, int count) throws IOException;

    @Override
    void close() throws IOException;

    default double seconds() {
        return (double) frames() / sampleRate();
    }

    /**
     * Opens a WAV file as 48 kHz stereo, whatever its own sample rate and channels are.
     *
     * @throws IOException when there is no such file or its header is broken; names the file
     */
    static StereoSource open(Path wav) throws IOException {
        WavReader reader = WavReader.open(wav);
        return reader.sampleRate() == HOUSE_RATE ? reader : new Resampler(reader, HOUSE_RATE);
    }
}
