package io.reelmill.sound.synth;

import java.util.Random;

/**
 * Two FM operator pairs, each a modulator and a carrier, after John Chowning: a body whose brightness decays, and a
 * tine that decays quickly. Used for electric pianos and bells.
 *
 * @param ratio of the body's modulator to the note
 * @param index modulation index at full velocity, radians
 * @param mellowing time constant of the index, seconds
 * @param tineRatio of the second carrier to the note
 * @param tine its level
 * @param tineDecay seconds, time constant
 * @param decay seconds, time constant of the whole at middle C; lower notes ring longer
 * @param release seconds, time constant
 * @param tremolo depth of the stereo tremolo, 0 to 1
 */
record FmSynth(
        double ratio,
        double index,
        double mellowing,
        double tineRatio,
        double tine,
        double tineDecay,
        double decay,
        double release,
        double tremolo)
        implements Instrument {

    private static final double TURN = 0x1p32 / (2 * Math.PI);

    @Override
    public Voice play(double frequency, double velocity, double seconds, Random chance) {
        return new Note(frequency, velocity, seconds, chance);
    }

    private final class Note extends Voice {

        private final float[] sine;
        private final int step;
        private final int modulatorStep;
        private final int tineStep;
        private final Envelope loudness;
        private final double velocity;
        private final double depth;
        private double depthLevel = 1;
        private double tineLevel;
        private int phase;
        private int modulatorPhase;
        private int tinePhase;
        private double swing;

        Note(double frequency, double velocity, double seconds, Random chance) {
            sine = Wave.SINE.at(frequency);
            step = Wave.step(frequency);
            modulatorStep = Wave.step(frequency * ratio + 0.3);
            tineStep = Wave.step(Math.min(frequency * tineRatio, 9_000));
            this.velocity = velocity;
            // The index is lower for high notes, because their side bands would alias.
            depth = index * (0.25 + 0.75 * velocity) * Math.min(1, Math.sqrt(400 / frequency)) * TURN;
            tineLevel = tine * velocity * velocity * Math.min(1, 700 / frequency);
            loudness = new Envelope(0.002, decay * Math.sqrt(261.6 / frequency), 0, release, seconds);
            swing = chance.nextDouble() * 0.2;
        }

        @Override
        boolean render(float[] left, float[] right, int from, int to) {
            for (int at = from; at < to; at += CHUNK) {
                int n = Math.min(CHUNK, to - at);
                double before = loudness.level();
                double slope = (loudness.advance(n) - before) / n;
                depthLevel *= Math.exp(-n / (mellowing * RATE));
                tineLevel *= Math.exp(-n / (tineDecay * RATE));
                float d = (float) (depth * (0.25 + 0.75 * depthLevel));
                swing += 2 * Math.PI * 4.4 * n / RATE;
                double pan = tremolo * Math.sin(swing);
                float l = leftOf(pan);
                float r = rightOf(pan);
                for (int i = at; i < at + n; i++) {
                    before += slope;
                    float x = Wave.read(sine, phase + (int) (long) (d * Wave.read(sine, modulatorPhase)));
                    x += (float) tineLevel * Wave.read(sine, tinePhase);
                    phase += step;
                    modulatorPhase += modulatorStep;
                    tinePhase += tineStep;
                    x *= (float) (before * velocity);
                    left[i] += l * x;
                    right[i] += r * x;
                }
            }
            return !loudness.over();
        }
    }
}
