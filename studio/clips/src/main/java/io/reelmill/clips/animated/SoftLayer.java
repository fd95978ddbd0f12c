package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.paint.PeriodicNoise;
import io.reelmill.clips.planar.VeilPainter;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.colour.Tones.Hour;
import io.reelmill.illustrator.scene.Place;

/**
 * The soft elements between the backdrop and the things: moving clouds and mist, light beams, cloud shadows. It is
 * drawn at an eighth of the resolution, which is enough for soft shapes. Not thread-safe.
 */
final class SoftLayer implements AutoCloseable {

    private static final int COARSE = VeilPainter.COARSE;
    /** Beams of which one is made. */
    private static final int EDGES = 3;
    /** From the edge of one to that of the next, samples of this layer. */
    private static final double SOFTNESS = 1.3;

    private static final double RATE = 10;

    private static final int EVEN = 0x00FF00FF;
    private static final int HALF = 0x00800080;

    private final SceneSetting setting;
    private final MotionStyle motionStyle;
    private final int width;
    private final int height;
    private final double seconds;
    private final Surface surface;
    private final Image clouds;
    private final Image mist;
    private final Paint plain = new Paint().setAntiAlias(false);
    private final double phase;
    /** The step from which {@code before} is. */
    private long drawn = -2;

    private int[] before;
    private int[] after;

    /**
     * @param width of the frame in eighths
     * @param height of the frame in eighths
     */
    SoftLayer(SceneSetting setting, MotionStyle motionStyle, int width, int height, double seconds, long seed) {
        this.setting = setting;
        this.motionStyle = motionStyle;
        this.width = width;
        this.height = height;
        this.seconds = seconds;
        this.surface = Surface.makeRaster(Pixels.form(width, height));
        this.phase = Math.floorMod(seed, 628) / 100.0;
        PeriodicNoise noise = new PeriodicNoise(seed);
        this.clouds = hasClouds()
                ? cloth(noise, 3.1, 5.5, 0.5, cloudColour(), setting.place() == Place.SPACE ? 0.5 : 0.72)
                : null;
        this.mist = hasMist() ? cloth(noise, 2.2, 9, 0.36, setting.night() ? 0xA9BBDD : 0xFFFFFF, 0.5) : null;
    }

    private boolean hasClouds() {
        return !motionStyle.flat()
                && (setting.open() && setting.place() != Place.FOREST || setting.place() == Place.SPACE);
    }

    private boolean hasMist() {
        return switch (setting.place()) {
            case FOREST, MOUNTAINS, SNOW, NIGHT -> !motionStyle.flat() || motionStyle.ink();
            case FIELD, SEA -> !motionStyle.flat() && setting.hour() != Hour.DAY;
            default -> false;
        };
    }

    private int cloudColour() {
        return setting.place() == Place.SPACE
                ? setting.accent()
                : setting.hour() == Hour.DAY ? 0xFFFFFF : setting.glow();
    }

    /** A strip of cloud, longer than the frame is wide, that fades towards its upper and lower edges. */
    private Image cloth(PeriodicNoise noise, double across, double down, double from, int rgb, double most) {
        int long_ = (int) (width * (1.15 + 0.03 * seconds));
        int high = height / 3;
        int[] argb = new int[long_ * high];
        for (int y = 0; y < high; y++) {
            double v = y / (double) high;
            double band = Math.sin(Math.PI * v);
            for (int x = 0; x < long_; x++) {
                double dense = noise.clouds(x * across / width, v * down / 3 + 11, 4);
                double alpha = most * band * Math.max(0, Math.min(1, (dense - from) / 0.3));
                int a = (int) (255 * alpha);
                argb[y * long_ + x] = a << 24
                        | (rgb >> 16 & 255) * a / 255 << 16
                        | (rgb >> 8 & 255) * a / 255 << 8
                        | (rgb & 255) * a / 255;
            }
        }
        return new Pixels(long_, high, argb).image();
    }

