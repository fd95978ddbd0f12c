package io.reelmill.figures.avatar;

/** Finds the line between the lips below a pair of eyes. */
final class MouthLine {

    private final FacePlane plane;

    MouthLine(FacePlane plane) {
        this.plane = plane;
    }

    /**
     * A candidate.
     *
     * @param strength 0 no line to 1
     */
    record Found(Face.Mouth mouth, double strength) {}

    /** The strongest horizontal line, dark or red, between 0.55 and 1.35 eye gaps below the eyes. */
    Found find() {
        double best = 0;
        double bestV = 0.95;
        for (double v = 0.6; v <= 1.4; v += 0.025) {
            double sum = 0;
            for (double u = -0.24; u <= 0.241; u += 0.04) {
                sum += line(u, v);
            }
            double usual = Math.exp(-Math.pow((v - 1.0) / 0.42, 2));
            if (sum / 13 * usual > best) {
                best = sum / 13 * usual;
                bestV = v;
            }
        }
        bestV = belowTeeth(bestV);
        double[] offset = new double[2];
        double reach = reach(bestV, best, offset);
        double gap = plane.gap();
        double x = plane.x(0, bestV);
        double y = plane.y(0, bestV);
        double half = Math.max(0.26, Math.min(0.6, reach)) * gap;
        double sag = Math.max(-0.1, Math.min(0.28, offset[0])) * gap;
        return new Found(new Face.Mouth(x, y, half, sag), Math.min(1, best / 0.09));
    }

    /** In a smile that shows teeth the lips part below them. */
    private double belowTeeth(double v) {
        double skin = plane.chroma(0.5);
        int pale = 0;
        for (double w = v + 0.04; w < v + 0.42; w += 0.02) {
            if (plane.chroma(w) < 0.6 * skin) {
                pale++;
            } else if (pale >= 3) {
                return w;
            } else if (w > v + 0.12) {
                return v;
            }
        }
        return v;
    }

    /** Follows the line to both sides; returns its half-length and the rise towards the corners, in eye gaps. */
    private double reach(double v, double strength, double[] rise) {
        double end = 0;
        double[] risen = new double[2];
        for (int side = -1; side <= 1; side += 2) {
            double at = v;
            int lost = 0;
            for (double u = 0.04; u < 0.75 && lost < 3; u += 0.04) {
                double top = 0;
                double topV = at;
                for (double w = at - 0.06; w <= at + 0.061; w += 0.02) {
                    double s = line(side * u, w) - 0.1 * Math.abs(w - at);
                    if (s > top) {
                        top = s;
                        topV = w;
                    }
                }
                lost = top > 0.4 * strength ? 0 : lost + 1;
                if (lost == 0) {
                    at = topV;
                    end += 0.02;
                }
            }
            risen[(side + 1) / 2] = v - at;
        }
        rise[0] = (risen[0] + risen[1]) / 2;
        return end;
    }

    /** How much darker and redder a place is than its surroundings above and below. */
    private double line(double u, double v) {
        double d = Math.max(1.5 / plane.gap(), 0.1);
        double here = plane.tone(u, v);
        double up = plane.tone(u, v - d);
        double down = plane.tone(u, v + d);
        return Math.max(0, Math.min(up, down) - here) + 0.3 * Math.max(0, (up + down) / 2 - here);
    }
}
