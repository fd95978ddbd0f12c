package io.reelmill.figures.cutout;

/** Solves small systems of linear equations. */
final class Equations {

    private Equations() {}

    /** Gaussian elimination with pivoting; the right-hand side is the last column. The rows are overwritten. */
    static double[] solve(double[][] m) {
        int n = m.length;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                pivot = Math.abs(m[r][c]) > Math.abs(m[pivot][c]) ? r : pivot;
            }
            double[] swap = m[c];
            m[c] = m[pivot];
            m[pivot] = swap;
            for (int r = 0; r < n; r++) {
                if (r != c && m[c][c] != 0) {
                    double f = m[r][c] / m[c][c];
                    for (int k = c; k <= n; k++) {
                        m[r][k] -= f * m[c][k];
                    }
                }
            }
        }
        double[] out = new double[n];
        for (int r = 0; r < n; r++) {
            out[r] = m[r][r] == 0 ? 0 : m[r][n] / m[r][r];
        }
        return out;
    }
}
