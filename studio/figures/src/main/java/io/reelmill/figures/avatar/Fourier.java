package io.reelmill.figures.avatar;

/** The fast Fourier transform of Cooley and Tukey, in place, for lengths that are powers of two. */
final class Fourier {

    private Fourier() {}

    static void transform(double[] re, double[] im) {
        int n = re.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            for (; (j & bit) != 0; bit >>= 1) {
                j ^= bit;
            }
            j ^= bit;
            if (i < j) {
                double t = re[i];
                re[i] = re[j];
                re[j] = t;
                t = im[i];
                im[i] = im[j];
                im[j] = t;
            }
        }
        for (int length = 2; length <= n; length <<= 1) {
            for (int k = 0; k < length / 2; k++) {
                double c = Math.cos(-2 * Math.PI * k / length);
                double s = Math.sin(-2 * Math.PI * k / length);
                for (int i = k; i < n; i += length) {
                    int j = i + length / 2;
                    double tr = re[j] * c - im[j] * s;
                    double ti = re[j] * s + im[j] * c;
                    re[j] = re[i] - tr;
                    im[j] = im[i] - ti;
                    re[i] += tr;
                    im[i] += ti;
                }
            }
        }
    }
}
