package io.reelmill.sound.synth;

/** A noise riser before a new section: grows louder and brighter, then stops. */
final class Swell extends Voice {

    private final double velocity;
    private final long length;
    private final Filter left = new Filter();
    private final Filter right = new Filter();
    private int noise;
    private long time;

    Swell(double velocity, double seconds, int seed) {
        this.velocity = velocity;
        this.length = (long) (seconds * RATE);
        this.noise = seed | 1;
    }

    @Override
    boolean render(float[] outLeft, float[] outRight, int from, int to) {
        for (int at = from; at < to; at += CHUNK) {
            double t = Math.min(1.1, (double) time / length);
            left.set(400 + 5_000 * t * t, 1.2);
            right.copy(left);
            int n = Math.min(CHUNK, to - at);
            for (int i = at; i < at + n; i++, time++) {
                double x = Math.min(1, (double) time / length);
                // The attack takes the first quarter; the end fades within 30 ms to avoid a click.
                double fall = time < length ? 1 : Math.max(0, 1 - (time - length) / (0.03 * RATE));
                float g = (float) (velocity * x * x * x * fall / 0x1p31);
                noise = noise * 1_664_525 + 1_013_904_223;
                outLeft[i] += left.lowPass(noise * g);
                noise = noise * 1_664_525 + 1_013_904_223;
                outRight[i] += right.lowPass(noise * g);
            }
        }
        return time < length + 0.03 * RATE;
    }
}
