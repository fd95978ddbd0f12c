package io.reelmill.motion.stage;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.PathMeasure;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import io.reelmill.motion.brand.Brand;

/** Draws shapes on a canvas in the finish of a brand. Lengths are in pixels, colours {@code 0xAARRGGBB}. */
public final class Pen implements AutoCloseable {

    private final Ink ink;
    private final double round;
    private final Brand.Shape shape;
    private final double u;
    private final Paint paint = new Paint();
    private Canvas canvas;

    /** @param u a hundredth of the frame's shorter side */
    public Pen(Brand brand, double u) {
        this.round = brand.round();
        this.shape = brand.shape();
        this.u = u;
        this.ink = new Ink(brand.finish(), u, paint);
        paint.setAntiAlias(true);
    }

    /** The same pen on a canvas, at a time: hand-drawn edges change with every step. */
    public Pen on(Canvas drawnOn, double t) {
        canvas = drawnOn;
        ink.on(drawnOn, t);
        return this;
    }

    public Canvas canvas() {
        return canvas;
    }

    /** A rectangle with the brand's corners. */
    public void panel(Box box, int colour) {
        if (box.w() < 0.5 || box.h() < 0.5) {
            return;
        }
        double r = round * Math.min(Math.min(box.w(), box.h()) * 0.5, 6 * u);
        try (PathBuilder builder = new PathBuilder()) {
            builder.addRRect(
                    RRect.makeXYWH((float) box.x(), (float) box.y(), (float) box.w(), (float) box.h(), (float) r));
            try (Path path = builder.build()) {
                area(path, colour);
            }
        }
    }

    public void disc(double x, double y, double r, int colour) {
        if (r > 0.3) {
            try (Path path = Path.makeCircle((float) x, (float) y, (float) r)) {
                area(path, colour);
            }
        }
    }

    /** A filled shape. */
    public void area(Path path, int colour) {
        ink.area(path, colour);
    }

    /** A line along a path. */
    public void line(Path path, double width, int colour) {
        ink.line(path, width, colour);
    }

    /** The part of a path between two shares of its length; for several contours, the part of each. */
    public void trimmed(Path path, double from, double to, double width, int colour) {
        if (to - from < 0.002) {
            return;
        }
        if (from <= 0 && to >= 1) {
            line(path, width, colour);
            return;
        }
        try (Path part = part(path, from, to)) {
            line(part, width, colour);
        }
    }

    /** As {@link #trimmed}, without the brand's finish: used on plates. */
    void plainTrimmed(Path path, double from, double to, double width, int colour) {
        if (to - from < 0.002) {
            return;
        }
        ink.plain(width, colour);
        if (to >= 1) {
            canvas.drawPath(path, paint);
            return;
        }
        try (Path part = part(path, from, to)) {
            canvas.drawPath(part, paint);
        }
    }

    private static Path part(Path path, double from, double to) {
        try (PathMeasure measure = new PathMeasure(path, false);
                PathBuilder part = new PathBuilder()) {
            do {
                float length = measure.getLength();
                measure.getSegment((float) (length * from), (float) (length * to), part, true);
            } while (measure.nextContour());
            return part.build();
        }
    }

    /** A filled shape without the brand's finish. */
    public void plainArea(Path path, int colour) {
        if (colour >>> 24 > 0) {
            paint.setMode(PaintMode.FILL).setColor(colour);
            canvas.drawPath(path, paint);
        }
    }

    /** A disc without the brand's finish. */
    public void plainDisc(double x, double y, double r, int colour) {
        if (r > 0.2) {
            paint.setMode(PaintMode.FILL).setColor(colour);
            canvas.drawCircle((float) x, (float) y, (float) r, paint);
        }
    }

    /** A straight line without the brand's finish. */
    public void plainLine(double x0, double y0, double x1, double y1, double width, int colour) {
        ink.plain(width, colour);
        canvas.drawLine((float) x0, (float) y0, (float) x1, (float) y1, paint);
    }

    /** The plate of an icon around the canvas's origin, in the brand's shape. */
    public void plate(double r, int colour) {
        try (Path path = AnimatedIcon.outline(shape, r)) {
            area(path, colour);
        }
    }

    /** A straight line. */
    public void line(double x0, double y0, double x1, double y1, double width, int colour) {
        try (Path path = Path.makeLine((float) x0, (float) y0, (float) x1, (float) y1)) {
            line(path, width, colour);
        }
    }

    /** A part of a circle, in degrees from the right, clockwise. */
    public void arc(double x, double y, double r, double from, double sweep, double width, int colour) {
        if (Math.abs(sweep) < 0.3) {
            return;
        }
        try (PathBuilder builder = new PathBuilder()) {
            builder.addArc(
                    Rect.makeLTRB((float) (x - r), (float) (y - r), (float) (x + r), (float) (y + r)),
                    (float) from,
                    (float) Math.max(-359.9, Math.min(359.9, sweep)));
            try (Path path = builder.build()) {
                line(path, width, colour);
            }
        }
    }

    /** An arc without the brand's finish, such as the track of a gauge. */
    public void trackArc(double x, double y, double r, double from, double sweep, double width, int colour) {
        ink.plain(width, colour);
        canvas.drawArc(
                (float) (x - r),
                (float) (y - r),
                (float) (x + r),
                (float) (y + r),
                (float) from,
                (float) sweep,
                false,
                paint);
    }

    /** Dashes that move along a circle. */
    public void dashes(double x, double y, double r, int count, double turn, double width, int colour) {
        ink.plain(width, colour);
        double step = 360.0 / count;
        for (int i = 0; i < count; i++) {
            canvas.drawArc(
                    (float) (x - r),
                    (float) (y - r),
                    (float) (x + r),
                    (float) (y + r),
                    (float) (turn + i * step),
                    (float) (step * 0.45),
                    false,
                    paint);
        }
    }

    /** A pre-rendered image, scaled and rotated about a point of the frame. */
    public void print(TextImage print, double x, double y, double scale, double degrees, double alpha) {
        if (alpha <= 0.004 || scale <= 0.004) {
            return;
        }
        paint.reset();
        paint.setAntiAlias(true).setAlphaf((float) Math.min(1, alpha));
        canvas.save();
        canvas.translate((float) x, (float) y);
        if (degrees != 0) {
            canvas.rotate((float) degrees);
        }
        if (scale != 1) {
            canvas.scale((float) scale, (float) scale);
        }
        print.drawTo(canvas, paint);
        canvas.restore();
        paint.reset();
        paint.setAntiAlias(true);
    }

    @Override
    public void close() {
        paint.close();
    }
}
