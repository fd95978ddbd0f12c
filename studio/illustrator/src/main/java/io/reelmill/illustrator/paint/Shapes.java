package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.types.RRect;
import java.util.SplittableRandom;

/** Outlines of land, trees and light. The caller closes the paths. */
public final class Shapes {

    private Shapes() {}

    /** A closed polygon: x, y, x, y… */
    public static Path polygon(double... xy) {
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) xy[0], (float) xy[1]);
            for (int i = 2; i < xy.length; i += 2) {
                b.lineTo((float) xy[i], (float) xy[i + 1]);
            }
            return b.closePath().build();
        }
    }

    /**
     * A shaft of light.
     *
     * @param angle degrees from straight down
     * @param near half of its width at x, y
     * @param far half of its width at its other end
     */
    public static Path shaft(double x, double y, double angle, double length, double near, double far) {
        double a = Math.toRadians(angle);
        double ex = x + Math.sin(a) * length;
        double ey = y + Math.cos(a) * length;
        return polygon(x - near, y, x + near, y, ex + far, ey, ex - far, ey);
    }

    /** Land from a soft line of heights down to {@code bottom}; heights lie evenly from x0 to x1. */
    public static Path rolling(double x0, double x1, double bottom, double... heights) {
        try (PathBuilder b = new PathBuilder()) {
            double step = (x1 - x0) / (heights.length - 1);
            b.moveTo((float) x0, (float) bottom).lineTo((float) x0, (float) heights[0]);
            for (int i = 0; i < heights.length - 1; i++) {
                double x = x0 + i * step;
                b.cubicTo(
                        (float) (x + step * 0.5),
                        (float) heights[i],
                        (float) (x + step * 0.5),
                        (float) heights[i + 1],
                        (float) (x + step),
                        (float) heights[i + 1]);
            }
            return b.lineTo((float) x1, (float) bottom).closePath().build();
        }
    }

    /** Land from a jagged line of heights down to {@code bottom}. */
    public static Path jagged(double x0, double x1, double bottom, double... heights) {
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) x0, (float) bottom);
            for (int i = 0; i < heights.length; i++) {
                b.lineTo((float) (x0 + (x1 - x0) * i / (heights.length - 1)), (float) heights[i]);
            }
            return b.lineTo((float) x1, (float) bottom).closePath().build();
        }
    }

    /** Heights of a ridge by midpoint displacement: {@code 2^depth + 1} values around {@code y}. */
    public static double[] ridge(SplittableRandom chance, int depth, double y, double amplitude, double roughness) {
        int n = 1 << depth;
        double[] h = new double[n + 1];
        h[0] = y + (chance.nextDouble() - 0.5) * amplitude;
        h[n] = y + (chance.nextDouble() - 0.5) * amplitude;
        double a = amplitude;
        for (int step = n; step > 1; step /= 2) {
            for (int i = step / 2; i < n; i += step) {
                h[i] = (h[i - step / 2] + h[i + step / 2]) / 2 + (chance.nextDouble() - 0.5) * a;
            }
            a *= roughness;
        }
        return h;
    }

    /** A cloud: round shapes on a flat base. */
    public static Path cloud(SplittableRandom chance, double x, double y, double width) {
        try (PathBuilder b = new PathBuilder()) {
            int n = 7;
            for (int i = 0; i < n; i++) {
                double t = (i + 0.5) / n;
                double r = width * (0.085 + 0.13 * Math.sin(Math.PI * t)) * (0.8 + 0.4 * chance.nextDouble());
                b.addCircle((float) (x + (t - 0.5) * width * 0.86), (float) (y - r * 0.55), (float) r);
            }
            float r = (float) (width * 0.07);
            b.addRRect(RRect.makeXYWH(
                    (float) (x - width / 2), (float) (y - width * 0.06), (float) width, (float) (width * 0.12), r));
            return b.build();
        }
    }

    /** A fir tree standing at x, y. */
    public static Path fir(double x, double y, double height) {
        double w = height * 0.30;
        return polygon(
                x,
                y - height,
                x + w * 0.45,
                y - height * 0.66,
                x + w * 0.24,
                y - height * 0.66,
                x + w * 0.75,
                y - height * 0.34,
                x + w * 0.38,
                y - height * 0.34,
                x + w,
                y,
                x - w,
                y,
                x - w * 0.38,
                y - height * 0.34,
                x - w * 0.75,
                y - height * 0.34,
                x - w * 0.24,
                y - height * 0.66,
                x - w * 0.45,
                y - height * 0.66);
    }

    /** A pointed leaf from x, y in a direction, degrees clockwise from up. */
    public static Path leaf(double x, double y, double length, double width, double angle) {
        double a = Math.toRadians(angle);
        double dx = Math.sin(a);
        double dy = -Math.cos(a);
        double tx = x + dx * length;
        double ty = y + dy * length;
        double mx = x + dx * length * 0.45;
        double my = y + dy * length * 0.45;
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) x, (float) y);
            b.quadTo((float) (mx - dy * width), (float) (my + dx * width), (float) tx, (float) ty);
            b.quadTo((float) (mx + dy * width), (float) (my - dx * width), (float) x, (float) y);
            return b.closePath().build();
        }
    }

    /** An arched opening standing on y: straight sides, round top. */
    public static Path arch(double x, double y, double width, double height) {
        double r = width / 2;
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) (x - r), (float) y);
            b.lineTo((float) (x - r), (float) (y - height + r));
            b.arcTo(Brush.rect(x - r, y - height, width, width), 180, 180, false);
            b.lineTo((float) (x + r), (float) y);
            return b.closePath().build();
        }
    }
}