    /**
     * Premultiplied samples of all of it. It is drawn {@value #RATE} times a second, and in between the one fades into the other,
     * which cannot be told from the outside: it moves by less than it is soft.
     *
     * @param sceneCamera moved on return
     */
    int[] at(SceneCamera sceneCamera, double t) {
        long step = (long) Math.floor(t * RATE + 1e-6);
        if (step != drawn) {
            before = step == drawn + 1 ? after : draw(sceneCamera, step / RATE);
            after = draw(sceneCamera, (step + 1) / RATE);
            drawn = step;
        }
        int weight = (int) Math.round(256 * Math.max(0, t * RATE - step));
        int[] between = new int[before.length];
        for (int i = 0; i < between.length; i++) {
            int even = before[i] & EVEN;
            int odd = before[i] >>> 8 & EVEN;
            even = even * (256 - weight) + (after[i] & EVEN) * weight + HALF >>> 8 & EVEN;
            odd = odd * (256 - weight) + (after[i] >>> 8 & EVEN) * weight + HALF & ~EVEN;
            between[i] = even | odd;
        }
        return between;
    }

    private int[] draw(SceneCamera sceneCamera, double t) {
        sceneCamera.at(Math.min(1, t / seconds));
        Canvas soft = surface.getCanvas();
        soft.clear(0);
        double lightX = sceneCamera.x(setting.lightX(), 0.15) / COARSE;
        double lightY = sceneCamera.y(setting.lightY(), 0.15) / COARSE;
        double horizon = sceneCamera.y(setting.horizon(), 0.25) / COARSE;
        double lean = (sceneCamera.x(0, 0.2) - sceneCamera.x(0, 0.6)) / COARSE;
        if (clouds != null) {
            double top = setting.place() == Place.SPACE ? height * 0.1 : horizon * 0.02;
            slide(soft, clouds, lean - width * 0.016 * t, top, 1.05 * horizon, 1);
            slide(soft, clouds, lean * 1.6 - width * (0.1 + 0.028 * t), top + horizon * 0.28, 0.8 * horizon, 0.8);
        }
        if (mist != null) {
            slide(soft, mist, lean * 0.6 - width * 0.022 * t, horizon - height * 0.11, height * 0.22, 0.9);
            slide(soft, mist, -lean - width * (0.09 + 0.03 * t), horizon - height * 0.02, height * 0.2, 0.75);
        }
        light(soft, lightX, lightY, horizon, t);
        return Pixels.of(surface).argb();
    }

    private void slide(Canvas soft, Image cloth, double x, double y, double high, double alpha) {
        soft.drawImageRect(
                cloth,
                Rect.makeWH(cloth.getWidth(), cloth.getHeight()),
                Rect.makeXYWH((float) x, (float) y, cloth.getWidth(), (float) high),
                SamplingMode.LINEAR,
                plain.setAlpha((int) (255 * alpha)),
                false);
    }

    private void light(Canvas soft, double x, double y, double horizon, double t) {
        double strength = motionStyle.flat() ? 0.5 : 1;
        double grows = 0.75 + 0.25 * Math.sin(Math.PI * (t / seconds - 0.25)) + 0.06 * Math.sin(t * 1.9 + phase);
        switch (setting.place()) {
            case UNDERWATER -> {
                for (int i = 0; i < 6; i++) {
                    double at = width * (0.02 + 0.19 * i + 0.035 * Math.sin(t * 0.6 + i * 1.9));
                    double alpha = 0.17 + 0.1 * Math.sin(t * 0.9 + i * 2.3);
                    beam(
                            soft,
                            at,
                            -height * 0.08,
                            66 + 5 * Math.sin(t * 0.5 + i) + i * 3,
                            5.5,
                            height * 0.95,
                            0xE6FFFA,
                            alpha * strength);
                }
            }
            case STAGE -> {
                beam(
                        soft,
                        -width * 0.05,
                        -height * 0.05,
                        62 + 11 * Math.sin(t * 0.75 + phase),
                        7,
                        height * 0.95,
                        0xFFFFFF,
                        0.17 * strength);
                beam(
                        soft,
                        width * 1.05,
                        -height * 0.05,
                        118 - 11 * Math.sin(t * 0.62),
                        7,
                        height * 0.95,
                        setting.glow(),
                        0.17 * strength);
            }
            case ROOM, KITCHEN -> {
                double from = x < width / 2.0 ? -width * 0.1 : width * 1.1;
                double down = x < width / 2.0 ? 44 : 136;
                for (int i = 0; i < 3; i++) {
                    beam(
                            soft,
                            from,
                            height * (0.02 + 0.07 * i),
                            down + 2.5 * Math.sin(t * 0.4 + i),
                            4 + i,
                            height * 0.85,
                            0xFFF3D6,
                            (0.13 + 0.04 * Math.sin(t * 0.7 + i * 2)) * strength * grows);
                }
            }
            case TECH -> {
                double at = height * (t * 0.17 + phase - Math.floor(t * 0.17 + phase)) * 1.3 - height * 0.15;
                glow(soft, width / 2.0, at, width * 0.9, height * 0.045, setting.accent(), 0.34);
            }
            case SPACE -> glow(soft, x, y, width * 0.6, width * 0.6, setting.glow(), 0.16 * grows);
            default -> {
                boolean rays =
                        setting.hour() == Hour.DAY || setting.hour() == Hour.GOLDEN || setting.place() == Place.FOREST;
                for (int i = 0; rays && i < 6; i++) {
                    double angle = 28 + 25 * i + 5 * Math.sin(t * 0.28 + i * 1.7) + 2.2 * t;
                    double alpha = (0.10 + 0.07 * Math.sin(t * 0.8 + i * 2.1)) * strength * grows;
                    beam(soft, x, y, angle, 3.4 + 1.5 * (i % 3), height * 0.75, setting.glow(), alpha);
                }
                if (!motionStyle.ink()) {
                    glow(
                            soft,
                            x,
                            y,
                            width * 0.5 * (0.9 + 0.1 * grows),
                            width * 0.5,
                            setting.glow(),
                            0.34 * grows * strength);
                }
                if (setting.hour() == Hour.DAY && setting.grounded()) {
                    for (int i = 0; i < 3; i++) {
                        double drift = 0.045 * t + i * 0.47 + phase;
                        double at = (drift - Math.floor(drift)) * 1.8 - 0.4;
                        glow(
                                soft,
                                width * (1 - at),
                                horizon + height * (0.05 + 0.11 * i),
                                width * 0.5,
                                height * 0.035,
                                0x06102A,
                                0.3);
                    }
                }
            }
        }
    }

