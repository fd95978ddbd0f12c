package io.reelmill.motion.stage;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.PathEffect;
import io.github.humbleui.skija.PathMeasure;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.RRect;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.motion.brand.Brand;
import io.reelmill.motion.look.Finish;

/** Draws shapes on a canvas in the finish of a brand. Lengths are pixels, colours {@code 0xAARRGGBB}. */
public final class Pen implements AutoCloseable {

    private final Finish finish;
    private final double round;
    private final Brand.Shape shape;
    private final double u;
    private final Paint paint = new Paint();
    private Canvas canvas;
    private int boil;

    /** @param u a hundredth of the frame's shorter side */
    public Pen(Brand brand, double u) {
        this.finish = brand.finish();
        this.round = brand.round();
        this.shape = brand.shape();
        this.u = u;
        paint.setAntiAlias(true);
    }

    /** The same pen on a canvas, at a moment: hand-drawn edges differ from one moment to the next. */
    public Pen on(Canvas drawnOn, double t) {
        canvas = drawnOn;
        boil = (int) Math.floor(t * 6);
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
        double em = 7 * u;
        if (finish.shadow() != 0) {
            shadow(path, em);
        }
        if (finish.glow() > 0) {
            halo(path, 0, colour);
        }
        rough(true);
        if (finish.hatched()) {
            hatch(path, colour);
        } else {
            volume(path.getBounds(), colour);
            paint.setMode(PaintMode.FILL);
            canvas.drawPath(path, paint);
            smooth();
        }
        if (finish.outline() > 0) {
            paint.setMode(PaintMode.STROKE).setStrokeWidth((float) (finish.outline() * em * 0.7));
            paint.setStrokeJoin(PaintStrokeJoin.ROUND).setColor(finish.outlineColour());
            canvas.drawPath(path, paint);
        }
        paint.setPathEffect(null);
    }

    private void shadow(Path path, double em) {
        paint.setMode(PaintMode.FILL).setColor(finish.shadow());
        canvas.save();
        canvas.translate((float) (finish.shadowX() * em), (float) (finish.shadowY() * em));
        if (finish.shadowBlur() > 0) {
            // a few wide soft edges instead of a blur, which would cost more than all the rest
            int alpha = finish.shadow() >>> 24;
            paint.setColor(alpha / 5 << 24 | finish.shadow() & 0xFFFFFF).setStrokeJoin(PaintStrokeJoin.ROUND);
            for (int i = 0; i < 4; i++) {
                paint.setMode(PaintMode.STROKE_AND_FILL)
                        .setStrokeWidth((float) (0.01 + i * finish.shadowBlur() * em * 0.7));
                canvas.drawPath(path, paint);
            }
        } else {
            canvas.drawPath(path, paint);
        }
        canvas.restore();
    }

    private void halo(Path path, double width, int colour) {
        paint.setMode(PaintMode.STROKE).setStrokeJoin(PaintStrokeJoin.ROUND).setStrokeCap(PaintStrokeCap.ROUND);
        for (int i = 3; i > 0; i--) {
            paint.setStrokeWidth((float) (width + finish.glow() * 26 * u * i / 3));
            paint.setColor(0x20 << 24 | colour & 0xFFFFFF);
            canvas.drawPath(path, paint);
        }
    }

    private void hatch(Path path, int colour) {
        paint.setMode(PaintMode.FILL).setColor(0x38 << 24 | colour & 0xFFFFFF);
        canvas.drawPath(path, paint);
        Rect b = path.getBounds();
        canvas.save();
        canvas.clipPath(path, ClipMode.INTERSECT, true);
        paint.setMode(PaintMode.STROKE).setStrokeWidth((float) (0.42 * u)).setColor(colour);
        for (double x = b.getLeft() - b.getHeight(); x < b.getRight(); x += 0.95 * u) {
            canvas.drawLine((float) x, b.getBottom(), (float) (x + b.getHeight()), b.getTop(), paint);
        }
        canvas.restore();
        paint.setStrokeWidth((float) (0.45 * u));
        canvas.drawPath(path, paint);
    }

