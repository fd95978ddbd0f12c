package io.reelmill.clips.stock;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;

/** Drawing functions shared by all loops. */
final class LoopDrawing {

    private LoopDrawing() {}

    /** Fills the frame with a vertical gradient. */
    static void sky(Canvas canvas, int width, int height, int... colours) {
        try (Shader shader = Shader.makeLinearGradient(0, 0, 0, height, colours);
                Paint paint = new Paint().setShader(shader).setDither(true)) {
            canvas.drawRect(Rect.makeWH(width, height), paint);
        }
    }

    /** A soft round glow. */
    static void glow(Canvas canvas, double x, double y, double radius, int argb) {
        try (Shader shader = Shader.makeRadialGradient(
                        (float) x, (float) y, (float) radius, new int[] {argb, argb & 0xFFFFFF});
                Paint paint = new Paint().setShader(shader).setBlendMode(BlendMode.SCREEN)) {
            canvas.drawCircle((float) x, (float) y, (float) radius, paint);
        }
    }

    /** A disc. */
    static void disc(Canvas canvas, double x, double y, double radius, int argb) {
        try (Paint paint = new Paint().setColor(argb).setAntiAlias(true)) {
            canvas.drawCircle((float) x, (float) y, (float) radius, paint);
        }
    }

    /** A colour with an opacity, 0 to 1. */
    static int alpha(int rgb, double alpha) {
        return (int) Math.round(255 * Math.max(0, Math.min(1, alpha))) << 24 | rgb & 0xFFFFFF;
    }

    /** A sine with a whole number of periods in the loop. */
    static double wave(double turn, int times, double phase) {
        return Math.sin(2 * Math.PI * (turn * times + phase));
    }

    /** The fractional part. */
    static double wrap(double value) {
        return value - Math.floor(value);
    }
}
