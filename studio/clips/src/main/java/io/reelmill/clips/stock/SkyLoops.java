package io.reelmill.clips.stock;

import static io.reelmill.clips.stock.LoopDrawing.alpha;
import static io.reelmill.clips.stock.LoopDrawing.disc;
import static io.reelmill.clips.stock.LoopDrawing.glow;
import static io.reelmill.clips.stock.LoopDrawing.sky;
import static io.reelmill.clips.stock.LoopDrawing.wave;
import static io.reelmill.clips.stock.LoopDrawing.wrap;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import java.util.Random;

/** Loops of the sky. */
final class SkyLoops {

    private SkyLoops() {}

    static void clouds(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF3E86D6, 0xFF7FB8EC, 0xFFCBE6F7, 0xFFFCEBD9);
        glow(canvas, width * 0.8, height * 0.16, width * 0.75, 0x8CFFF4D8);
        Random random = new Random(seed);
        for (int i = 0; i < 9; i++) {
            double near = i / 8.0;
            double y = height * (0.16 + 0.72 * near * near + 0.05 * random.nextDouble());
            double size = width * (0.10 + 0.16 * near);
            double x = (wrap(random.nextDouble() + turn * (i % 2 == 0 ? 1 : 1)) * 1.9 - 0.45) * width;
            cloud(canvas, x, y, size, random.nextLong(), 0.55 + 0.4 * near);
        }
    }

    private static void cloud(Canvas canvas, double x, double y, double size, long seed, double solid) {
        Random random = new Random(seed);
        for (int i = 0; i < 9; i++) {
            double dx = (i - 4) * size * 0.27;
            double r = size * (0.5 - 0.07 * Math.abs(i - 4) + 0.1 * random.nextDouble());
            double dy = -r * 0.35 * random.nextDouble();
            try (Shader shader = Shader.makeRadialGradient(
                            (float) (x + dx),
                            (float) (y + dy - r * 0.25),
                            (float) r,
                            new int[] {alpha(0xFFFFFF, solid), alpha(0xF2F6FB, solid * 0.7), 0x00FFFFFF},
                            new float[] {0, 0.55f, 1});
                    Paint paint = new Paint().setShader(shader)) {
                canvas.drawCircle((float) (x + dx), (float) (y + dy), (float) r, paint);
            }
        }
    }

    static void aurora(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF050B1F, 0xFF0A1B38, 0xFF0E2B45, 0xFF0A1826);
        specks(canvas, width, height, turn, seed, 70, 0.6);
        int[] colours = {0x54F5A8, 0x3FD8C8, 0x8A7BFF};
        for (int band = 0; band < 3; band++) {
            for (int i = 0; i < 48; i++) {
                double u = i / 47.0;
                double x = width * (u * 1.2 - 0.1);
                double top = height
                        * (0.16
                                + 0.09 * band
                                + 0.06 * wave(u * 0.9 + turn, 1, band * 0.3)
                                + 0.03 * wave(u * 2.3 - turn, 1, band * 0.5));
                double tall = height * (0.22 + 0.08 * wave(u * 1.6 + turn * 2, 1, band * 0.4));
                double bright = 0.16 + 0.1 * wave(u * 3.1 - turn, 1, band * 0.23);
                try (Shader shader = Shader.makeLinearGradient(
                                0,
                                (float) top,
                                0,
                                (float) (top + tall),
                                new int[] {0x00FFFFFF & colours[band], alpha(colours[band], bright), colours[band]},
                                new float[] {0, 0.7f, 1});
                        Paint paint = new Paint().setShader(shader).setBlendMode(BlendMode.SCREEN)) {
                    float w = width / 26f;
                    canvas.drawRect(
                            io.github.humbleui.types.Rect.makeXYWH((float) x - w / 2, (float) top, w, (float) tall),
                            paint);
                }
            }
        }
        ridge(canvas, width, height, 0.8, 0.06, 0xFF07121F, seed);
    }

    static void stars(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF0B0A22, 0xFF1B1440, 0xFF2A1650, 0xFF0A0A1E);
        glow(canvas, width * 0.3, height * 0.35, width * 0.75, 0x4A7A4CD8);
        glow(canvas, width * 0.75, height * 0.6, width * 0.7, 0x3C2F8FD8);
        Random random = new Random(seed);
        for (int i = 0; i < 170; i++) {
            double angle = random.nextDouble() * 2 * Math.PI;
            double depth = wrap(random.nextDouble() + turn);
            double reach = Math.pow(depth, 2.2) * Math.hypot(width, height) * 0.62;
            double x = width / 2.0 + Math.cos(angle) * (reach + width * 0.02);
            double y = height * 0.46 + Math.sin(angle) * (reach + width * 0.02);
            double fade = Math.min(1, depth * 4) * Math.min(1, (1 - depth) * 6);
            disc(canvas, x, y, width * (0.0008 + 0.0034 * depth), alpha(0xFFFFFF, fade));
        }
    }

    static void snow(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF27405F, 0xFF5B7DA3, 0xFFA9C3DA, 0xFFE7F0F6);
        ridge(canvas, width, height, 0.62, 0.09, 0xFF7E9CBC, seed);
        ridge(canvas, width, height, 0.72, 0.06, 0xFFA8C0D6, seed + 1);
        ridge(canvas, width, height, 0.84, 0.03, 0xFFF2F7FB, seed + 2);
        Random random = new Random(seed);
        for (int i = 0; i < 130; i++) {
            double near = random.nextDouble();
            int laps = near > 0.6 ? 2 : 1;
            double y = height * (wrap(random.nextDouble() + turn * laps) * 1.08 - 0.04);
            double x = width * (random.nextDouble() + 0.03 * wave(turn, 1 + laps, random.nextDouble()));
            disc(canvas, x, y, width * (0.002 + 0.007 * near * near), alpha(0xFFFFFF, 0.5 + 0.45 * near));
        }
    }

    static void sunrise(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF5C6BC0, 0xFFE39AA5, 0xFFFFC98F, 0xFFFFE9B8);
        double y = height * (0.5 + 0.01 * wave(turn, 1, 0));
        glow(canvas, width * 0.5, y, width * (0.85 + 0.05 * wave(turn, 1, 0.25)), 0xC8FFE7A6);
        disc(canvas, width * 0.5, y, width * 0.12, 0xFFFFF6DC);
        for (int i = 0; i < 4; i++) {
            double drift = 0.02 * wave(turn, 1, i * 0.2);
            canvas.save();
            canvas.translate((float) (drift * width), 0);
            int[] shades = {0xFFB98AA6, 0xFF8C6A97, 0xFF5E4A7D, 0xFF352C55};
            ridge(canvas, width, height, 0.55 + 0.11 * i, 0.05, shades[i], seed + i);
            canvas.restore();
        }
        specks(canvas, width, height, turn, seed + 9, 26, 0.9);
    }

    static void flow(Canvas canvas, int width, int height, double turn, long seed) {
        Random random = new Random(seed);
        int[][] sets = {
            {0xFF1E1B4B, 0x6D5BFF, 0xFF6BB5, 0x38D6C9},
            {0xFF102A43, 0x2D8CFF, 0x7BE0AD, 0xFFC857},
            {0xFF2B1220, 0xFF6F61, 0xF7B267, 0x9B5DE5}
        };
        int[] set = sets[random.nextInt(sets.length)];
        canvas.clear(set[0]);
        for (int i = 0; i < 6; i++) {
            double x = width * (0.5 + 0.42 * wave(turn, 1, i * 0.17 + 0.1));
            double y = height * (0.5 + 0.4 * wave(turn, 1, i * 0.29 + 0.35));
            glow(canvas, x, y, width * (0.7 + 0.12 * wave(turn, 2, i * 0.4)), alpha(set[1 + i % 3], 0.5));
        }
    }

    private static void specks(Canvas canvas, int width, int height, double turn, long seed, int count, double most) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            double bright = most * (0.55 + 0.45 * wave(turn, 1 + random.nextInt(3), random.nextDouble()));
            disc(
                    canvas,
                    width * random.nextDouble(),
                    height * 0.7 * random.nextDouble(),
                    width * (0.001 + 0.0016 * random.nextDouble()),
                    alpha(0xFFFFFF, bright));
        }
    }

    private static void ridge(Canvas canvas, int width, int height, double at, double rough, int colour, long seed) {
        Random random = new Random(seed);
        double a = random.nextDouble();
        double b = random.nextDouble();
        PathBuilder line = new PathBuilder();
        line.moveTo(-width * 0.1f, height);
        for (double u = -0.1; u <= 1.1; u += 0.02) {
            double y = at
                    + rough
                            * (0.6 * Math.sin(2 * Math.PI * (u * 0.9 + a))
                                    + 0.3 * Math.sin(2 * Math.PI * (u * 2.3 + b))
                                    + 0.1 * Math.sin(2 * Math.PI * (u * 6.1 + a + b)));
            line.lineTo((float) (u * width), (float) (y * height));
        }
        line.lineTo(width * 1.1f, height).closePath();
        try (Path path = line.build();
                Paint paint = new Paint().setColor(colour).setAntiAlias(true)) {
            canvas.drawPath(path, paint);
        }
    }
}
