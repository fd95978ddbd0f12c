package io.reelmill.clips.animated;

import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.clips.paint.Stamps;
import java.util.SplittableRandom;

/**
 * Particles in the air at several depths: nearer ones are larger, faster, more out of focus, and have more parallax.
 */
final class ParticleLayer {

    /** @param depth for the sceneCamera */
    private record Mote(
            double x, double y, double size, double pace, double phase, double depth, int rgb, double alpha) {}

    private final Particles matter;
    private final Mote[] far;
    private final Mote[] near;
    private final boolean square;

    /**
     * @param richness density, 1 for the default
     * @param rgb replaces the colours of the particles, or -1
     */
    ParticleLayer(Particles matter, double richness, int rgb, boolean square, long seed) {
        this.matter = matter;
        this.square = square;
        SplittableRandom random = new SplittableRandom(seed ^ 0xD217L);
        this.far = motes(random, (int) (matter.count * richness), 0.25, 0.95, rgb);
        this.near = motes(random, (int) Math.max(3, matter.count * richness * 0.3), 1.25, 2.3, rgb);
    }

    private Mote[] motes(SplittableRandom random, int count, double from, double to, int rgb) {
        Mote[] motes = new Mote[count];
        for (int i = 0; i < count; i++) {
            double depth = from + (to - from) * Math.pow(random.nextDouble(), 1.4);
            motes[i] = new Mote(
                    random.nextDouble(),
                    random.nextDouble(),
                    matter.size * (0.6 + 0.8 * random.nextDouble()) * depth,
                    (0.75 + 0.5 * random.nextDouble()) * (0.4 + 0.6 * depth),
                    random.nextDouble() * 2 * Math.PI,
                    depth,
                    rgb >= 0 ? rgb : matter.colours[random.nextInt(matter.colours.length)],
                    (0.45 + 0.5 * random.nextDouble()) * (depth > 1.2 ? 0.75 : 1));
        }
        return motes;
    }

    /** Draws the particles behind the things, or those in front of them. */
    void draw(Stamps stamps, SceneCamera sceneCamera, double t, double width, double height, boolean before) {
        double tall = height / width;
        for (Mote mote : before ? near : far) {
            double swing = matter.swing * mote.depth();
            double lean = (sceneCamera.x(0, mote.depth()) - sceneCamera.x(0, 0.6)) / width;
            double x = wrap(mote.x() + (matter.dx * mote.pace()) * t + swing * Math.sin(t * 1.3 + mote.phase()) + lean);
            double y = wrap(mote.y()
                    + (matter.dy * mote.pace() * t + swing * 0.6 * Math.cos(t * 1.1 + mote.phase() * 2)) / tall);
            // a particle is outside of the frame when it wraps around
            x = (x * 1.12 - 0.06) * width;
            y = (y * 1.12 - 0.06) * height;
            double glow =
                    1 - matter.glimmer * (0.5 - 0.5 * Math.sin(t * (1.2 + mote.phase() * 0.3) + mote.phase() * 3));
            paint(stamps, mote, x, y, mote.size() * width, mote.alpha() * glow, t);
        }
    }

    private void paint(Stamps stamps, Mote mote, double x, double y, double size, double alpha, double t) {
        if (square) {
            stamps.stamp(
                    Shape.PIXEL,
                    Math.floor(x) + 0.5,
                    Math.floor(y) + 0.5,
                    1 + Math.round(size * 0.4),
                    mote.rgb(),
                    alpha);
        } else if (matter == Particles.RAIN) {
            streak(stamps, mote, x, y, size, alpha);
        } else if (matter.tumbles()) {
            double turn = Math.toDegrees(mote.phase() + t * (mote.phase() > 3 ? 1.1 : -0.9)) % 360;
            double flip = 0.3 + 0.7 * Math.abs(Math.sin(t * 1.7 + mote.phase() * 2));
            double high = size * flip * (matter == Particles.CONFETTI ? 0.6 : 1);
            stamps.stamp(matter.shape, x, y, size, high, turn, mote.rgb(), alpha + 0.2);
        } else {
            boolean blurred = mote.depth() > 1.5 && matter != Particles.BUBBLES && matter != Particles.LIGHTS;
            stamps.stamp(
                    blurred ? Shape.GLOW : matter.shape,
                    x,
                    y,
                    blurred ? size * 1.5 : size,
                    mote.rgb(),
                    blurred ? alpha * 0.6 : alpha);
        }
    }

    private static void streak(Stamps stamps, Mote mote, double x, double y, double size, double alpha) {
        double faint = (mote.depth() > 1.2 ? 90 : 130) / 255.0;
        double thick = Math.max(1, size * 0.13);
        double length = size * (3 + 2.4 * mote.depth());
        double turn = Math.toDegrees(Math.atan(0.08));
        // the shape is four times as wide as its line
        stamps.stamp(
                Shape.STREAK, x + length * 0.04, y - length / 2, 4 * thick, length, turn, mote.rgb(), alpha * faint);
    }

    private static double wrap(double value) {
        return value - Math.floor(value);
    }
}
