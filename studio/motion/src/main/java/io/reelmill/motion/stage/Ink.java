package io.reelmill.motion.stage;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.PaintStrokeJoin;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathEffect;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.motion.look.Finish;

/** Applies the finish of a brand to shapes of one colour. */
final class Ink {

    private final Finish finish;
    private final double u;
    private final Paint paint;
    private Canvas canvas;
    private int boil;

    /**
     * @param u a hundredth of the frame's shorter side
     * @param paint the paint of the pen
     */
    Ink(Finish finish, double u, Paint paint) {
        this.finish = finish;
        this.u = u;
        this.paint = paint;
    }

    /** Hand-drawn edges change with every step. */
    void on(Canvas drawnOn, double t) {
        canvas = drawnOn;
        boil = (int) Math.floor(t * 6);
    }

    /** A filled shape. */
    void area(Path path, int colour) {
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
            paint.setShader(null);
        }
        if (finish.outline() > 0) {
            paint.setMode(PaintMode.STROKE).setStrokeWidth((float) (finish.outline() * em * 0.7));
            paint.setStrokeJoin(PaintStrokeJoin.ROUND).setColor(finish.outlineColour());
            canvas.drawPath(path, paint);
        }
        paint.setPathEffect(null);
    }

    /** A line along a path. */
    void line(Path path, double width, int colour) {
        if (finish.glow() > 0) {
            halo(path, width, colour);
        }
        plain(width, colour);
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
        plain(width, colour);
        rough(false);
        canvas.drawPath(path, paint);
        paint.setPathEffect(null);
    }

    /** Sets the paint up for lines without the finish. */
    void plain(double width, int colour) {
        paint.setMode(PaintMode.STROKE)
                .setStrokeWidth((float) width)
                .setStrokeCap(PaintStrokeCap.ROUND)
                .setStrokeJoin(PaintStrokeJoin.ROUND)
                .setColor(colour);
    }

    private void shadow(Path path, double em) {
        paint.setMode(PaintMode.FILL).setColor(finish.shadow());
        canvas.save();
        canvas.translate((float) (finish.shadowX() * em), (float) (finish.shadowY() * em));
        if (finish.shadowBlur() > 0) {
            // a few wide translucent strokes instead of a blur, which would dominate the cost
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
}
