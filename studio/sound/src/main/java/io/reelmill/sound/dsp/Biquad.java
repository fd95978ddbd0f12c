package io.reelmill.sound.dsp;

/**
 * A second-order filter for one channel, transposed direct form II. The shapes follow the Audio EQ Cookbook by Robert
 * Bristow-Johnson; frequencies in Hz, gains in dB.
 */
public final class Biquad {

    /** Added to the filter's state to keep it out of the denormal range, where processors are slow. */
    public static final double ANTI_DENORMAL = 1e-25;

    private final double b0;
    private final double b1;
    private final double b2;
    private final double a1;
    private final double a2;
    private double s1;
    private double s2;

    /** A filter from its transfer function, normalised by {@code a0}. */
    public Biquad(double b0, double b1, double b2, double a0, double a1, double a2) {
        this.b0 = b0 / a0;
        this.b1 = b1 / a0;
        this.b2 = b2 / a0;
        this.a1 = a1 / a0;
        this.a2 = a2 / a0;
    }

    public static Biquad lowPass(double rate, double frequency, double q) {
        double w = 2 * Math.PI * frequency / rate;
        double alpha = Math.sin(w) / (2 * q);
        double c = Math.cos(w);
        return new Biquad((1 - c) / 2, 1 - c, (1 - c) / 2, 1 + alpha, -2 * c, 1 - alpha);
    }

    public static Biquad highPass(double rate, double frequency, double q) {
        double w = 2 * Math.PI * frequency / rate;
        double alpha = Math.sin(w) / (2 * q);
        double c = Math.cos(w);
        return new Biquad((1 + c) / 2, -1 - c, (1 + c) / 2, 1 + alpha, -2 * c, 1 - alpha);
    }

    /** Peak gain of 1 at the frequency. */
    public static Biquad bandPass(double rate, double frequency, double q) {
        double w = 2 * Math.PI * frequency / rate;
        double alpha = Math.sin(w) / (2 * q);
        return new Biquad(alpha, 0, -alpha, 1 + alpha, -2 * Math.cos(w), 1 - alpha);
    }

    public static Biquad bell(double rate, double frequency, double q, double gain) {
        double a = Math.pow(10, gain / 40);
        double w = 2 * Math.PI * frequency / rate;
        double alpha = Math.sin(w) / (2 * q);
        double c = Math.cos(w);
        return new Biquad(1 + alpha * a, -2 * c, 1 - alpha * a, 1 + alpha / a, -2 * c, 1 - alpha / a);
    }

    public static Biquad lowShelf(double rate, double frequency, double gain) {
        return shelf(rate, frequency, gain, 1);
    }

    public static Biquad highShelf(double rate, double frequency, double gain) {
        return shelf(rate, frequency, gain, -1);
    }

    /** Slope 1; {@code side} 1 for low, -1 for high. */
    private static Biquad shelf(double rate, double frequency, double gain, int side) {
        double a = Math.pow(10, gain / 40);
        double w = 2 * Math.PI * frequency / rate;
        double c = side * Math.cos(w);
        double beta = Math.sin(w) * Math.sqrt(2 * a);
        return new Biquad(
                a * (a + 1 - (a - 1) * c + beta),
                side * 2 * a * (a - 1 - (a + 1) * c),
                a * (a + 1 - (a - 1) * c - beta),
                a + 1 + (a - 1) * c + beta,
                side * -2 * (a - 1 + (a + 1) * c),
                a + 1 + (a - 1) * c - beta);
    }

    /** The next output sample. */
    public double process(double x) {
        double in = x + ANTI_DENORMAL;
        double y = b0 * in + s1;
        s1 = b1 * in - a1 * y + s2;
        s2 = b2 * in - a2 * y;
        return y;
    }

    /** Filters a block of samples in place. */
    public void process(float[] samples, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            samples[i] = (float) process(samples[i]);
        }
    }
}
