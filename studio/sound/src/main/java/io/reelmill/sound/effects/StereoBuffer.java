package io.reelmill.sound.effects;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.synth.Reverb;
import java.util.Random;

/**
 * A stereo sound under construction, at 48 kHz. All methods add to the existing signal. Pan runs from -1 left to 1
 * right.
 */
final class StereoBuffer {

    static final int RATE = 48_000;

    private static final double CONTROL = 16;

    final float[] left;
    final float[] right;
    final Random chance;

    StereoBuffer(double seconds, long seed) {
        left = new float[Math.max(1, (int) Math.round(seconds * RATE))];
        right = new float[left.length];
        chance = new Random(seed * 0x9E3779B97F4A7C15L + 11);
    }

    double seconds() {
        return (double) left.length / RATE;
    }

    /** A random value near {@code x} that differs by up to the given share. */
    double about(double x, double share) {
        return x * (1 + share * (2 * chance.nextDouble() - 1));
    }

    double between(double low, double high) {
        return low + chance.nextDouble() * (high - low);
    }

    private void add(int i, double x, double pan) {
        if (i >= 0 && i < left.length) {
            double angle = (pan + 1) * Math.PI / 4;
            left[i] += (float) (x * Math.cos(angle));
            right[i] += (float) (x * Math.sin(angle));
        }
    }

    /** A sine with variable pitch (Hz), level and pan. */
    void tone(double at, double seconds, Curve pitch, Curve level, Curve pan) {
        wave(at, seconds, pitch, level, pan, Math::sin);
    }

    void tone(double at, double seconds, Curve pitch, Curve level) {
        tone(at, seconds, pitch, level, Curve.flat(0));
    }

    /** One period of a waveform over an angle in radians. */
    @FunctionalInterface
    interface Shape {
        double of(double angle);
    }

    void wave(double at, double seconds, Curve pitch, Curve level, Curve pan, Shape shape) {
        int from = (int) (at * RATE);
        int n = (int) (seconds * RATE);
        double phase = 0;
        for (int i = 0; i < n; i++) {
            double t = (double) i / n;
            phase += 2 * Math.PI * pitch.at(t) / RATE;
            add(from + i, level.at(t) * fadeIn(i) * shape.of(phase), pan.at(t));
        }
    }

    /** A saw with few partials and soft saturation: motors, brass, alarms. */
    static double buzz(double angle) {
        return Math.tanh(1.6
                * (Math.sin(angle)
                        + 0.5 * Math.sin(2 * angle)
                        + 0.33 * Math.sin(3 * angle)
                        + 0.25 * Math.sin(4 * angle)
                        + 0.2 * Math.sin(5 * angle)));
    }

    private static double fadeIn(int i) {
        return i < 48 ? i / 48.0 : 1;
    }

    /** The filter type of the noise. */
    enum Pass {
        LOW,
        BAND,
        HIGH
    }

    /** Filtered noise, equal on both channels, with variable cutoff (Hz), level and pan. */
    void noise(double at, double seconds, Pass pass, Curve cutoff, double q, Curve level, Curve pan) {
        int from = (int) (at * RATE);
        int n = (int) (seconds * RATE);
        StateVariableFilter sieve = new StateVariableFilter();
        for (int i = 0; i < n; i++) {
            double t = (double) i / n;
            if (i % CONTROL == 0) {
                sieve.set(cutoff.at(t), q);
            }
            add(from + i, level.at(t) * fadeIn(i) * sieve.pass(chance.nextGaussian() * 0.3, pass), pan.at(t));
        }
    }

    /** Filtered noise, uncorrelated between the channels, for wide ambience. */
    void wideNoise(double at, double seconds, Pass pass, Curve cutoff, double q, Curve level) {
        noise(at, seconds, pass, cutoff, q, level, Curve.flat(-0.85));
        noise(at, seconds, pass, cutoff, q, level, Curve.flat(0.85));
    }

    /**
     * A struck object: a sum of decaying sines.
     *
     * @param ratios of the modes to the pitch
     * @param decays seconds until a mode is 60 dB down
     */
    void struck(double at, double pitch, double[] ratios, double[] gains, double[] decays, double level, double pan) {
        for (int k = 0; k < ratios.length; k++) {
            double f = pitch * ratios[k];
            if (f < 0.45 * RATE) {
                double seconds = decays[k];
                double g = gains[k] * level;
                tone(at, seconds, Curve.flat(f), t -> g * Math.exp(-6.9 * t), Curve.flat(pan));
            }
        }
    }

    /** Adds reverberation to the whole sound. */
    void hall(double seconds, double damping, double wet) {
        Reverb reverb = new Reverb(seconds, damping, 0.012);
        float[] inLeft = left.clone();
        float[] inRight = right.clone();
        float[] outLeft = new float[left.length];
        float[] outRight = new float[left.length];
        reverb.process(inLeft, inRight, outLeft, outRight, left.length);
        for (int i = 0; i < left.length; i++) {
            left[i] += (float) (wet * outLeft[i]);
            right[i] += (float) (wet * outRight[i]);
        }
    }

    /** Seconds to the middle of the loudest 50 ms. */
    double loudest() {
        int window = RATE / 20;
        double most = -1;
        int at = 0;
        for (int from = 0; from < left.length; from += window / 4) {
            double energy = 0;
            for (int i = from; i < Math.min(left.length, from + window); i++) {
                energy += left[i] * left[i] + right[i] * right[i];
            }
            if (energy > most) {
                most = energy;
                at = from;
            }
        }
        return Math.min(left.length, at + window / 2) / (double) RATE;
    }

    /** Fades the end to silence, so that the sound is not cut off. */
    void fadeOut(double seconds) {
        int n = Math.min(left.length, (int) (seconds * RATE));
        for (int i = 0; i < n; i++) {
            float g = (float) (0.5 - 0.5 * Math.cos(Math.PI * i / n));
            left[left.length - 1 - i] *= g;
            right[left.length - 1 - i] *= g;
        }
    }

    /**
     * Normalises the sound to a loudness, or to a highest peak if that is reached first.
     *
     * @param loudness LUFS
     * @param peak dBTP
     */
    void level(double loudness, double peak) {
        LoudnessMeter meter = new LoudnessMeter();
        meter.add(left, right, 0, left.length);
        float[] rest = new float[RATE / 2];
        meter.add(rest, rest, 0, rest.length);
        double gain = Decibels.toGain(Math.min(
                Double.isInfinite(meter.integrated()) ? 0 : loudness - meter.integrated(), peak - meter.truePeak()));
        for (int i = 0; i < left.length; i++) {
            left[i] *= (float) gain;
            right[i] *= (float) gain;
        }
    }
}
