package io.reelmill.clips.stock;

import static io.reelmill.clips.stock.LoopDrawing.alpha;
import static io.reelmill.clips.stock.LoopDrawing.disc;
import static io.reelmill.clips.stock.LoopDrawing.glow;
import static io.reelmill.clips.stock.LoopDrawing.sky;
import static io.reelmill.clips.stock.LoopDrawing.wave;
import static io.reelmill.clips.stock.LoopDrawing.wrap;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.types.Rect;
import java.util.Random;

/** Loops of lights. */
final class LightLoops {

    private LightLoops() {}

    static void bokeh(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF0F1430, 0xFF1E1E42, 0xFF3A2347, 0xFF140F1E);
        Random random = new Random(seed);
        int[] colours = {0xFFB35C, 0xFF6B6B, 0x6EC6FF, 0xFFE29A, 0xB58CFF};
        for (int i = 0; i < 46; i++) {
            double near = random.nextDouble();
            int direction = random.nextBoolean() ? 1 : -1;
            double x = (wrap(random.nextDouble() + turn * direction) * 1.3 - 0.15) * width;
            double y = height * (0.3 + 0.55 * random.nextDouble()) + height * 0.01 * wave(turn, 2, near);
            double size = width * (0.015 + 0.055 * near);
            int colour = colours[random.nextInt(colours.length)];
            double bright = 0.28 + 0.14 * wave(turn, 1 + i % 3, random.nextDouble());
            disc(canvas, x, y, size, alpha(colour, bright));
            try (Paint rim = new Paint()
                    .setMode(PaintMode.STROKE)
                    .setStrokeWidth((float) (size * 0.08))
                    .setColor(alpha(colour, bright * 0.9))
                    .setAntiAlias(true)) {
                canvas.drawCircle((float) x, (float) y, (float) (size * 0.96), rim);
            }
        }
    }

    static void embers(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF160A0C, 0xFF2A0F0C, 0xFF5A1D0D, 0xFFA63A10);
        glow(canvas, width * 0.5, height * 1.02, width * (0.95 + 0.06 * wave(turn, 3, 0)), 0xC8FF8A2B);
        glow(canvas, width * 0.3, height, width * (0.5 + 0.05 * wave(turn, 4, 0.2)), 0x8CFFC14D);
        Random random = new Random(seed);
        for (int i = 0; i < 110; i++) {
            int laps = 1 + random.nextInt(2);
            double life = wrap(random.nextDouble() + turn * laps);
            double x = width * (random.nextDouble() + 0.06 * wave(turn, 2, random.nextDouble()) * life);
            double y = height * (1.02 - 1.05 * life);
            double bright = Math.min(1, life * 8) * (1 - life);
            double size = width * (0.002 + 0.004 * random.nextDouble());
            glow(canvas, x, y, size * 4, alpha(0xFF7A1E, bright * 0.7));
            disc(canvas, x, y, size, alpha(0xFFE0A0, bright));
        }
    }

    static void fireflies(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF0B1F2A, 0xFF12363A, 0xFF1B4A3C, 0xFF0A1E18);
        Random random = new Random(seed);
        for (int i = 0; i < 9; i++) {
            double x = width * (i / 8.0 + 0.05 * (random.nextDouble() - 0.5));
            double thick = width * (0.02 + 0.03 * random.nextDouble());
            try (Paint trunk =
                    new Paint().setColor(i % 2 == 0 ? 0xFF081A17 : 0xFF0E2A25).setAntiAlias(true)) {
                canvas.drawRect(Rect.makeXYWH((float) (x - thick / 2), 0, (float) thick, height), trunk);
            }
        }
        for (int i = 0; i < 44; i++) {
            double a = random.nextDouble();
            double b = random.nextDouble();
            double x = width * (random.nextDouble() + 0.07 * wave(turn, 1, a) + 0.02 * wave(turn, 3, b));
            double y = height * (0.2 + 0.75 * random.nextDouble() + 0.03 * wave(turn, 2, b));
            double bright = Math.max(0, wave(turn, 1 + i % 3, a));
            glow(canvas, x, y, width * 0.05, alpha(0xE8FF8A, bright * 0.55));
            disc(canvas, x, y, width * 0.0042, alpha(0xFBFFD6, bright));
        }
    }

    static void network(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF08152B, 0xFF0C2444, 0xFF11345A, 0xFF071326);
        int count = 42;
        Random random = new Random(seed);
        double[] x = new double[count];
        double[] y = new double[count];
        for (int i = 0; i < count; i++) {
            x[i] = width * (random.nextDouble() + 0.05 * wave(turn, 1, random.nextDouble()));
            y[i] = height * (random.nextDouble() + 0.03 * wave(turn, 1, random.nextDouble()));
        }
        double reach = width * 0.27;
        for (int i = 0; i < count; i++) {
            for (int k = i + 1; k < count; k++) {
                double gap = Math.hypot(x[i] - x[k], y[i] - y[k]);
                if (gap < reach) {
                    try (Paint line = new Paint()
                            .setMode(PaintMode.STROKE)
                            .setStrokeWidth(width / 540f)
                            .setColor(alpha(0x59D3FF, 0.5 * (1 - gap / reach)))
                            .setAntiAlias(true)) {
                        canvas.drawLine((float) x[i], (float) y[i], (float) x[k], (float) y[k], line);
                    }
                    double along = wrap(turn * 2 + i * 0.13 + k * 0.29);
                    disc(
                            canvas,
                            x[i] + (x[k] - x[i]) * along,
                            y[i] + (y[k] - y[i]) * along,
                            width * 0.0028,
                            alpha(0xC8F4FF, (1 - gap / reach) * Math.sin(Math.PI * along)));
                }
            }
        }
        for (int i = 0; i < count; i++) {
            glow(canvas, x[i], y[i], width * 0.028, 0x8059D3FF);
            disc(canvas, x[i], y[i], width * 0.006, 0xFFE6FBFF);
        }
    }

    static void grid(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF14062E, 0xFF3A0F5C, 0xFFB0307A, 0xFF1A0833);
        double horizon = height * 0.52;
        glow(canvas, width * 0.5, horizon * 0.82, width * 0.6, 0xA0FF5FA2);
        disc(canvas, width * 0.5, horizon * 0.82, width * 0.2, 0xFFFFC36B);
        try (Paint ground = new Paint().setColor(0xFF14062E);
                Paint line = new Paint()
                        .setMode(PaintMode.STROKE)
                        .setStrokeWidth(width / 360f)
                        .setColor(0xFFFF4FD8)
                        .setAntiAlias(true)) {
            canvas.drawRect(Rect.makeLTRB(0, (float) horizon, width, height), ground);
            for (int i = -12; i <= 12; i++) {
                float x = (float) (width / 2.0 + i * width * 0.035);
                float foot = (float) (width / 2.0 + i * width * 0.24);
                canvas.drawLine(x, (float) horizon, foot, height, line.setAlpha(150));
            }
            for (int i = 0; i < 14; i++) {
                double depth = (i + wrap(turn * 6)) / 14;
                float y = (float) (horizon + (height - horizon) * Math.pow(depth, 2.4));
                canvas.drawLine(0, y, width, y, line.setAlpha((int) (60 + 170 * depth)));
            }
        }
    }

    static void confetti(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFFFFF3E0, 0xFFFFE0EC, 0xFFE6E0FF, 0xFFD6F0FF);
        Random random = new Random(seed);
        int[] colours = {0xFFFF5D73, 0xFFFFB52E, 0xFF2EC4B6, 0xFF5B7CFA, 0xFFB05BFA, 0xFF6BD36B};
        for (int i = 0; i < 90; i++) {
            int laps = 1 + random.nextInt(2);
            double y = height * (wrap(random.nextDouble() + turn * laps) * 1.1 - 0.05);
            double x = width * (random.nextDouble() + 0.04 * wave(turn, 2, random.nextDouble()));
            double size = width * (0.012 + 0.014 * random.nextDouble());
            double flip = wave(turn, 3 + random.nextInt(4), random.nextDouble());
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.rotate((float) (360 * (random.nextDouble() + turn * laps)));
            canvas.scale(1, (float) (0.25 + 0.75 * Math.abs(flip)));
            try (Paint paint = new Paint().setColor(colours[i % colours.length]).setAntiAlias(true)) {
                canvas.drawRect(
                        Rect.makeXYWH((float) -size / 2, (float) -size / 3, (float) size, (float) size * 0.66f), paint);
            }
            canvas.restore();
        }
    }
}
