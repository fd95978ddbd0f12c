package io.reelmill.clips.paint;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import java.util.HashMap;
import java.util.Map;

/**
 * Small soft shapes, rendered once for each colour and then drawn as images, which is many times faster than drawing a
 * gradient. Not thread-safe.
 */
public final class SoftSprites implements AutoCloseable {

    /** Pixels along a side of a shape as it is rendered. */
    static final int SIDE = 96;

    /** The shape of a sprite. */
    public enum Shape {
        /** Brightest in the middle. */
        GLOW,
        /** A small bright centre in a wide faint halo. */
        SPARK,
        /** A disc with a soft edge. */
        DISC,
        /** A flat disc that is brightest at its rim, like an out-of-focus light. */
        BOKEH,
        /** A ring with a highlight. */
        BUBBLE,
        /** A four-pointed star. */
        STAR,
        /** A pointed leaf. */
        LEAF,
        /** An upright line with round ends, a quarter as thick as the shape is wide. */
        STREAK,
        /** A square. */
        PIXEL
    }

    private record Key(Shape shape, int rgb) {}

    private final Map<Key, Image> ready = new HashMap<>();
    private final Paint paint = new Paint().setAntiAlias(false);

    /** The shapes as they are stamped on a canvas. */
    public Stamps on(Canvas canvas) {
        return (shape, x, y, wide, high, turn, rgb, alpha) -> {
            if (turn == 0) {
                stamp(canvas, shape, x, y, wide, high, rgb, alpha);
                return;
            }
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.rotate((float) turn);
            stamp(canvas, shape, 0, 0, wide, high, rgb, alpha);
            canvas.restore();
        };
    }

    /**
     * Draws a sprite.
     *
     * @param x centre in pixels
     * @param y centre in pixels
     * @param size pixels across
     * @param rgb colour
     * @param alpha 0 to 1
     */
    public void stamp(Canvas canvas, Shape shape, double x, double y, double size, int rgb, double alpha) {
        stamp(canvas, shape, x, y, size, size, rgb, alpha);
    }

    /** Draws a stretched sprite. */
    public void stamp(Canvas canvas, Shape shape, double x, double y, double wide, double high, int rgb, double alpha) {
        int opacity = (int) Math.round(255 * Math.max(0, Math.min(1, alpha)));
        if (opacity == 0 || wide <= 0 || high <= 0) {
            return;
        }
        Image image = ready.computeIfAbsent(new Key(shape, rgb & 0xFFFFFF), key -> {
            try (Surface surface = painted(key.shape(), key.rgb(), SIDE)) {
                return surface.makeImageSnapshot();
            }
        });
        canvas.drawImageRect(
                image,
                Rect.makeWH(SIDE, SIDE),
                Rect.makeXYWH((float) (x - wide / 2), (float) (y - high / 2), (float) wide, (float) high),
                SamplingMode.LINEAR,
                paint.setAlpha(opacity),
                false);
    }

    /** A shape in a colour, {@code side} pixels across. */
    static Pixels pixels(Shape shape, int rgb, int side) {
        try (Surface surface = painted(shape, rgb, side)) {
            return Pixels.of(surface);
        }
    }

    private static Surface painted(Shape shape, int rgb, int side) {
        Surface surface = Surface.makeRaster(Pixels.form(side, side));
        Canvas canvas = surface.getCanvas();
        canvas.scale(side / (float) SIDE, side / (float) SIDE);
        switch (shape) {
            case GLOW -> round(canvas, rgb, new int[] {255, 190, 92, 26, 0}, 0, 0.25f, 0.5f, 0.78f, 1);
            case SPARK -> {
                round(canvas, rgb, new int[] {150, 90, 30, 8, 0}, 0, 0.18f, 0.42f, 0.7f, 1);
                dot(canvas, 0xFFFFFFFF, SIDE * 0.085f);
            }
            case DISC -> round(canvas, rgb, new int[] {255, 250, 205, 0}, 0, 0.6f, 0.78f, 1);
            case BOKEH -> round(canvas, rgb, new int[] {120, 140, 190, 240, 0}, 0, 0.6f, 0.84f, 0.93f, 1);
            case BUBBLE -> {
                round(canvas, rgb, new int[] {14, 24, 70, 210, 0}, 0, 0.6f, 0.82f, 0.92f, 1);
                canvas.translate(-SIDE * 0.17f, -SIDE * 0.19f);
                dot(canvas, 0xE6FFFFFF, SIDE * 0.075f);
            }
            case STAR -> star(canvas, rgb);
            case LEAF -> leaf(canvas, rgb);
            case STREAK -> streak(canvas, rgb);
            case PIXEL -> canvas.clear(0xFF000000 | rgb);
        }
        return surface;
    }

    private static void streak(Canvas canvas, int rgb) {
        float half = SIDE / 8f;
        try (Paint paint = new Paint()
                .setColor(0xFF000000 | rgb)
                .setMode(PaintMode.STROKE)
                .setStrokeCap(PaintStrokeCap.ROUND)
                .setStrokeWidth(2 * half)
                .setAntiAlias(true)) {
            canvas.drawLine(SIDE / 2f, half, SIDE / 2f, SIDE - half, paint);
        }
    }

    private static void round(Canvas canvas, int rgb, int[] alphas, float... stops) {
        int[] colours = new int[alphas.length];
        for (int i = 0; i < alphas.length; i++) {
            colours[i] = alphas[i] << 24 | rgb;
        }
        try (Shader shader = Shader.makeRadialGradient(SIDE / 2f, SIDE / 2f, SIDE / 2f, colours, stops);
                Paint paint = new Paint().setShader(shader)) {
            canvas.drawRect(Rect.makeWH(SIDE, SIDE), paint);
        }
    }

    private static void dot(Canvas canvas, int argb, float radius) {
        try (Paint paint = new Paint().setColor(argb).setAntiAlias(true)) {
            canvas.drawCircle(SIDE / 2f, SIDE / 2f, radius, paint);
        }
    }

    private static void star(Canvas canvas, int rgb) {
        round(canvas, rgb, new int[] {130, 40, 0}, 0, 0.2f, 0.6f);
        float c = SIDE / 2f;
        float waist = SIDE * 0.05f;
        try (PathBuilder points = new PathBuilder()) {
            points.moveTo(c, 1).quadTo(c + waist, c - waist, SIDE - 1, c).quadTo(c + waist, c + waist, c, SIDE - 1);
            points.quadTo(c - waist, c + waist, 1, c)
                    .quadTo(c - waist, c - waist, c, 1)
                    .closePath();
            fill(canvas, points.build(), 0xFF000000 | rgb);
        }
    }

    private static void leaf(Canvas canvas, int rgb) {
        float c = SIDE / 2f;
        try (PathBuilder leaf = new PathBuilder()) {
            leaf.moveTo(2, c)
                    .quadTo(c * 0.8f, 8, SIDE - 2, c)
                    .quadTo(c * 0.8f, SIDE - 8, 2, c)
                    .closePath();
            fill(canvas, leaf.build(), 0xFF000000 | rgb);
        }
        try (Paint vein = new Paint().setColor(0x50000000).setStrokeWidth(2).setAntiAlias(true)) {
            canvas.drawLine(4, c, SIDE - 6, c, vein);
        }
    }

    private static void fill(Canvas canvas, Path path, int argb) {
        try (path;
                Paint paint = new Paint().setColor(argb).setAntiAlias(true)) {
            canvas.drawPath(path, paint);
        }
    }

    @Override
    public void close() {
        ready.values().forEach(Image::close);
        paint.close();
    }
}
