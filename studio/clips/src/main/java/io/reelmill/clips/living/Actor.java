package io.reelmill.clips.living;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.living.Life.Pose;

/**
 * A thing on the stage with a life of its own.
 *
 * @param image at the size in which it is seen
 * @param x left edge on the stage
 * @param y top edge on the stage
 * @param width on the stage
 * @param height on the stage
 * @param depth for the lens
 * @param life how it moves, or null when it stays where it is
 * @param strength how much of that, 1 for the hero
 * @param shift seconds by which its life runs ahead
 * @param entry seconds after which it comes in, or a negative number when it is there already
 */
record Actor(
        Image image,
        double x,
        double y,
        double width,
        double height,
        double depth,
        Life life,
        double strength,
        double shift,
        double entry)
        implements AutoCloseable {

    private static final Pose STILL = new Pose(0, 0, 0, 1, 1, 0, 0);

    /** Pixels of the frame that are moved as one when a thing bends. */
    private static final int STRIP = 6;

    /** Draws it as it is at a moment. */
    void draw(Canvas canvas, Lens lens, double t, double boil, SamplingMode sampling, boolean whole) {
        Pose pose = life == null ? STILL : life.pose(t + shift);
        double scale = lens.zoom(depth);
        double w = width * scale;
        double h = height * scale;
        double size = Math.max(w, h);
        double left = lens.x(x, depth) + pose.dx() * size * strength;
        double top = lens.y(y, depth) + pose.dy() * size * strength;
        double pop = entry < 0 ? 1 : arrival(t - entry);
        if (pop <= 0) {
            return;
        }
        if (whole) {
            canvas.drawImage(image, Math.round(left), Math.round(top));
            return;
        }
        double foot = life == Life.SWING
                ? 0.04
                : life == Life.TURN || life == Life.BEAT || life != null && life.floats() ? 0.5 : 0.97;
        canvas.save();
        canvas.translate((float) (left + w / 2), (float) (top + h * foot));
        if (pose.turn() != 0) {
            canvas.rotate((float) (pose.turn() * strength));
        }
        canvas.scale((float) (pop * grown(pose.wide())), (float) (pop * grown(pose.tall())));
        canvas.translate((float) (-w / 2), (float) (-h * foot));
        if (pose.bend() == 0 && pose.wave() == 0 && boil == 0) {
            strip(canvas, 0, 1, 0, w, h, sampling);
        } else {
            int strips = Math.max(1, (int) (h / STRIP));
            for (int i = 0; i < strips; i++) {
                double v = (i + 0.5) / strips;
                double up = Math.max(0, foot - v);
                double dx = strength
                                * size
                                * (pose.bend() * up * up
                                        + pose.wave() * up * Math.sin(2 * Math.PI * (v * 1.3 + (t + shift) * 0.8)))
                        + boil * Math.sin(v * 23 + Math.floor(t * 12) * 2.4);
                strip(canvas, i / (double) strips, (i + 1) / (double) strips, dx, w, h, sampling);
            }
        }
        canvas.restore();
    }

    private double grown(double factor) {
        return 1 + (factor - 1) * strength;
    }

    /** From nothing to full size, a little beyond it and back. */
    private static double arrival(double since) {
        double u = Math.max(0, Math.min(1, since / 0.55));
        double back = u - 1;
        return 1 + 2.2 * back * back * back + 1.2 * back * back;
    }

    private void strip(Canvas canvas, double from, double to, double dx, double w, double h, SamplingMode sampling) {
        float high = image.getHeight();
        try (Paint paint = new Paint().setAntiAlias(false)) {
            canvas.drawImageRect(
                    image,
                    Rect.makeLTRB(0, (float) (from * high), image.getWidth(), (float) (to * high)),
                    Rect.makeLTRB((float) dx, (float) (from * h), (float) (w + dx), (float) (to * h)),
                    sampling,
                    paint,
                    false);
        }
    }

    @Override
    public void close() {
        image.close();
    }
}