    private static void glow(Canvas soft, double x, double y, double rx, double ry, int rgb, double alpha) {
        int strong = (int) (255 * Math.max(0, Math.min(1, alpha))) << 24 | rgb;
        int half = (int) (255 * 0.36 * Math.max(0, Math.min(1, alpha))) << 24 | rgb;
        try (Shader shader =
                        Shader.makeRadialGradient(0, 0, 100, new int[] {strong, half, rgb}, new float[] {0, 0.45f, 1});
                Paint paint = new Paint().setShader(shader)) {
            soft.save();
            soft.translate((float) x, (float) y);
            soft.scale((float) (rx / 100), (float) (ry / 100));
            soft.drawCircle(0, 0, 100, paint);
            soft.restore();
        }
    }

    /**
     * A light beam that widens and fades; {@code angle} in degrees, 90 is straight down. Its soft edges are those of several beams
     * over one another, which is much cheaper than to blur one.
     */
    private static void beam(
            Canvas soft, double x, double y, double angle, double wide, double reach, int rgb, double alpha) {
        int strong = (int) (255 * Math.max(0, Math.min(1, alpha)) / EDGES) << 24 | rgb;
        double a = Math.toRadians(angle - wide);
        double b = Math.toRadians(angle + wide);
        double along = Math.toRadians(angle);
        try (Shader shader = Shader.makeRadialGradient(
                        (float) x, (float) y, (float) reach, new int[] {rgb, strong, strong, rgb}, new float[] {
                            0, 0.12f, 0.3f, 1
                        });
                Paint paint = new Paint().setShader(shader).setAntiAlias(true)) {
            for (int i = 0; i < EDGES; i++) {
                // with its tip moved back along the beam, both edges are further out
                double out = (i - (EDGES - 1) / 2.0) * SOFTNESS / Math.sin(Math.toRadians(wide));
                double tipX = x - Math.cos(along) * out;
                double tipY = y - Math.sin(along) * out;
                double length = reach + Math.abs(out);
                try (PathBuilder beam = new PathBuilder()) {
                    beam.moveTo((float) tipX, (float) tipY);
                    beam.lineTo((float) (tipX + Math.cos(a) * length), (float) (tipY + Math.sin(a) * length));
                    beam.lineTo((float) (tipX + Math.cos(b) * length), (float) (tipY + Math.sin(b) * length))
                            .closePath();
                    try (Path path = beam.build()) {
                        soft.drawPath(path, paint);
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        surface.close();
        plain.close();
        if (clouds != null) {
            clouds.close();
        }
        if (mist != null) {
            mist.close();
        }
    }
}
