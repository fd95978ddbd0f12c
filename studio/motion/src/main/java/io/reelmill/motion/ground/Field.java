package io.reelmill.motion.ground;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.motion.look.Scheme;
import java.util.function.Consumer;

/** The frame that motifs are painted on. Lengths are in pixels; {@link #u} is a hundredth of the shorter side. */
public final class Field implements AutoCloseable {

    final double w;
    final double h;
    final double u;
    final Scheme scheme;
    final int seed;
    private final Paint paint = new Paint();
    private Canvas canvas;
    private double cameraX;
    private double cameraY;

    public Field(double w, double h, Scheme scheme, long seed) {
        this.w = w;
        this.h = h;
        this.u = Math.min(w, h) / 100;
        this.scheme = scheme;
        this.seed = (int) (seed ^ seed >>> 32) & 0xFF;
        paint.setAntiAlias(true);
    }

    /** The same field on a canvas, for a camera offset in pixels. */
    public Field on(Canvas seenOn, double x, double y) {
        canvas = seenOn;
        cameraX = x;
        cameraY = y;
        return this;
    }

    Canvas canvas() {
        return canvas;
    }

    /** Parallax shift to the left at a depth: 0 is far away, 1 moves with the cards. */
    double left(double depth) {
        return cameraX * depth;
    }

    double up(double depth) {
        return cameraY * depth;
    }

    /** A deterministic pseudo-random number, 0 to 1. */
    double chance(int i, int of) {
        return LatticeNoise.cell(i * 7 + seed, of * 13 + (seed >> 3));
    }

    static int alpha(int colour, double alpha) {
        return (int) Math.round(255 * Math.max(0, Math.min(1, alpha))) << 24 | colour & 0xFFFFFF;
    }

    void disc(double x, double y, double r, int colour) {
        if (r > 0) {
            canvas.drawCircle((float) x, (float) y, (float) r, fill(colour));
        }
    }

    void ring(double x, double y, double r, double width, int colour) {
        canvas.drawCircle((float) x, (float) y, (float) r, stroke(width, colour));
    }

    void line(double x0, double y0, double x1, double y1, double width, int colour) {
        canvas.drawLine((float) x0, (float) y0, (float) x1, (float) y1, stroke(width, colour));
    }

    void box(double x, double y, double width, double height, int colour) {
        canvas.drawRect(Rect.makeXYWH((float) x, (float) y, (float) width, (float) height), fill(colour));
    }

    void polygon(int colour, double... xy) {
        try (Path path = path(true, xy)) {
            canvas.drawPath(path, fill(colour));
        }
    }

    void polyline(double width, int colour, double... xy) {
        try (Path path = path(false, xy)) {
            canvas.drawPath(path, stroke(width, colour));
        }
    }

    void arc(double x, double y, double r, double from, double sweep, double width, int colour) {
        canvas.drawArc(
                (float) (x - r),
                (float) (y - r),
                (float) (x + r),
                (float) (y + r),
                (float) from,
                (float) sweep,
                false,
                stroke(width, colour));
    }

    /** A shape built point by point. */
    void shape(int colour, Consumer<PathBuilder> drawn) {
        try (PathBuilder builder = new PathBuilder()) {
            drawn.accept(builder);
            try (Path path = builder.build()) {
                canvas.drawPath(path, fill(colour));
            }
        }
    }

    /** A disc that fades to transparent at its edge. */
    void soft(double x, double y, double r, int colour) {
        int rgb = colour & 0xFFFFFF;
        int a = colour >>> 24;
        int[] colours = {colour, a * 55 / 100 << 24 | rgb, a * 17 / 100 << 24 | rgb, rgb};
        shaded(
                Shader.makeRadialGradient((float) x, (float) y, (float) r, colours, new float[] {0, 0.35f, 0.7f, 1}),
                x - r,
                y - r,
                2 * r,
                2 * r);
    }

    /** A ball lit from above on the left. */
    void ball(double x, double y, double r, int bright, int body, int dark) {
        float cx = (float) (x - r * 0.38);
        float cy = (float) (y - r * 0.42);
        try (Shader shader = Shader.makeRadialGradient(
                cx, cy, (float) (r * 1.55), new int[] {bright, body, dark}, new float[] {0, 0.42f, 1})) {
            paint.setMode(PaintMode.FILL).setColor(0xFFFFFFFF).setShader(shader);
            canvas.drawCircle((float) x, (float) y, (float) r, paint);
            paint.setShader(null);
        }
    }

    /** The whole frame from one colour to another, along an angle in degrees: 90 is downwards. */
    void gradient(double degrees, int... colours) {
        double a = Math.toRadians(degrees);
        double reach = (Math.abs(w * Math.cos(a)) + Math.abs(h * Math.sin(a))) / 2;
        shaded(
                Shader.makeLinearGradient(
                        (float) (w / 2 - reach * Math.cos(a)),
                        (float) (h / 2 - reach * Math.sin(a)),
                        (float) (w / 2 + reach * Math.cos(a)),
                        (float) (h / 2 + reach * Math.sin(a)),
                        colours),
                0,
                0,
                w,
                h);
    }

    private void shaded(Shader shader, double x, double y, double width, double height) {
        paint.setMode(PaintMode.FILL).setColor(0xFFFFFFFF).setShader(shader).setDither(true);
        canvas.drawRect(Rect.makeXYWH((float) x, (float) y, (float) width, (float) height), paint);
        paint.setShader(null).setDither(false);
        shader.close();
    }

    private static Path path(boolean closed, double... xy) {
        Point[] points = new Point[xy.length / 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = new Point((float) xy[2 * i], (float) xy[2 * i + 1]);
        }
        return Path.makePolygon(points, closed);
    }

    private Paint fill(int colour) {
        return paint.setMode(PaintMode.FILL).setColor(colour);
    }

    private Paint stroke(double width, int colour) {
        return paint.setMode(PaintMode.STROKE)
                .setStrokeWidth((float) width)
                .setStrokeCap(PaintStrokeCap.ROUND)
                .setColor(colour);
    }

    @Override
    public void close() {
        paint.close();
    }
}
