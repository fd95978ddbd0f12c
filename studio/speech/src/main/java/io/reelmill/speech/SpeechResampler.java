package io.reelmill.speech;

/** Changes the sample rate by band-limited interpolation with a Hann-windowed sinc, 24 zero crossings to each side. */
public final class SpeechResampler {

    private static final int CROSSINGS = 24;

    private SpeechResampler() {}

    /** The same sound at another rate; what the lower of both rates cannot hold is cut off. */
    public static float[] resample(float[] in, int from, int to) {
        if (from == to) {
            return in;
        }
        double cut = Math.min(1, (double) to / from) * 0.97;
        double reach = CROSSINGS / cut;
        float[] out = new float[(int) ((long) in.length * to / from)];
        for (int i = 0; i < out.length; i++) {
            double at = (double) i * from / to;
            double sum = 0;
            int last = Math.min(in.length - 1, (int) (at + reach));
            for (int k = Math.max(0, (int) Math.ceil(at - reach)); k <= last; k++) {
                double x = at - k;
                double window = 0.5 + 0.5 * Math.cos(Math.PI * x / reach);
                sum += in[k] * window * cut * (x == 0 ? 1 : Math.sin(Math.PI * x * cut) / (Math.PI * x * cut));
            }
            out[i] = (float) sum;
        }
        return out;
    }
}
