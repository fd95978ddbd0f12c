package io.reelmill.bench.render;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodePNGOptions;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import java.io.IOException;
import java.nio.file.Files;

/** A landscape of its own for each number: sky, sun, soft lights and ranges of hills, with fine grain. */
final class BenchPicture {

    private static final int[][] PALETTES = {
        {0xFF1B2A6B, 0xFFFF8A5C, 0xFFFFE3B0},
        {0xFF0F3D3E, 0xFF3FB68B, 0xFFF2F7C4},
        {0xFF3A1052, 0xFFD9477A, 0xFFFFC971},
        {0xFF0B2545, 0xFF3E8FD0, 0xFFE8F4FF},
        {0xFF4A1C1C, 0xFFE0673B, 0xFFFFE0A3},
        {0xFF1D1B3A, 0xFF7C5CD6, 0xFFF6D6FF}
    };
    private static final int RANGES = 5;
    private static final int LIGHTS = 40;

    private BenchPicture() {}

    static void draw(int number, int width, int height, java.nio.file.Path file) throws IOException {
        try (Surface surface = Surface.makeRaster(Pixels.form(width, height))) {
            Canvas canvas = surface.getCanvas();
            int[] palette = PALETTES[number % PALETTES.length];
            sky(canvas, palette, width, height);
            lights(canvas, palette, number, width, height);
            for (int i = 0; i < RANGES; i++) {
                hills(canvas, palette, number, i, width, height);
            }
            grain(canvas, number, width, height);
            write(surface, file);
        }
    }

    /** A ball with a soft shadow on nothing. */
    static void drawHero(int size, java.nio.file.Path file) throws IOException {
        float middle = size / 2f;
        try (Surface surface = Surface.makeRaster(Pixels.form(size, size));
                MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, size / 30f);
                Paint shadow = new Paint().setColor(0x90000000).setMaskFilter(blur);
                Shader shader = Shader.makeRadialGradient(
                        size * 0.38f, size * 0.34f, size * 0.55f, new int[] {0xFFFFF1C9, 0xFFEF6A3A, 0xFF5A1030});
                Paint ball = new Paint().setAntiAlias(true).setShader(shader)) {
            surface.getCanvas().drawCircle(middle, middle * 1.12f, size * 0.37f, shadow);
            surface.getCanvas().drawCircle(middle, middle, size * 0.37f, ball);
            write(surface, file);
        }
    }

    private static void write(Surface surface, java.nio.file.Path file) throws IOException {
        try (Image image = surface.makeImageSnapshot();
                Data png = EncoderPNG.encode(image, EncodePNGOptions.DEFAULT.withZlibLevel(2))) {
            Files.write(file, png.getBytes());
        }
    }

    private static void sky(Canvas canvas, int[] palette, int width, int height) {
        try (Shader shader = Shader.makeLinearGradient(0, 0, 0, height, palette);
                Paint paint = new Paint().setShader(shader)) {
            canvas.drawPaint(paint);
        }
        float x = width * 0.62f;
        float y = height * 0.34f;
        try (Shader glow = Shader.makeRadialGradient(x, y, width * 0.6f, new int[] {0xCCFFFFFF, 0x00FFFFFF});
                Paint paint = new Paint().setShader(glow).setBlendMode(BlendMode.SOFT_LIGHT);
                Paint disc = new Paint().setColor(0xFFFFF6E0).setAntiAlias(true)) {
            canvas.drawPaint(paint);
            canvas.drawCircle(x, y, width * 0.11f, disc);
        }
    }

    private static void lights(Canvas canvas, int[] palette, int number, int width, int height) {
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, 6);
                Paint paint = new Paint().setAntiAlias(true).setMaskFilter(blur)) {
            for (int i = 0; i < LIGHTS; i++) {
                float x = (float) (width * fraction(i * 0.7548776662 + number * 0.31));
                float y = (float) (height * fraction(i * 0.5698402910 + number * 0.17));
                paint.setColor((0x20 + i % 5 * 0x0A) << 24 | palette[2] & 0xFFFFFF);
                canvas.drawCircle(x, y, 12 + i % 7 * 11, paint);
            }
        }
    }

    private static void hills(Canvas canvas, int[] palette, int number, int range, int width, int height) {
        double base = height * (0.5 + 0.11 * range);
        try (PathBuilder outline = new PathBuilder()) {
            outline.moveTo(0, height);
            for (int x = 0; x <= width; x += 6) {
                double y = base;
                for (int octave = 0; octave < 6; octave++) {
                    double pitch = 0.0021 * Math.pow(2.03, octave);
                    y += 120 / Math.pow(2, octave) * Math.sin(x * pitch + number * 3.7 + range * 1.9 + octave);
                }
                outline.lineTo(x, (float) y);
            }
            outline.lineTo(width, height);
            float share = (range + 1f) / RANGES;
            try (Path path = outline.build();
                    Shader shader = Shader.makeLinearGradient(0, (float) base - 150, 0, height, new int[] {
                        blend(palette[1], palette[0], share), blend(palette[0], 0xFF05060C, share)
                    });
                    Paint paint = new Paint().setShader(shader).setAntiAlias(true)) {
                canvas.drawPath(path, paint);
            }
        }
    }

    private static void grain(Canvas canvas, int number, int width, int height) {
        try (Shader noise = Shader.makeFractalNoise(0.35f, 0.35f, 2, number);
                Paint paint = new Paint()
                        .setShader(noise)
                        .setBlendMode(BlendMode.SOFT_LIGHT)
                        .setAlpha(28)) {
            canvas.drawRect(io.github.humbleui.types.Rect.makeWH(width, height), paint);
        }
    }

    private static double fraction(double value) {
        return value - Math.floor(value);
    }

    private static int blend(int from, int to, float share) {
        int result = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int a = from >>> shift & 255;
            int b = to >>> shift & 255;
            result |= Math.round(a + (b - a) * share) << shift;
        }
        return result;
    }
}
