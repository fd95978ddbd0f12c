package io.reelmill.clips.living;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import java.util.SplittableRandom;

/** A few birds far away that cross the sky. */
final class Flock {

    private record Bird(double ahead, double aside, double size, double beat, double phase) {}

    private final Bird[] birds;
    private final double y;
    private final double sign;
    private final double speed;
    private final int argb;

    /** @param argb what they are painted with */
    Flock(long seed, int argb) {
        SplittableRandom random = new SplittableRandom(seed ^ 0xB12DL);
        this.argb = argb;
        this.sign = random.nextBoolean() ? 1 : -1;
        this.y = 0.13 + 0.1 * random.nextDouble();
        this.speed = 0.055 + 0.03 * random.nextDouble();
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

    /** @param lean how far the camera has carried the sky, in pixels */
    void draw(Canvas canvas, double t, double width, double height, double lean) {
        double way = 0.12 + t * speed;
        try (Paint paint = new Paint()
                .setMode(PaintMode.STROKE)
                .setStrokeCap(PaintStrokeCap.ROUND)
                .setAntiAlias(true)
                .setColor(argb)) {
            for (Bird bird : birds) {
                double x = way + bird.ahead();
                double px = (sign > 0 ? x : 1 - x) * width + lean;
                double py = (y + bird.aside() + 0.008 * Math.sin(t * 0.9 + bird.phase() * 6)) * height;
                double s = bird.size() * width;
                // they beat for a while, then glide
                double glide = Math.max(0, Math.sin(t * 0.8 + bird.phase() * 9));
                double flap = Math.sin(2 * Math.PI * (t * bird.beat() + bird.phase())) * (1 - 0.8 * glide) + 0.15;
                paint.setStrokeWidth((float) Math.max(1, s * 0.13));
                try (Path path = wings(px, py, s, flap)) {
                    canvas.drawPath(path, paint);
                }
            }
        }
    }

    private static Path wings(double x, double y, double s, double flap) {
        try (PathBuilder wings = new PathBuilder()) {
            wings.moveTo((float) (x - s), (float) (y - s * 0.55 * flap));
            wings.quadTo((float) (x - s * 0.5), (float) (y - s * 0.5 * flap - s * 0.22), (float) x, (float) y);
            wings.quadTo((float) (x + s * 0.5), (float) (y - s * 0.5 * flap - s * 0.22), (float) (x + s), (float)
                    (y - s * 0.55 * flap));
            return wings.build();
        }
    }
}
