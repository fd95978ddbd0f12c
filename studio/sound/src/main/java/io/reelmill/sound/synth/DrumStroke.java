package io.reelmill.sound.synth;

import io.reelmill.sound.dsp.Biquad;
import java.util.Random;

/**
 * Synthesises single strokes: falling sines for drum skins, filtered noise for snares, inharmonic squares for cymbals.
 */
final class DrumStroke {

    private static final double RATE = Voice.RATE;
    /** Frequencies in Hz of the six oscillators of a classic analogue cymbal. */
    private static final double[] METAL = {263, 400, 421, 474, 587, 845};

    private final KitStyle style;
    private final Random chance;

    DrumStroke(KitStyle style, Random chance) {
        this.style = style;
        this.chance = chance;
    }

    float[] of(Drum drum) {
        return finished(
                switch (drum) {
                    case KICK -> kick();
                    case SNARE -> snare();
                    case CLAP -> clap();
                    case RIM -> rim();
                    case HAT -> metal(0.028, 0.10, 0.34);
                    case OPEN_HAT -> metal(0.17, 0.6, 0.30);
                    case CRASH -> metal(0.75, 3.0, 0.34);
                    case SHAKER -> shaker(0.016, 0.035, 0.16);
                    case TAMBOURINE -> shaker(0.002, 0.07, 0.18);
                    case LOW_TOM -> skin(style.snare * 0.48, 0.28, 0.8);
                    case HIGH_TOM -> skin(style.snare * 0.72, 0.22, 0.7);
                    case CONGA -> skin(205, 0.10, 0.62);
                    case HIGH_CONGA -> skin(298, 0.075, 0.58);
                    case WOODBLOCK -> struck(0.14, 0.028, new double[] {905, 1_640, 2_710});
                    case COWBELL -> struck(0.4, 0.075, new double[] {562, 845, 1_630});
                    case SLEIGH_BELLS -> sleigh();
                });
    }

    private double vary(double x) {
        return x * (1 + 0.03 * chance.nextGaussian());
    }

