package io.reelmill.sound.synth;

import java.util.Random;

/**
 * A Karplus-Strong plucked string, tuned by an all-pass (Jaffe and Smith, 1983).
 *
 * @param brightness 0 to 1: sharper pluck and slower decay of the upper partials
 * @param ring seconds until a string at middle C is 60 dB down
 * @param place plucking position as a fraction of the string
 * @param release time constant after the note is released, seconds
 * @param width stereo spread of low and high strings, 0 to 1
 */
record PluckedString(double brightness, double ring, double place, double release, double width) implements Instrument {

    @Override
    public Voice play(double frequency, double velocity, double seconds, Random chance) {
        return new Note(frequency, velocity, seconds, chance);
    }

    private final class Note extends Voice {

        private final float[] line;
        private final float blend;
        private final float loss;
        private final float allPass;
        private final float l;
        private final float r;
        private final Envelope loudness;
        private int at;
        private long age;
        private float lastLine;
        private float lastIn;
        private float lastOut;

        Note(double frequency, double velocity, double seconds, Random chance) {
            blend = (float) (0.5 - 0.42 * brightness);
            double period = RATE / frequency - blend;
            int whole = (int) (period - 0.3);
            double fraction = period - whole;
            allPass = (float) ((1 - fraction) / (1 + fraction));
            double sixtyDown = ring * Math.sqrt(261.6 / frequency);
            loss = (float) Math.pow(10, -3 / (frequency * sixtyDown));
            line = pluck(whole, frequency, velocity, chance);
            double pan = Math.max(-1, Math.min(1, width * Math.log(frequency / 330) / Math.log(4)));
            l = leftOf(pan);
            r = rightOf(pan);
            loudness = new Envelope(0.003, 60, 1, release, seconds);
        }

        /** Noise, low-passed for soft plucks, with the comb notch of the plucking position and without DC offset. */
        private float[] pluck(int length, double frequency, double velocity, Random chance) {
            float[] noise = new float[length];
            double soft = 0;
            // The low-pass scales with the length of the string; otherwise low strings would be mostly noise.
            double top = frequency * (2 + 16 * brightness) * (0.4 + 0.6 * velocity);
            double pole = Math.exp(-2 * Math.PI * Math.min(9_000, top) / RATE);
            for (int pass = 0; pass < 2; pass++) {
                for (int i = 0; i < length; i++) {
                    double raw = pass == 0 ? chance.nextGaussian() : noise[i];
                    soft += (1 - pole) * (raw - soft);
                    noise[i] = (float) soft;
                }
            }
            float[] shaped = new float[length];
            int notch = Math.max(1, (int) (length * place));
            double mean = 0;
            for (int i = 0; i < length; i++) {
                shaped[i] = noise[i] - 0.9f * noise[(i + length - notch) % length];
                mean += shaped[i] / length;
            }
            double power = 1e-9;
            for (int i = 0; i < length; i++) {
                shaped[i] -= (float) mean;
                power += shaped[i] * shaped[i] / length;
            }
            float gain = (float) (velocity * 0.45 / Math.sqrt(power));
            for (int i = 0; i < length; i++) {
                shaped[i] *= gain;
            }
            return shaped;
        }

        @Override
        boolean render(float[] left, float[] right, int from, int to) {
            float peak = 0;
            for (int start = from; start < to; start += CHUNK) {
                int n = Math.min(CHUNK, to - start);
                float level = (float) loudness.level();
                float slope = ((float) loudness.advance(n) - level) / n;
                for (int i = start; i < start + n; i++) {
                    float x = line[at];
                    float mellow = loss * ((1 - blend) * x + blend * lastLine);
                    lastLine = x;
                    float y = allPass * (mellow - lastOut) + lastIn + 1e-20f;
                    lastIn = mellow;
                    lastOut = y;
                    line[at] = y;
                    at = at + 1 == line.length ? 0 : at + 1;
                    level += slope;
                    float out = level * y;
                    peak = Math.max(peak, Math.abs(out));
                    left[i] += l * out;
                    right[i] += r * out;
                }
            }
            age += to - from;
            return peak > 3e-5f || age < RATE / 20;
        }
    }
}
