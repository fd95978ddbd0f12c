package io.reelmill.sound.synth;

/** A band-limited wavetable: one period for each octave, without partials above half the sampling rate. */
final class Wave {

    private static final int BITS = 11;
    private static final int SIZE = 1 << BITS;
    private static final int SHIFT = 32 - BITS;
    private static final float FRACTION = 1f / (1 << SHIFT);
    private static final int LEVELS = 10;

    /** Amplitude of a partial, 1 for the fundamental. */
    private interface Spectrum {
        double of(int partial);
    }

    static final Wave SINE = new Wave(n -> n == 1 ? 1 : 0);
    static final Wave SAW = new Wave(n -> 0.6 / n);
    static final Wave TRIANGLE = new Wave(n -> n % 2 == 0 ? 0 : (n % 4 == 1 ? 0.8 : -0.8) / (n * n));
    static final Wave SQUARE = new Wave(n -> n % 2 == 0 ? 0 : 0.75 / n);
    /** Between a saw and a sine: a full sound without sharpness. */
    static final Wave WARM = new Wave(n -> 0.8 / Math.pow(n, 1.6));
    /** A hollow, breathy sound: strong fundamental, weak odd partials. */
    static final Wave REED = new Wave(n -> n % 2 == 0 ? 0.12 / n : 0.9 / Math.pow(n, 1.9));
    /** Drawbars 8', 4', 2 2/3', 2'. */
    static final Wave ORGAN = new Wave(n -> switch (n) {
        case 1 -> 0.6;
        case 2 -> 0.3;
        case 3 -> 0.16;
        case 4 -> 0.12;
        case 6 -> 0.04;
        default -> 0;
    });
    /** A vocal sound: a formant between the third and the sixth partial. */
    static final Wave VOX = new Wave(n -> 0.5 / n * (0.35 + Math.exp(-(n - 4) * (n - 4) / 4.0)));

    private final float[][] levels = new float[LEVELS][];

    private Wave(Spectrum spectrum) {
        for (int level = 0; level < LEVELS; level++) {
            float[] table = new float[SIZE + 1];
            int partials = Math.max(1, (SIZE / 4) >> level);
            for (int n = 1; n <= partials; n++) {
                double a = spectrum.of(n);
                for (int i = 0; a != 0 && i < SIZE; i++) {
                    table[i] += (float) (a * Trigonometry.SINE[(int) ((long) i * n & (SIZE - 1))]);
                }
            }
            table[SIZE] = table[0];
            levels[level] = table;
        }
    }

    /** The table for a pitch. */
    float[] at(double frequency) {
        int level = 0;
        while (level < LEVELS - 1 && frequency * ((SIZE / 4) >> level) > 0.46 * Voice.RATE) {
            level++;
        }
        return levels[level];
    }

    /** The waveform at a phase; 2^32 is a full period. */
    static float read(float[] table, int phase) {
        int i = phase >>> SHIFT;
        float f = (phase & ((1 << SHIFT) - 1)) * FRACTION;
        return table[i] + f * (table[i + 1] - table[i]);
    }

    /** Phase increment per sample. */
    static int step(double frequency) {
        return (int) (long) (frequency / Voice.RATE * 0x1p32);
    }

    private static final class Trigonometry {
        static final double[] SINE = new double[SIZE];

        static {
            for (int i = 0; i < SIZE; i++) {
                SINE[i] = Math.sin(2 * Math.PI * i / SIZE);
            }
        }
    }
}
