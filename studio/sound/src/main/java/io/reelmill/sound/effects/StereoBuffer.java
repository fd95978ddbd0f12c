package io.reelmill.sound.effects;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.loudness.LoudnessMeter;
import io.reelmill.sound.synth.Reverb;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * A stereo sound under construction, at 48 kHz. All methods add to the existing signal. Pan runs from -1 left to 1
 * right.
 */
final class StereoBuffer {

    static final int RATE = 48_000;

    private static final Shape SAW = Shape.sum(1, 0.5, 0.33, 0.25, 0.2);

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

    private void add(int i, double x, double toLeft, double toRight) {
        if (i >= 0 && i < left.length) {
            left[i] += (float) (x * toLeft);
            right[i] += (float) (x * toRight);
        }
    }

    private static Curve toLeft(Curve level, Curve pan) {
        return t -> level.at(t) * Math.cos((pan.at(t) + 1) * Math.PI / 4);
    }

    private static Curve toRight(Curve level, Curve pan) {
        return t -> level.at(t) * Math.sin((pan.at(t) + 1) * Math.PI / 4);
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

        /** Partials, of which the first one is the pitch itself; each sine is made from the two before it. */
        static Shape sum(double... gains) {
            return angle -> {
                double twice = 2 * Math.cos(angle);
                double before = 0;
                double sine = Math.sin(angle);
                double sum = 0;
                for (double gain : gains) {
                    sum += gain * sine;
                    double next = twice * sine - before;
                    before = sine;
                    sine = next;
                }
                return sum;
            };
        }
    }

    void wave(double at, double seconds, Curve pitch, Curve level, Curve pan, Shape shape) {
        int from = (int) (at * RATE);
        int n = (int) (seconds * RATE);
        SampledCurve hertz = new SampledCurve(pitch, n);
        SampledCurve toLeft = new SampledCurve(toLeft(level, pan), n);
        SampledCurve toRight = new SampledCurve(toRight(level, pan), n);
        double phase = 0;
        for (int i = 0; i < n; i++) {
            phase += 2 * Math.PI * hertz.next() / RATE;
            add(from + i, fadeIn(i) * shape.of(phase), toLeft.next(), toRight.next());
        }
    }

    /** A saw with few partials and soft saturation: motors, brass, alarms. */
    static double buzz(double angle) {
        return Math.tanh(1.6 * SAW.of(angle));
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
        SampledCurve toLeft = new SampledCurve(toLeft(level, pan), n);
        SampledCurve toRight = new SampledCurve(toRight(level, pan), n);
        SplittableRandom white = new SplittableRandom(chance.nextLong());
        StateVariableFilter filter = new StateVariableFilter();
        for (int i = 0; i < n; i++) {
            if (i % SampledCurve.STEP == 0) {
                filter.set(cutoff.at((double) i / n), q);
            }
            add(from + i, fadeIn(i) * filter.pass(white.nextGaussian() * 0.3, pass), toLeft.next(), toRight.next());
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
