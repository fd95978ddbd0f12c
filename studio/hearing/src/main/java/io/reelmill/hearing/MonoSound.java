package io.reelmill.hearing;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.sound.wav.Resampler;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Mono sound for analysis: both channels mixed, at a low sample rate, 16 bits, so that half an hour takes 58 MB.
 *
 * @param rate samples a second
 * @param samples 16-bit
 */
@SuppressWarnings("ArrayRecordComponent") // a data carrier, never compared
public record MonoSound(int rate, short[] samples) {

    /** The sample rate of the Sphinx models. */
    static final int RATE = 16_000;

    private static final int BLOCK = 8_192;

    /** Reads a whole WAV file. */
    public static MonoSound read(Path wav) {
        try (StereoSource source = open(wav)) {
            int length = Math.toIntExact(source.frames());
            short[] samples = new short[length];
            float[] left = new float[BLOCK];
            float[] right = new float[BLOCK];
            int at = 0;
            for (int n = source.read(left, right, 0, BLOCK); n > 0; n = source.read(left, right, 0, BLOCK)) {
                for (int i = 0; i < n && at < length; i++) {
                    float x = 16_384f * (left[i] + right[i]);
                    samples[at++] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(x)));
                }
            }
            return new MonoSound(RATE, samples);
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a sound could not be read to listen to it", e);
        } catch (ArithmeticException e) {
            throw new ProviderException(Category.INPUT, "the sound is too long to listen to it", e);
        }
    }

    private static StereoSource open(Path wav) throws IOException {
        WavReader reader = WavReader.open(wav);
        return reader.sampleRate() == RATE ? reader : new Resampler(reader, RATE);
    }

    double seconds() {
        return (double) samples.length / rate;
    }

    int index(double seconds) {
        return (int) Math.max(0, Math.min(samples.length, Math.round(seconds * rate)));
    }
}
