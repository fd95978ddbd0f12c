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
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import java.util.Random;

/** Loops of water. */
final class WaterLoops {

    private static final int SWELLS = 7;

    private WaterLoops() {}

    static void waves(Canvas canvas, int width, int height, double turn, long seed) {
        double horizon = height * 0.42;
        SunsetLoop sunset = new SunsetLoop(canvas, width, height, turn, horizon);
        canvas.save();
        // the rest is under water
        canvas.clipRect(Rect.makeWH(width, (float) Swell.of(0, horizon, height).lowest()));
        sky(canvas, width, height, 0xFFFBD9B5, 0xFFF2A98B, 0xFF6C7FB5, 0xFF2B3F73);
        sunset.sky(width * 0.62, horizon * 0.86);
        canvas.restore();
        for (int i = 0; i < SWELLS; i++) {
            Swell swell = Swell.of(i, horizon, height);
            double foot = i + 1 < SWELLS ? Swell.of(i + 1, horizon, height).lowest() : height;
            swell.draw(canvas, width, foot, turn);
        }
        sunset.water(width * 0.62);
        sunset.gulls();
    }

    /**
     * A row of waves.
     *
     * @param index counted from the horizon
     * @param y of its middle
     * @param high approximate amplitude
     * @param near 0 at the horizon, 1 at the viewer
     */
    private record Swell(int index, double y, double high, double near) {

        private static final double RIPPLE = 0.45;

        static Swell of(int index, double horizon, int height) {
            double near = index / (double) (SWELLS - 1);
            double y = horizon + (height - horizon) * Math.pow(near, 1.35) * 0.92;
            return new Swell(index, y, height * (0.004 + 0.022 * near), near);
        }

        /** Everything below this is water. */
        double lowest() {
            return Math.ceil(y + high * (1 + RIPPLE)) + 1;
        }

        /** @param foot lowest visible y: nearer waves cover the rest */
        void draw(Canvas canvas, int width, double foot, double turn) {
            int crest = mix(0xFFA9A3CF, 0xFF1D3A70, near);
            int body = mix(0xFF5B78B4, 0xFF0E2148, near);
            PathBuilder line = new PathBuilder();
            line.moveTo(0, (float) foot);
            int direction = index % 2 == 0 ? 1 : -1;
            for (int x = 0; x <= width + 12; x += 12) {
                double place = x / (double) width;
                double up = wave(place * (1 + index % 3) * 0.5 + turn * direction, 1, index * 0.17)
                        + RIPPLE * wave(place * 2.2 - turn * direction * 2, 1, index * 0.31);
                line.lineTo(x, (float) (y + high * up));
            }
            line.lineTo(width + 12, (float) foot).closePath();
            try (line;
                    Path path = line.build();
                    Shader shader = Shader.makeLinearGradient(
                            0, (float) (y - high * 1.5), 0, (float) (y + high * 9), new int[] {crest, body});
                    Paint paint = new Paint().setShader(shader).setAntiAlias(true)) {
                canvas.drawPath(path, paint);
            }
        }
    }

    static void rays(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF5FD0D8, 0xFF1B84A8, 0xFF0B3D69, 0xFF051C3A);
        for (int i = 0; i < 7; i++) {
            double x = width * (0.05 + 0.15 * i + 0.03 * wave(turn, 1, i * 0.3));
            double wide = width * (0.05 + 0.02 * wave(turn, 2, i * 0.21));
            PathBuilder beam = new PathBuilder();
            beam.moveTo((float) (x - wide * 0.3), -10)
                    .lineTo((float) (x + wide * 0.3), -10)
                    .lineTo((float) (x + wide * 2 + width * 0.16), height * 0.9f)
                    .lineTo((float) (x - wide * 2 + width * 0.16), height * 0.9f)
                    .closePath();
            double bright = 0.12 + 0.07 * wave(turn, 2, i * 0.37);
            try (Path path = beam.build();
                    Shader shader = Shader.makeLinearGradient(
                            0, 0, 0, height * 0.9f, new int[] {alpha(0xD9FFF6, bright), 0x00D9FFF6});
                    Paint paint = new Paint().setShader(shader).setAntiAlias(true)) {
                canvas.drawPath(path, paint);
            }
        }
        rising(canvas, width, height, turn, seed, 26, 0.5);
    }

    static void bubbles(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFFE9F8FF, 0xFFB8E3F5, 0xFF8EBFEA, 0xFFB6A8E8);
        rising(canvas, width, height, turn, seed, 34, 1.6);
    }

    private static void rising(Canvas canvas, int width, int height, double turn, long seed, int count, double scale) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            double start = random.nextDouble();
            int laps = 1 + random.nextInt(2);
            double size = width * (0.008 + 0.03 * random.nextDouble() * random.nextDouble()) * scale;
            double lane = random.nextDouble();
            double y = height * (1.1 - 1.2 * wrap(start + turn * laps));
            double x = width * (lane + 0.02 * wave(turn, 2, start));
            try (Paint ring = new Paint()
                            .setMode(PaintMode.STROKE)
                            .setStrokeWidth((float) Math.max(1.5, size * 0.12))
                            .setColor(0x9CFFFFFF)
                            .setAntiAlias(true);
                    Paint body = new Paint().setColor(0x22FFFFFF).setAntiAlias(true)) {
                canvas.drawCircle((float) x, (float) y, (float) size, body);
                canvas.drawCircle((float) x, (float) y, (float) size, ring);
            }
            disc(canvas, x - size * 0.35, y - size * 0.38, size * 0.16, 0xD8FFFFFF);
        }
    }

    static void rain(Canvas canvas, int width, int height, double turn, long seed) {
        sky(canvas, width, height, 0xFF202B3E, 0xFF34475F, 0xFF4D6074, 0xFF2A3647);
        Random random = new Random(seed);
        for (int i = 0; i < 14; i++) {
            double x = width * random.nextDouble();
            double y = height * (0.35 + 0.5 * random.nextDouble());
            int colour = random.nextInt(3) == 0 ? 0xFFB066 : random.nextInt(2) == 0 ? 0x8FC7FF : 0xFFE2B8;
            double blink = 0.28 + 0.07 * wave(turn, 2, random.nextDouble());
            glow(canvas, x, y, width * (0.07 + 0.09 * random.nextDouble()), alpha(colour, blink));
        }
        for (int i = 0; i < 90; i++) {
            double near = random.nextDouble();
            int laps = 6 + random.nextInt(5);
            double y = height * (wrap(random.nextDouble() + turn * laps) * 1.2 - 0.1);
            double x = width * random.nextDouble();
            double length = height * (0.02 + 0.035 * near);
            try (Paint paint = new Paint()
                    .setMode(PaintMode.STROKE)
                    .setStrokeCap(PaintStrokeCap.ROUND)
                    .setStrokeWidth((float) (1 + 1.8 * near) * width / 1080f)
                    .setColor(alpha(0xCFE3F5, 0.18 + 0.3 * near))
                    .setAntiAlias(true)) {
                canvas.drawLine((float) x, (float) y, (float) (x - length * 0.12), (float) (y + length), paint);
            }
        }
    }

    private static int mix(int a, int b, double t) {
        int result = 0xFF;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = a >> shift & 255;
            int to = b >> shift & 255;
            result = result << 8 | (int) Math.round(from + (to - from) * t);
        }
        return result;
    }
}
