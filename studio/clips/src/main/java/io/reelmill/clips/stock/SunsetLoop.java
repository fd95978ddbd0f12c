package io.reelmill.clips.stock;

import static io.reelmill.clips.stock.LoopDrawing.alpha;
import static io.reelmill.clips.stock.LoopDrawing.disc;
import static io.reelmill.clips.stock.LoopDrawing.glow;
import static io.reelmill.clips.stock.LoopDrawing.wave;
import static io.reelmill.clips.stock.LoopDrawing.wrap;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import java.util.Random;

/** A sunset over the sea: bands of cloud, an island, a boat, gulls, and the reflection of the sun. */
final class SunsetLoop {

    private final Canvas canvas;
    private final int width;
    private final int height;
    private final double unit;
    private final double turn;
    private final double horizon;

    SunsetLoop(Canvas canvas, int width, int height, double turn, double horizon) {
        this.canvas = canvas;
        this.width = width;
        this.height = height;
        this.unit = Math.min(width, height);
        this.turn = turn;
        this.horizon = horizon;
    }

    /** Behind the water: the sun, its glow, clouds lit from below, distant land. */
    void sky(double sunX, double sunY) {
        glow(canvas, sunX, sunY, unit * 0.80, 0x70FFC98A);
        Random chance = new Random(11);
        for (int i = 0; i < 7; i++) {
            double y = horizon * (0.10 + 0.74 * i / 6.0) - unit * 0.02 * chance.nextDouble();
            double wide = unit * (0.34 + 0.40 * chance.nextDouble());
            double x = width * wrap(0.12 + i * 0.41) + unit * 0.03 * wave(turn, 1, chance.nextDouble());
            double near = Math.max(0, 1 - Math.hypot(x - sunX, y - sunY) / (unit * 1.1));
            cloud(x, y, wide, unit * (0.022 + 0.020 * chance.nextDouble()), near);
        }
        glow(canvas, sunX, sunY, unit * (0.52 + 0.015 * wave(turn, 1, 0)), 0xB0FFE3A8);
        disc(canvas, sunX, sunY, unit * 0.090, 0xFFFFF3D6);
        land(width * -0.06, unit * 0.50, unit * 0.070, 0xFF7E77A6);
        land(width * 0.72, unit * 0.55, unit * 0.045, 0xFF968BB0);
    }

    private void cloud(double x, double y, double wide, double high, double near) {
        for (int k = -2; k <= 2; k++) {
            double w = wide * (1 - 0.28 * Math.abs(k));
            double cx = x + k * wide * 0.17;
            double cy = y - high * 0.5 * (2 - Math.abs(k));
            soft(cx, cy, w / 2, high * 1.5, alpha(0xD98F97, 0.42));
            soft(cx, cy + high * 0.55, w * 0.46, high * 0.8, alpha(0xFFE2B4, 0.35 + 0.55 * near));
        }
    }

    /** An oval that fades towards its edge: as soft as a blurred one, at a tenth of the cost. */
    private void soft(double x, double y, double rx, double ry, int argb) {
        canvas.save();
        canvas.translate((float) x, (float) y);
        canvas.scale(1, (float) (ry / rx));
        int[] colours = {argb, argb, argb & 0xFFFFFF};
        try (Shader shader = Shader.makeRadialGradient(0, 0, (float) rx, colours, new float[] {0, 0.35f, 1});
                Paint paint = new Paint().setShader(shader).setDither(true)) {
            canvas.drawCircle(0, 0, (float) rx, paint);
        }
        canvas.restore();
    }

    private void land(double x, double wide, double high, int argb) {
        PathBuilder line = new PathBuilder();
        line.moveTo((float) x, (float) (horizon + unit * 0.01));
        line.cubicTo(
                (float) (x + wide * 0.20), (float) (horizon - high * 0.5),
                (float) (x + wide * 0.30), (float) (horizon - high * 1.25),
                (float) (x + wide * 0.48), (float) (horizon - high * 0.80));
        line.cubicTo(
                (float) (x + wide * 0.60), (float) (horizon - high * 0.45),
                (float) (x + wide * 0.78), (float) (horizon - high * 0.65),
                (float) (x + wide), (float) (horizon + unit * 0.01));
        fill(line, argb);
    }

