package io.reelmill.figures.avatar;

import io.reelmill.figures.pixel.Lab;

/**
 * Face coordinates: the origin is the middle between the eyes, {@code u} points to the right and {@code v} downwards
 * along the tilt of the head, in eye gaps.
 *
 * @param ux direction from the left eye to the right one, of length 1
 * @param gap distance of the eyes in pixels
 */
record FacePlane(Lab lab, double mx, double my, double ux, double uy, double gap) {

    float x(double u, double v) {
        return (float) (mx + gap * (u * ux - v * uy));
    }

    float y(double u, double v) {
        return (float) (my + gap * (v * ux + u * uy));
    }

    double lightness(double u, double v) {
        return lab.l().sample(x(u, v), y(u, v));
    }

    /** A value that is high for light and low for red: lips are low. */
    double tone(double u, double v) {
        return lightness(u, v) - 1.2 * lab.a().sample(x(u, v), y(u, v));
    }

    /** Correlation of the left half of the face with the mirrored right half. */
    double likeness() {
        double sl = 0;
        double sr = 0;
        double sll = 0;
        double srr = 0;
        double slr = 0;
        int n = 0;
        for (double v = -0.45; v <= 1.25; v += 0.085) {
            for (double u = 0.06; u <= 0.85; u += 0.085) {
                double l = lightness(-u, v);
                double r = lightness(u, v);
                sl += l;
                sr += r;
                sll += l * l;
                srr += r * r;
                slr += l * r;
                n++;
            }
        }
        double spread = Math.sqrt((sll - sl * sl / n) * (srr - sr * sr / n));
        return spread < 1e-6 ? 0 : Math.max(0, (slr - sl * sr / n) / spread);
    }

    /** 1 when cheeks and nose bridge have one even, not too dark colour; warm colours score higher. */
    double skin() {
        double[][] places = {{0, 0.1}, {-0.45, 0.5}, {0.45, 0.5}, {0, 0.42}, {-0.32, 0.62}, {0.32, 0.62}, {0, -0.28}};
        double[] mean = new double[3];
        double[][] found = new double[places.length][];
        for (int k = 0; k < places.length; k++) {
            double u = places[k][0];
            double v = places[k][1];
            found[k] = new double[] {
                lightness(u, v), lab.a().sample(x(u, v), y(u, v)), lab.b().sample(x(u, v), y(u, v))
            };
            for (int c = 0; c < 3; c++) {
                mean[c] += found[k][c] / places.length;
            }
        }
        double off = 0;
        for (double[] f : found) {
            off += Math.hypot(f[0] - mean[0], 2 * Math.hypot(f[1] - mean[1], f[2] - mean[2])) / places.length;
        }
        double even = Math.exp(-off / 0.1);
        double warm = mean[1] > 0.01 && mean[2] > 0.01 ? 1 : mean[2] > 0.03 ? 0.9 : 0.6;
        double light = mean[0] > 0.35 ? 1 : mean[0] / 0.35;
        return even * warm * light;
    }

    /** Chroma of the face on its axis down to the given distance below the eyes; dark places do not count as pale. */
    double chroma(double v) {
        double sum = 0;
        for (double u = -0.1; u <= 0.11; u += 0.1) {
            sum += lightness(u, v) < 0.55
                    ? 0.1
                    : Math.hypot(lab.a().sample(x(u, v), y(u, v)), lab.b().sample(x(u, v), y(u, v)));
        }
        return sum / 3;
    }
}
