package io.reelmill.bench.render;

import io.reelmill.sound.wav.WavFormat;
import io.reelmill.sound.wav.WavWriter;
import java.io.IOException;
import java.nio.file.Path;

/** Sounds that are as much work to mix and code as real ones. */
final class BenchSound {

    private static final int RATE = 48_000;
    private static final double[] CHORD = {110, 164.81, 220, 277.18};

    private BenchSound() {}

    /** Buzzing syllables with pauses, as dense as speech. */
    static void voice(Path file, double seconds) throws IOException {
        write(file, seconds, (t, channel) -> {
            double syllable = t % 0.24 / 0.24;
            double loud = t % 3 > 2.6 ? 0 : Math.pow(Math.sin(Math.PI * syllable), 2);
            double pitch = 120 + 20 * Math.sin(2 * Math.PI * 0.7 * t);
            double sum = 0;
            for (int k = 1; k <= 12; k++) {
                double formant = Math.exp(-Math.pow((k * pitch - 700) / 500, 2)) + 0.3 / k;
                sum += formant * Math.sin(2 * Math.PI * k * 120 * t + k);
            }
            return 0.12 * loud * sum;
        });
    }

    /** A chord that breathes, with a tick on each beat. */
    static void music(Path file, double seconds) throws IOException {
        write(file, seconds, (t, channel) -> {
            double sum = 0;
            for (int k = 0; k < CHORD.length; k++) {
                double swell = 0.6 + 0.4 * Math.sin(2 * Math.PI * (0.1 + 0.03 * k) * t + channel);
                sum += swell * Math.sin(2 * Math.PI * CHORD[k] * t + k);
            }
            double beat = t % 0.5;
            return 0.1 * sum + 0.2 * Math.exp(-beat * 60) * Math.sin(2 * Math.PI * 1800 * beat);
        });
    }

    private interface Wave {
        double at(double seconds, int channel);
    }

    private static void write(Path file, double seconds, Wave wave) throws IOException {
        long frames = Math.round(seconds * RATE);
        float[] left = new float[RATE / 10];
        float[] right = new float[RATE / 10];
        try (WavWriter out = WavWriter.create(file, WavFormat.HOUSE)) {
            for (long done = 0; done < frames; done += left.length) {
                int n = (int) Math.min(left.length, frames - done);
                for (int i = 0; i < n; i++) {
                    double t = (done + i) / (double) RATE;
                    left[i] = (float) wave.at(t, 0);
                    right[i] = (float) wave.at(t, 1);
                }
                out.write(left, right, 0, n);
            }
        }
    }
}