    /** A line along a path. */
    public void line(Path path, double width, int colour) {
        if (finish.glow() > 0) {
            halo(path, width, colour);
        }
        stroke(width, colour);
        if (finish.shadow() != 0 && finish.shadowBlur() == 0) {
            paint.setColor(finish.shadow());
            canvas.save();
            canvas.translate((float) (finish.shadowX() * 7 * u), (float) (finish.shadowY() * 7 * u));
            canvas.drawPath(path, paint);
            canvas.restore();
        }
        if (finish.outline() > 0) {
            paint.setColor(finish.outlineColour()).setStrokeWidth((float) (width + finish.outline() * 10 * u));
            canvas.drawPath(path, paint);
        }
        stroke(width, colour);
        rough(false);
        canvas.drawPath(path, paint);
        paint.setPathEffect(null);
    }

    /** The part of a path between two shares of its length; of several lines, each of its own. */
    public void trimmed(Path path, double from, double to, double width, int colour) {
        if (to - from < 0.002) {
            return;
        }
        if (from <= 0 && to >= 1) {
            line(path, width, colour);
            return;
        }
        try (PathMeasure measure = new PathMeasure(path, false);
                PathBuilder part = new PathBuilder()) {
            do {
                float length = measure.getLength();
                measure.getSegment((float) (length * from), (float) (length * to), part, true);
            } while (measure.nextContour());
            try (Path drawn = part.build()) {
                line(drawn, width, colour);
            }
        }
    }

    /** As {@link #trimmed}, without the brand's finish: on a plate. */
    void plainTrimmed(Path path, double from, double to, double width, int colour) {
        if (to - from < 0.002) {
            return;
        }
        stroke(width, colour);
        try (PathMeasure measure = new PathMeasure(path, false);
                PathBuilder part = new PathBuilder()) {
            do {
                float length = measure.getLength();
                measure.getSegment((float) (length * from), (float) (length * to), part, true);
            } while (measure.nextContour());
            try (Path drawn = to >= 1 ? null : part.build()) {
                canvas.drawPath(drawn == null ? path : drawn, paint);
            }
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
        stroke(width, colour);
        canvas.drawLine((float) x0, (float) y0, (float) x1, (float) y1, paint);
    }

    /** The plate of an icon around the canvas's origin, in the brand's shape. */
    public void plate(double r, int colour) {
        try (Path path = Emblem.outline(shape, r)) {
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
        stroke(width, colour);
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

    /** Lines of dashes that run along a circle. */
    public void dashes(double x, double y, double r, int count, double turn, double width, int colour) {
        stroke(width, colour);
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

    /** A printed picture, scaled and turned about a point of the frame. */
    public void print(Print print, double x, double y, double scale, double degrees, double alpha) {
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

    private void stroke(double width, int colour) {
        paint.setMode(PaintMode.STROKE)
                .setStrokeWidth((float) width)
                .setStrokeCap(PaintStrokeCap.ROUND)
                .setStrokeJoin(PaintStrokeJoin.ROUND)
                .setColor(colour);
    }

    private void rough(boolean area) {
        if (finish.rough() > 0) {
            double reach = finish.rough() * u * (area ? 0.55 : 0.40);
            PathEffect effect = PathEffect.makeDiscrete((float) (2.6 * u), (float) reach, boil * 31 + 7);
            paint.setPathEffect(effect);
            effect.close();
        }
    }

    private void volume(Rect bounds, int colour) {
        paint.setColor(colour);
        if (finish.volume() > 0) {
            int up = Rgb.mix(colour, 0xFFFFFFFF, finish.volume());
            int down = Rgb.mix(colour, 0xFF000000, finish.volume() * 0.8);
            Shader shader =
                    Shader.makeLinearGradient(0, bounds.getTop(), 0, bounds.getBottom(), new int[] {up, colour, down});
            paint.setShader(shader);
            shader.close();
        }
    }

    private void smooth() {
        paint.setShader(null);
    }

    static final SamplingMode SMOOTH = SamplingMode.LINEAR;

    @Override
    public void close() {
        paint.close();
    }
}
