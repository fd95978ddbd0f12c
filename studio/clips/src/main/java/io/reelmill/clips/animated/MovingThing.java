package io.reelmill.clips.animated;

import io.reelmill.clips.animated.ThingMotion.Pose;
import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;

/**
 * A thing in the scene with its own motion. Immutable.
 *
 * @param figure its picture, at the displayed size
 * @param x left edge on the stage
 * @param y top edge on the stage
 * @param width on the stage
 * @param height on the stage
 * @param depth distance from the camera, as in {@link SceneCamera}
 * @param life its motion, or null when it is static
 * @param strength amplitude of the motion, 1 for the hero
 * @param shift phase shift of the motion in seconds
 * @param entry seconds after which it enters, or a negative number when it is there from the start
 */
record MovingThing(
        Figure figure,
        double x,
        double y,
        double width,
        double height,
        double depth,
        ThingMotion life,
        double strength,
        double shift,
        double entry) {

    private static final Pose STILL = new Pose(0, 0, 0, 1, 1, 0, 0);

    /** Below this visible share of its width a thing is not drawn. */
    private static final double SLIVER = 0.2;

    /**
     * Draws it at a time.
     *
     * @param boil amplitude of line jitter in pixels
     * @param opacity 0 to 1
     */
    void draw(Figure.Brushes brushes, SceneCamera sceneCamera, double t, double boil, double opacity) {
        double scale = sceneCamera.zoom(depth);
        double w = width * scale;
        double h = height * scale;
        double left = sceneCamera.x(x, depth);
        double top = sceneCamera.y(y, depth);
        if (life == null && boil == 0) {
            figure.draw(brushes, Placement.at(left, top, w, h), Lean.NONE, opacity);
            return;
        }
        double pop = entry < 0 ? 1 : arrival(t - entry);
        if (pop <= 0) {
            return;
        }
        Pose pose = life == null ? STILL : life.pose(t + shift);
        double size = Math.max(w, h) * strength;
        double foot = foot();
        Placement placement = new Placement(
                left + w / 2 + pose.dx() * size,
                top + h * foot + pose.dy() * size,
                foot,
                w * pop * grown(pose.wide()),
                h * pop * grown(pose.tall()),
                pose.turn() * strength % 360);
        double phase = (t + shift) * 0.8;
        double step = Math.floor(t * 12) * 2.4;
        Lean lean = v -> {
            double up = Math.max(0, foot - v);
            double wave = pose.wave() * up * Math.sin(2 * Math.PI * (v * 1.3 + phase));
            return pop * (size * (pose.bend() * up * up + wave) + boil * Math.sin(v * 23 + step));
        };
        figure.draw(brushes, placement, lean, opacity);
    }

    /**
     * Opacity, 0 to 1. A near thing of which only an edge is left in the frame would look like a fault, so it fades out
     * before.
     */
    double presence(SceneCamera sceneCamera, double frameWidth) {
        double left = sceneCamera.x(x, depth);
        double right = left + width * sceneCamera.zoom(depth);
        double seen = (Math.min(right, frameWidth) - Math.max(left, 0)) / (right - left);
        double share = Math.max(0, Math.min(1, (seen - SLIVER) / SLIVER));
        return share * share * (3 - 2 * share);
    }

    /** The pivot, as a share of its height. */
    private double foot() {
        if (life == ThingMotion.SWING) {
            return 0.04;
        }
        return life == ThingMotion.TURN || life == ThingMotion.BEAT || life != null && life.floats() ? 0.5 : 0.97;
    }

    private double grown(double factor) {
        return 1 + (factor - 1) * strength;
    }

    /** Scales from nothing to full size with an overshoot. */
    private static double arrival(double since) {
        double u = Math.max(0, Math.min(1, since / 0.55));
        double back = u - 1;
        return 1 + 2.2 * back * back * back + 1.2 * back * back;
    }
}