    private float[] kick() {
        float[] s = new float[(int) (RATE * style.kickDecay * 3.2)];
        Biquad beater = Biquad.bandPass(RATE, vary(2_600), 0.9);
        double phase = 0;
        double start = vary(105);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double f = style.kick + start * Math.exp(-t / 0.022) + 150 * Math.exp(-t / 0.004);
            phase += 2 * Math.PI * f / RATE;
            double skin = Math.sin(phase) * Math.exp(-t / (style.kickDecay * 0.6)) * Math.min(1, t / 0.0015);
            double click = beater.process(chance.nextGaussian()) * Math.exp(-t / 0.004) * style.click;
            s[i] = (float) (0.95 * Math.tanh(1.3 * skin) + 0.5 * click);
        }
        return s;
    }

    private float[] snare() {
        float[] s = new float[(int) (RATE * style.snareDecay * 5)];
        Biquad wires = Biquad.bandPass(RATE, vary(style.metal * 0.45), 0.55);
        Biquad low = Biquad.highPass(RATE, 350, 0.7);
        double f = vary(style.snare);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double bend = 1 + 0.35 * Math.exp(-t / 0.012);
            double head = 0.40 * Math.sin(2 * Math.PI * f * bend * t) * Math.exp(-t / 0.07)
                    + 0.20 * Math.sin(2 * Math.PI * f * 1.72 * bend * t) * Math.exp(-t / 0.045);
            double noise = low.process(wires.process(chance.nextGaussian()))
                    * (0.65 * Math.exp(-t / (style.snareDecay * 0.55)) + 0.35 * Math.exp(-t / style.snareDecay));
            s[i] = (float) (Math.min(1, t / 0.0008) * (head + 0.6 * style.wires * noise));
        }
        return s;
    }

    private float[] clap() {
        float[] s = new float[(int) (RATE * 0.4)];
        Biquad band = Biquad.bandPass(RATE, vary(1_350), 1.1);
        Biquad low = Biquad.highPass(RATE, 600, 0.7);
        double gap = vary(0.0095);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            int hand = (int) Math.min(2, t / gap);
            double burst = hand < 2 ? Math.exp(-(t - hand * gap) / 0.004) : Math.exp(-(t - 2 * gap) / 0.075);
            s[i] = (float) (0.85 * low.process(band.process(chance.nextGaussian())) * burst);
        }
        return s;
    }

    private float[] rim() {
        float[] s = new float[(int) (RATE * 0.12)];
        Biquad wood = Biquad.bandPass(RATE, vary(1_720), 5);
        Biquad hollow = Biquad.bandPass(RATE, vary(480), 4);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double hit = chance.nextGaussian() * Math.exp(-t / 0.0035);
            s[i] = (float) (1.5 * (wood.process(hit) + 0.8 * hollow.process(hit)) * Math.exp(-t / 0.03));
        }
        return s;
    }

    private float[] skin(double frequency, double decay, double level) {
        float[] s = new float[(int) (RATE * decay * 4)];
        Biquad thud = Biquad.lowPass(RATE, 900, 0.7);
        double f = vary(frequency);
        double phase = 0;
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            phase += 2 * Math.PI * f * (1 + 0.35 * Math.exp(-t / 0.03)) / RATE;
            double head = Math.sin(phase) * Math.exp(-t / decay)
                    + 0.25 * Math.sin(1.59 * phase) * Math.exp(-t / (decay * 0.5));
            double stick = thud.process(chance.nextGaussian()) * Math.exp(-t / 0.02);
            s[i] = (float) (level * Math.min(1, t / 0.001) * (0.8 * head + 0.5 * stick));
        }
        return s;
    }

    /** Wood blocks and thick metal: a few inharmonic tones; the upper ones decay faster. */
    private float[] struck(double seconds, double decay, double[] tones) {
        float[] s = new float[(int) (RATE * seconds)];
        double tune = vary(1);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double x = 0;
            for (int k = 0; k < tones.length; k++) {
                x += Math.sin(2 * Math.PI * tones[k] * tune * t) * Math.exp(-t * (k + 1) / decay) / (k + 1);
            }
            s[i] = (float) (0.34 * Math.min(1, t / 0.0007) * x);
        }
        return s;
    }

    /** Many small bells with unrelated frequencies. */
    private float[] sleigh() {
        float[] s = new float[(int) (RATE * 0.5)];
        for (int bell = 0; bell < 22; bell++) {
            double f = 4_200 + 5_200 * chance.nextDouble();
            double start = 0.028 * Math.abs(chance.nextGaussian());
            double decay = 0.05 + 0.06 * chance.nextDouble();
            for (int i = (int) (start * RATE); i < s.length; i++) {
                double t = i / RATE - start;
                s[i] += (float) (0.035 * Math.min(1, t / 0.001) * Math.sin(2 * Math.PI * f * t) * Math.exp(-t / decay));
            }
        }
        return s;
    }

    private float[] metal(double decay, double seconds, double level) {
        float[] s = new float[(int) (RATE * seconds)];
        Biquad cut = Biquad.highPass(RATE, style.metal, 0.8);
        Biquad again = Biquad.highPass(RATE, style.metal * 0.8, 0.7);
        Biquad air = Biquad.lowPass(RATE, Math.min(15_000, style.metal * 2.1), 0.6);
        double tune = vary(1);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double x = 0.9 * chance.nextGaussian();
            for (double f : METAL) {
                // Square waves with soft edges: hard edges would alias audibly.
                x += 0.35 * Math.tanh(2 * Math.sin(2 * Math.PI * f * tune * 5.1 * t));
            }
            double shape = 0.7 * Math.exp(-t / decay) + 0.3 * Math.exp(-t / (decay * 0.25));
            s[i] = (float) (level
                    * style.metalLevel
                    * Math.min(1, t / 0.0006)
                    * shape
                    * air.process(again.process(cut.process(x))));
        }
        return s;
    }

    private float[] shaker(double rise, double decay, double level) {
        float[] s = new float[(int) (RATE * (rise + decay * 5))];
        Biquad beads = Biquad.bandPass(RATE, vary(style.metal * 1.05), 0.9);
        Biquad low = Biquad.highPass(RATE, style.metal * 0.6, 0.7);
        for (int i = 0; i < s.length; i++) {
            double t = i / RATE;
            double shape = t < rise ? t / rise * t / rise : Math.exp(-(t - rise) / decay);
            s[i] = (float) (level * 2 * shape * low.process(beads.process(chance.nextGaussian())));
        }
        return s;
    }

    /** Fades the end of every stroke to silence. */
    private static float[] finished(float[] s) {
        int fade = Math.min(s.length, (int) (RATE * 0.01));
        for (int i = 0; i < fade; i++) {
            s[s.length - 1 - i] *= (float) i / fade;
        }
        return s;
    }
}