    /** On the water: the glitter of the sun, and a rocking boat. */
    void water(double sunX) {
        Random chance = new Random(5);
        for (int i = 0; i < 170; i++) {
            double near = Math.pow(chance.nextDouble(), 1.5);
            double spread = (chance.nextDouble() + chance.nextDouble() - 1) * unit * (0.10 + 0.36 * near);
            boolean beside = i % 4 == 0;
            double x = beside ? width * chance.nextDouble() : sunX + spread;
            double y = horizon + unit * 0.008 + (height - horizon) * 0.80 * near;
            double w = unit * (0.010 + 0.050 * near) * (0.5 + chance.nextDouble());
            double bright = 0.5 + 0.5 * wave(turn, 2 + chance.nextInt(3), chance.nextDouble());
            double most = beside ? 0.30 : 0.95 - 0.45 * near;
            double drift = unit * 0.006 * wave(turn, 1, chance.nextDouble());
            glint(x + drift, y, w, unit * (0.0024 + 0.0040 * near), alpha(0xFFE9BE, most * bright * bright));
        }
        boat(width * 0.24, horizon + unit * 0.055, unit * 0.085);
    }

    private void glint(double x, double y, double w, double h, int argb) {
        try (Paint paint = new Paint().setColor(argb).setAntiAlias(true)) {
            canvas.drawOval(
                    Rect.makeLTRB((float) (x - w / 2), (float) (y - h / 2), (float) (x + w / 2), (float) (y + h / 2)),
                    paint);
        }
    }

    private void boat(double x, double y, double size) {
        canvas.save();
        canvas.translate((float) x, (float) (y + size * 0.03 * wave(turn, 2, 0.1)));
        canvas.rotate((float) (2.2 * wave(turn, 2, 0.3)));
        double s = size;
        fill(
                new PathBuilder()
                        .moveTo(f(-0.02 * s), f(-1.25 * s))
                        .lineTo(f(-0.02 * s), f(-0.20 * s))
                        .lineTo(f(-0.52 * s), f(-0.20 * s))
                        .closePath(),
                0xFFFFE2BD);
        fill(
                new PathBuilder()
                        .moveTo(f(0.04 * s), f(-1.05 * s))
                        .lineTo(f(0.50 * s), f(-0.20 * s))
                        .lineTo(f(0.04 * s), f(-0.20 * s))
                        .closePath(),
                0xFFF3B991);
        fill(
                new PathBuilder()
                        .moveTo(f(-0.58 * s), f(-0.14 * s))
                        .lineTo(f(0.62 * s), f(-0.14 * s))
                        .lineTo(f(0.42 * s), f(0.08 * s))
                        .lineTo(f(-0.42 * s), f(0.08 * s))
                        .closePath(),
                0xFF3B3A63);
        canvas.restore();
        glint(x, y + size * 0.16, size * 1.1, size * 0.10, 0x403B3A63);
    }

    /** Three gulls that cross the sky once in a loop. */
    void gulls() {
        for (int i = 0; i < 3; i++) {
            double way = wrap(turn + 0.11 * i + 0.2);
            double x = width * (-0.15 + 1.3 * way);
            double y = horizon * (0.42 + 0.07 * i) + unit * 0.02 * wave(turn, 2, 0.3 * i);
            double r = unit * (0.026 - 0.005 * i);
            double lift = r * (0.45 + 0.40 * wave(turn, 8, 0.37 * i));
            PathBuilder bird = new PathBuilder();
            bird.moveTo(f(x - 1.7 * r), f(y - lift));
            bird.quadTo(f(x - 0.7 * r), f(y - lift * 1.2 - r * 0.25), f(x), f(y));
            bird.quadTo(f(x + 0.7 * r), f(y - lift * 1.2 - r * 0.25), f(x + 1.7 * r), f(y - lift));
            bird.quadTo(f(x + 0.7 * r), f(y - lift * 0.6), f(x), f(y + r * 0.24));
            bird.quadTo(f(x - 0.7 * r), f(y - lift * 0.6), f(x - 1.7 * r), f(y - lift))
                    .closePath();
            fill(bird, 0xFF54507E);
        }
    }

    private void fill(PathBuilder outline, int argb) {
        try (outline;
                Path path = outline.build();
                Paint paint = new Paint().setColor(argb).setAntiAlias(true)) {
            canvas.drawPath(path, paint);
        }
    }

    private static float f(double value) {
        return (float) value;
    }
}
