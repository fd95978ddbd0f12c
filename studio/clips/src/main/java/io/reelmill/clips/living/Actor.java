package io.reelmill.clips.living;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.SamplingMode;
import io.reelmill.clips.living.ThingMotion.Pose;

/**
 * A thing on the stage with a life of its own.
 *
 * @param cutout what it looks like, at the size in which it is seen
 * @param x left edge on the stage
 * @param y top edge on the stage
 * @param width on the stage
 * @param height on the stage
 * @param depth for the sceneCamera
 * @param life how it moves, or null when it stays where it is
 * @param strength how much of that, 1 for the hero
 * @param shift seconds by which its life runs ahead
 * @param entry seconds after which it comes in, or a negative number when it is there already
 */
record Actor(
        Cutout cutout,
        double x,
        double y,
        double width,
        double height,
        double depth,
        ThingMotion life,
        double strength,
        double shift,
        double entry)
        implements AutoCloseable {

    private static final Pose STILL = new Pose(0, 0, 0, 1, 1, 0, 0);

    /** So little of a thing's width is not worth being shown. */
    private static final double SLIVER = 0.2;

    /** Draws it as it is at a moment; {@code boil} is how far its lines wander, in pixels. */
    void draw(Canvas canvas, CutoutWarper warper, SceneCamera sceneCamera, double t, double boil, SamplingMode sampling) {
        double scale = sceneCamera.zoom(depth);
        double w = width * scale;
        double h = height * scale;
        double left = sceneCamera.x(x, depth);
        double top = sceneCamera.y(y, depth);
        if (life == null && boil == 0) {
            warper.draw(canvas, cutout, left, top, w, h, sampling);
            return;
        }
        double pop = entry < 0 ? 1 : arrival(t - entry);
        if (pop <= 0) {
            return;
        }
        Pose pose = life == null ? STILL : life.pose(t + shift);
        double size = Math.max(w, h) * strength;
        double foot = foot();
        CutoutWarper.Placement placement = new CutoutWarper.Placement(
                left + w / 2 + pose.dx() * size,
                top + h * foot + pose.dy() * size,
                foot,
                w * pop * grown(pose.wide()),
                h * pop * grown(pose.tall()),
                pose.turn() * strength % 360);
        double phase = (t + shift) * 0.8;
        double step = Math.floor(t * 12) * 2.4;
        double steepest = (size * (2 * Math.abs(pose.bend()) + 8.2 * Math.abs(pose.wave())) + 23 * boil) / h;
        CutoutWarper.Lean lean = v -> {
            double up = Math.max(0, foot - v);
            double wave = pose.wave() * up * Math.sin(2 * Math.PI * (v * 1.3 + phase));
            return pop * (size * (pose.bend() * up * up + wave) + boil * Math.sin(v * 23 + step));
        };
        warper.draw(canvas, cutout, placement, lean, steepest, sampling);
    }

    /**
     * How much it may be seen, 0 to 1: of what is close to the camera, a mere edge at the frame's side would look like a
     * fault, so it fades before only that is left.
     */
    double presence(SceneCamera sceneCamera, double frameWidth) {
        double left = sceneCamera.x(x, depth);
        double right = left + width * sceneCamera.zoom(depth);
        double seen = (Math.min(right, frameWidth) - Math.max(left, 0)) / (right - left);
        double share = Math.max(0, Math.min(1, (seen - SLIVER) / SLIVER));
        return share * share * (3 - 2 * share);
    }

    /** Where it is held, in its height. */
    private double foot() {
        if (life == ThingMotion.SWING) {
            return 0.04;
        }
        return life == ThingMotion.TURN || life == ThingMotion.BEAT || life != null && life.floats() ? 0.5 : 0.97;
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

    @Override
    public void close() {
        cutout.close();
    }
}
