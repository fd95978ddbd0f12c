package io.reelmill.remote.hearing;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.sound.wav.Resampler;
import io.reelmill.sound.wav.StereoSource;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A recording as models hear it: 16 kHz, one channel, 16 bits. */
final class SpeechAudio {

    private static final int RATE = 16_000;
    private static final int HEADER = 44;
    /** Of a portion: ten minutes are 19 MB, and services take 25. */
    private static final int LONGEST = 600 * RATE;
    /** Where a portion may end, before its longest: at the quietest tenth of a second. */
    private static final int SEARCHED = 30 * RATE;

    private static final int WINDOW = RATE / 10;

    private final short[] samples;

    private SpeechAudio(short[] samples) {
        this.samples = samples;
    }

    /**
     * A part of it.
     *
     * @param start seconds
     * @param wav file
     */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Portion(double start, double seconds, byte[] wav) {}

    static SpeechAudio read(Path wav) {
        try (StereoSource source = new Resampler(WavReader.open(wav), RATE)) {
            short[] samples = new short[Math.toIntExact(source.frames())];
            float[] left = new float[1 << 14];
            float[] right = new float[1 << 14];
            int at = 0;
            for (int n = source.read(left, right, 0, left.length);
                    n >= 0;
                    n = source.read(left, right, 0, left.length)) {
                for (int i = 0; i < n && at < samples.length; i++) {
                    float x = (left[i] + right[i]) / 2 * 32767;
                    samples[at++] = (short) Math.max(-32768, Math.min(32767, x));
                }
            }
            return new SpeechAudio(samples);
        } catch (IOException | ArithmeticException e) {
            throw new ProviderException(Category.INTERNAL, "a recording could not be read", e);
        }
    }

    double seconds() {
        return samples.length / (double) RATE;
    }

    /** All of it, in portions that end where it is quiet. */
    List<Portion> portions() {
        List<Portion> portions = new ArrayList<>();
        for (int from = 0; from < samples.length; ) {
            int to = samples.length - from <= LONGEST ? samples.length : quietest(from + LONGEST - SEARCHED);
            portions.add(new Portion(from / (double) RATE, (to - from) / (double) RATE, wav(from, to)));
            from = to;
        }
        return portions;
    }

    private int quietest(int from) {
        int best = from;
        double least = Double.MAX_VALUE;
        for (int at = from; at + WINDOW <= from + SEARCHED; at += WINDOW / 2) {
            double energy = 0;
            for (int i = at; i < at + WINDOW; i++) {
                energy += (double) samples[i] * samples[i];
            }
            if (energy < least) {
                least = energy;
                best = at + WINDOW / 2;
            }
        }
        return best;
    }

    private byte[] wav(int from, int to) {
        int bytes = 2 * (to - from);
        ByteBuffer file = ByteBuffer.allocate(HEADER + bytes).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(HEADER - 8 + bytes).put(ascii("WAVEfmt "));
        file.putInt(16).putShort((short) 1).putShort((short) 1).putInt(RATE).putInt(2 * RATE);
        file.putShort((short) 2).putShort((short) 16).put(ascii("data")).putInt(bytes);
        file.asShortBuffer().put(samples, from, to - from);
        return file.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
