package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import java.util.function.Consumer;

/** Draws on a canvas with colours as {@code 0xAARRGGBB}; lengths are pixels. */
public final class Brush {
    private final Canvas canvas;

    public Brush(Canvas canvas) {
        this.canvas = canvas;
    }

    /** The canvas. */
    public Canvas canvas() {
        return canvas;
    }

    /** A rectangle with a vertical gradient; stops lie evenly. */
    public void vertical(double x, double y, double w, double h, int... colours) {
        try (Shader shader = Shader.makeLinearGradient(0, (float) y, 0, (float) (y + h), colours)) {
            with(p -> p.setShader(shader), p -> canvas.drawRect(rect(x, y, w, h), p));
        }
    }

    /** A soft disc that fades to nothing at its edge. */
    public void glow(double x, double y, double r, int colour) {
        glow(x, y, r, colour, BlendMode.SRC_OVER);
    }

    /** A soft disc that fades to nothing at its edge. */
    public void glow(double x, double y, double r, int colour, BlendMode mode) {
        int a = colour >>> 24;
        int rgb = colour & 0xFFFFFF;
        int[] colours = {
            colour, (int) (a * 0.62) << 24 | rgb, (int) (a * 0.24) << 24 | rgb, (int) (a * 0.06) << 24 | rgb, rgb
        };
        float[] stops = {0, 0.25f, 0.55f, 0.8f, 1};
        try (Shader shader = Shader.makeRadialGradient((float) x, (float) y, (float) r, colours, stops)) {
            with(
                    p -> p.setShader(shader).setBlendMode(mode),
                    p -> canvas.drawRect(rect(x - r, y - r, 2 * r, 2 * r), p));
        }
    }

    /** A disc. */
    public void disc(double x, double y, double r, int colour) {
        with(p -> p.setColor(colour), p -> canvas.drawCircle((float) x, (float) y, (float) r, p));
    }

    /** A disc lit from one side: colours from the lit point outwards. */
    public void ball(double x, double y, double r, double towardsX, double towardsY, int... colours) {
        float cx = (float) (x + towardsX * r);
        float cy = (float) (y + towardsY * r);
        try (Shader shader = Shader.makeRadialGradient(cx, cy, (float) (r * 1.7), colours)) {
            with(p -> p.setShader(shader), p -> canvas.drawCircle((float) x, (float) y, (float) r, p));
        }
    }

    /** A ring. */
    public void ring(double x, double y, double r, double width, int colour) {
        with(
                p -> p.setColor(colour).setMode(PaintMode.STROKE).setStrokeWidth((float) width),
                p -> canvas.drawCircle((float) x, (float) y, (float) r, p));
    }

    /** An ellipse, blurred when {@code blur} (standard deviation) is above 0. */
    public void ellipse(double x, double y, double rx, double ry, int colour, double blur) {
        blurred(blur, colour, p -> canvas.drawOval(rect(x - rx, y - ry, 2 * rx, 2 * ry), p));
    }

    /** A filled path, blurred when {@code blur} is above 0. */
    public void fill(Path path, int colour, double blur) {
        blurred(blur, colour, p -> canvas.drawPath(path, p));
    }

    /** A path filled with a gradient from one point to the other; stops lie evenly. */
    public void fill(Path path, double x0, double y0, double x1, double y1, int... colours) {
        try (Shader shader = Shader.makeLinearGradient((float) x0, (float) y0, (float) x1, (float) y1, colours)) {
            with(p -> p.setShader(shader), p -> canvas.drawPath(path, p));
        }
    }

    /** The line of a path. */
    public void line(Path path, double width, int colour, double blur) {
        blurred(
                blur,
                colour,
                p -> canvas.drawPath(
                        path,
                        p.setMode(PaintMode.STROKE)
                                .setStrokeWidth((float) width)
                                .setStrokeCap(PaintStrokeCap.ROUND)));
    }

    /** A straight line. */
    public void line(double x0, double y0, double x1, double y1, double width, int colour) {
        with(
                p -> p.setColor(colour).setStrokeWidth((float) width).setStrokeCap(PaintStrokeCap.ROUND),
                p -> canvas.drawLine((float) x0, (float) y0, (float) x1, (float) y1, p));
    }

    /** A rectangle. */
    public void box(double x, double y, double w, double h, int colour) {
        with(p -> p.setColor(colour), p -> canvas.drawRect(rect(x, y, w, h), p));
    }

    /** A picture into a rectangle. */
    public void image(Image image, double x, double y, double w, double h, double alpha) {
        try (Paint p = new Paint()) {
            p.setAlphaf((float) alpha);
            Rect source = Rect.makeWH(image.getWidth(), image.getHeight());
            canvas.drawImageRect(image, source, rect(x, y, w, h), SamplingMode.MITCHELL, p, true);
        }
    }

    /** Runs with a paint that is set up and closed around it. */
    public void with(Consumer<Paint> setup, Consumer<Paint> use) {
        try (Paint p = new Paint()) {
            p.setAntiAlias(true).setDither(true);
            setup.accept(p);
            use.accept(p);
        }
    }

    private void blurred(double blur, int colour, Consumer<Paint> use) {
        if (blur <= 0.3) {
            with(p -> p.setColor(colour), use);
            return;
        }
        try (MaskFilter filter = MaskFilter.makeBlur(FilterBlurMode.NORMAL, (float) blur)) {
            with(p -> p.setColor(colour).setMaskFilter(filter), use);
        }
    }

    /** A rectangle by corner and size. */
    public static Rect rect(double x, double y, double w, double h) {
        return Rect.makeXYWH((float) x, (float) y, (float) w, (float) h);
    }
}
