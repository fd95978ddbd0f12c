package io.reelmill.sound.synth;

import java.util.Arrays;
import java.util.Random;

/**
 * Subtractive synthesis: detuned oscillators through a low-pass with a moving cutoff, for pads, strings, basses and
 * leads.
 *
 * @param wave the waveform
 * @param unison number of oscillators
 * @param detune cents between the outermost
 * @param width stereo spread of the oscillators, 0 mono to 1
 * @param sub level of a sine one octave below
 * @param breath level of noise
 * @param attack seconds
 * @param decay seconds, time constant
 * @param sustain 0 to 1
 * @param release seconds, time constant
 * @param cutoff of the filter at middle C in Hz; half key tracking
 * @param sweep octaves by which the filter opens at the attack
 * @param sweepSeconds time constant of the filter's return
 * @param resonance Q
 * @param vibrato depth in cents, with a delayed onset
 */
record WaveSynth(
        Wave wave,
        int unison,
        double detune,
        double width,
        double sub,
        double breath,
        double attack,
        double decay,
        double sustain,
        double release,
        double cutoff,
        double sweep,
        double sweepSeconds,
        double resonance,
        double vibrato)
        implements Instrument {

    /** Natural logarithm of a cent. */
    private static final double CENT = Math.log(2) / 1200;

    private static final double MIN_OPENING = 1e-3;

    @Override
    public Voice play(double frequency, double velocity, double seconds, Random chance) {
        return new Note(frequency, velocity, seconds, chance);
    }

    private final class Note extends Voice {

        private final float[] table;
        private final float[] subTable;
        private final double frequency;
        private final double[] factors = new double[unison];
        private final int[] phases = new int[unison];
        private final int[] steps = new int[unison];
        private final float[] lefts = new float[unison];
        private final float[] rights = new float[unison];
        private final float level;
        private final double open;
        private final Envelope loudness;
        private final Envelope sweeping;
        private final Filter left = new Filter();
        private final Filter right = new Filter();
        private final float[] sumLeft = new float[CHUNK];
        private final float[] sumRight = new float[CHUNK];
        private double opened = -1;
        private final int subStep;
        private int subPhase;
        private int noise;
        private long time;
        private final double vibratoRate;

        Note(double frequency, double velocity, double seconds, Random chance) {
            this.frequency = frequency;
            table = wave.at(frequency * 1.02);
            subTable = Wave.SINE.at(frequency);
            for (int i = 0; i < unison; i++) {
                double place = unison == 1 ? 0 : 2.0 * i / (unison - 1) - 1;
                factors[i] = Math.pow(2, place * detune / 2 / 1200);
                phases[i] = unison == 1 ? 0 : chance.nextInt();
                double pan = width * (i % 2 == 0 ? place : -place);
                lefts[i] = leftOf(pan);
                rights[i] = rightOf(pan);
            }
            noise = chance.nextInt() | 1;
            level = (float) (velocity / Math.sqrt(unison));
            subStep = Wave.step(frequency / 2);
            open = cutoff * Math.sqrt(frequency / 261.6) * (0.5 + 0.7 * velocity);
            loudness = new Envelope(attack, decay, sustain, release, seconds);
            sweeping = new Envelope(Math.min(attack, 0.4), sweepSeconds, 0, sweepSeconds, seconds + 10);
            vibratoRate = 2 * Math.PI * (4.6 + 0.8 * chance.nextDouble()) / RATE;
        }

        @Override
        boolean render(float[] outLeft, float[] outRight, int from, int to) {
            for (int at = from; at < to; at += CHUNK) {
                int n = Math.min(CHUNK, to - at);
                float before = (float) loudness.level();
                float slope = ((float) loudness.advance(n) - before) / n;
                sweep(n);
                bend(n);
                oscillate(n);
                for (int i = 0; i < n; i++) {
                    float l = sumLeft[i];
                    float r = sumRight[i];
                    if (breath > 0) {
                        noise = noise * 1_664_525 + 1_013_904_223;
                        float b = (float) (noise * (breath / 0x1p31));
                        l += b;
                        r += b;
                    }
                    before += slope;
                    float s = 0;
                    if (sub > 0) {
                        s = (float) sub * Wave.read(subTable, subPhase);
                        subPhase += subStep;
                    }
                    outLeft[at + i] += before * level * (left.lowPass(l) + s);
                    outRight[at + i] += before * level * (right.lowPass(r) + s);
                }
            }
            return !loudness.over();
        }

        /** One oscillator at a time, so that its state stays in registers for the block. */
        private void oscillate(int n) {
            Arrays.fill(sumLeft, 0);
            Arrays.fill(sumRight, 0);
            for (int u = 0; u < phases.length; u++) {
                int phase = phases[u];
                int step = steps[u];
                float l = lefts[u];
                float r = rights[u];
                for (int i = 0; i < n; i++) {
                    float x = Wave.read(table, phase);
                    phase += step;
                    sumLeft[i] += x * l;
                    sumRight[i] += x * r;
                }
                phases[u] = phase;
            }
        }

        /** Moves the filter, unless the change would be inaudible. */
        private void sweep(int samples) {
            double opening = sweeping.advance(samples);
            if (Math.abs(opening - opened) > MIN_OPENING) {
                opened = opening;
                left.set(open * Math.pow(2, sweep * opening), resonance);
                right.copy(left);
            }
        }

        private void bend(int samples) {
            boolean still = time > 0 && vibrato == 0;
            time += samples;
            if (still) {
                return;
            }
            double depth = vibrato * Math.min(1, Math.max(0, (time - 0.25 * RATE) / (0.4 * RATE)));
            // A linear approximation, accurate enough for small intervals.
            double pitch = frequency * (1 + CENT * depth * Math.sin(vibratoRate * time));
            for (int u = 0; u < steps.length; u++) {
                steps[u] = Wave.step(pitch * factors[u]);
            }
        }
    }
}
