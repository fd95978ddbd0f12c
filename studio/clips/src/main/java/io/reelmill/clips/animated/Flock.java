package io.reelmill.clips.animated;

import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Surface;
import io.reelmill.clips.planar.PlanarSprite;
import io.reelmill.clips.planar.SpritePainter;
import io.reelmill.clips.planar.SpritePainter.Lean;
import io.reelmill.clips.planar.SpritePainter.Placement;
import io.reelmill.compositor.still.Pixels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A few distant birds that cross the sky. Not thread-safe. */
final class Flock {

    private record Bird(double ahead, double aside, double size, double beat, double phase) {}

    /** Steps of a beat up or down that are told apart. */
    private static final int BEATS = 16;

    private final Map<Wings, PlanarSprite> sprites = new HashMap<>();
    private final Bird[] birds;
    private final double y;
    private final double near;
    private final double sign;
    private final double speed;
    private final int argb;
    private final boolean whole;

    private Flock(SplittableRandom random, double lower, double near, int argb, boolean whole) {
        this.near = near;
        this.argb = argb;
        this.whole = whole;
        this.sign = random.nextBoolean() ? 1 : -1;
        this.y = lower + 0.13 + 0.1 * random.nextDouble();
        this.speed = near * (0.055 + 0.03 * random.nextDouble());
        this.birds = new Bird[4 + random.nextInt(4)];
        for (int i = 0; i < birds.length; i++) {
            int wing = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1);
            birds[i] = new Bird(
                    -Math.abs(wing) * 0.055 + 0.02 * random.nextDouble(),
                    wing * 0.016 + 0.01 * random.nextDouble(),
                    0.017 + 0.012 * random.nextDouble(),
                    1.7 + 0.7 * random.nextDouble(),
                    random.nextDouble());
        }
    }

    /**
     * Flocks that follow each other, each farther away than the one before.
     *
     * @param argb what they are painted with
     * @param whole whether the canvas has as many samples of chroma as of luma
     */
    static List<Flock> of(int count, long seed, int argb, boolean whole) {
        SplittableRandom random = new SplittableRandom(seed ^ 0xB12DL);
        List<Flock> flocks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            flocks.add(new Flock(random, 0.055 * i, Math.pow(0.62, i), argb, whole));
        }
        return flocks;
    }

    /** @param lean horizontal parallax of the sky in pixels */
    void draw(SpritePainter painter, double t, double width, double height, double lean) {
        // flocks that are farther away are slower and start further along their path
        double way = 0.12 + 0.5 * (1 - near) + t * speed;
        for (Bird bird : birds) {
            double x = way + near * bird.ahead();
            double px = (sign > 0 ? x : 1 - x) * width + lean;
            double bob = 0.008 * Math.sin(t * 0.9 + bird.phase() * 6);
            double py = (y + near * (bird.aside() + bob)) * height;
            // they flap for a while, then glide
            double glide = Math.max(0, Math.sin(t * 0.8 + bird.phase() * 9));
            double flap = Math.sin(2 * Math.PI * (t * bird.beat() + bird.phase())) * (1 - 0.8 * glide) + 0.15;
            int wing = (int) Math.max(2, Math.round(near * bird.size() * width));
            PlanarSprite sprite = sprites.computeIfAbsent(
                    new Wings(wing, (int) Math.round(flap * BEATS)), wings -> wings.sprite(argb, whole));
            double side = sprite.wholeWidth();
            painter.draw(sprite, new Placement(px, py, 0.5, side, side, 0), Lean.NONE, 1);
        }
    }

    /** A bird of a wing's length at a point of its beat, in {@value #BEATS}ths. */
    private record Wings(int length, int flap) {

        PlanarSprite sprite(int argb, boolean whole) {
            int side = 2 * length + 8;
            try (Surface surface = Surface.makeRaster(Pixels.form(side, side));
                    Paint paint = new Paint().setAntiAlias(true).setColor(argb);
                    Path path = wings(side / 2.0, side / 2.0, length, flap / (double) BEATS)) {
                surface.getCanvas().drawPath(path, paint);
                return PlanarSprite.of(Pixels.of(surface), whole);
            }
        }
    }

    /** Both wings, thick at the body and pointed at their ends; {@code s} is the length of one. */
    private static Path wings(double x, double y, double s, double flap) {
        float tip = (float) (y - 0.55 * s * flap);
        float bow = (float) (y - 0.5 * s * flap - 0.22 * s);
        float thick = (float) (0.10 * s);
        float middle = (float) x;
        float left = (float) (x - 0.5 * s);
        float right = (float) (x + 0.5 * s);
        try (PathBuilder wings = new PathBuilder()) {
            wings.moveTo((float) (x - s), tip);
            wings.quadTo(left, bow - thick, middle, (float) y - thick);
            wings.quadTo(right, bow - thick, (float) (x + s), tip);
            wings.quadTo(right, bow + 1.6f * thick, middle, (float) y + 1.2f * thick);
            wings.quadTo(left, bow + 1.6f * thick, (float) (x - s), tip).closePath();
            return wings.build();
        }
    }
}
