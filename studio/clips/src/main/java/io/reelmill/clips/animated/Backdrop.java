package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.scene.Place;

/**
 * The farthest layer, drawn in horizontal strips. Below the horizon a lower strip is nearer, so that the ground moves
 * with the right parallax. Water shimmers, and plants sway in the wind.
 */
final class Backdrop implements AutoCloseable {

    private static final double FAR = 0.12;
    private static final double NEAREST = 1.25;

    /** Strip height as a share of the frame height: small enough for vertical lines to stay smooth. */
    private static final int STRIPS = 480;

    private final Image image;
    private final SceneSetting setting;
    private final double stageWidth;
    private final double stageHeight;
    private final int frameWidth;
    private final int frameHeight;
    private final Paint paint = new Paint().setAntiAlias(false);

    Backdrop(
            Image image, SceneSetting setting, double stageWidth, double stageHeight, int frameWidth, int frameHeight) {
        this.image = image;
        this.setting = setting;
        this.stageWidth = stageWidth;
        this.stageHeight = stageHeight;
        this.frameWidth = frameWidth;
        this.frameHeight = frameHeight;
    }

    /** The depth at a height of the stage. */
    double depth(double stageY) {
        if (!setting.grounded()) {
            return FAR + 0.2 * stageY / stageHeight;
        }
        if (stageY <= setting.horizon()) {
            return FAR + 0.08 * stageY / setting.horizon();
        }
        double way = (stageY - setting.horizon()) / Math.max(1, setting.foot() - setting.horizon());
        return Math.min(NEAREST, FAR + 0.08 + (1 - FAR - 0.08) * Math.pow(way, 0.8));
    }

    void draw(Canvas canvas, SceneCamera sceneCamera, double t, SamplingMode sampling) {
        int strip = Math.max(2, frameHeight / STRIPS);
        int strips = (int) Math.ceil(stageHeight * sceneCamera.base() / strip);
        double step = stageHeight / strips;
        float perY = (float) (image.getHeight() / stageHeight);
        double top = sceneCamera.y(0, depth(0));
        for (int i = 0; i < strips; i++) {
            double stageY = i * step;
            double below = stageY + step;
            // with a rising camera, ground that comes near quickly folds over: the part behind the fold is hidden
            double bottom = Math.max(top, sceneCamera.y(below, depth(below)));
            if (bottom > top && bottom >= 0 && top <= frameHeight) {
                double middle = stageY + step / 2;
                double depth = depth(middle);
                double dx = ripple(middle, t) * sceneCamera.base();
                double from = stageY * perY;
                double to = Math.min(image.getHeight(), below * perY);
                double jitter = Math.max(-from, Math.min(image.getHeight() - to, refraction(middle, t) * perY));
                canvas.drawImageRect(
                        image,
                        Rect.makeLTRB(0, (float) (from + jitter), image.getWidth(), (float) (to + jitter)),
                        Rect.makeLTRB(
                                // keeps the sides of the frame covered for every camera position
                                (float) Math.min(0, sceneCamera.x(0, depth) + dx),
                                (float) top,
                                (float) Math.max(frameWidth, sceneCamera.x(stageWidth, depth) + dx),
                                (float) bottom),
                        sampling,
                        paint,
                        false);
            }
            top = bottom;
        }
    }

    /** Horizontal displacement in stage pixels. */
    private double ripple(double y, double t) {
        double share = y / stageHeight;
        double below = Math.max(0, (y - setting.horizon()) / (stageHeight - setting.horizon()));
        return stageWidth
                * switch (setting.place()) {
                    case SEA ->
                        below == 0
                                ? 0
                                : (0.0012 + 0.008 * below)
                                        * (Math.sin(90 * Math.sqrt(below) - t * 2.6)
                                                + 0.6 * Math.sin(37 * below + t * 1.7));
                    case BEACH -> below == 0 || below > 0.35 ? 0 : 0.003 * Math.sin(150 * below - t * 2.3);
                    case UNDERWATER -> 0.006 * Math.sin(share * 17 - t * 1.5) + 0.003 * Math.sin(share * 41 + t * 2.1);
                    case DESERT -> 0.0022 * Math.sin(share * 130 - t * 7) * nearHorizon(y, 0.07);
                    case FOREST, FIELD -> 0.0035 * Math.sin(t * 1.3 + share * 6) * nearHorizon(y, 0.28);
                    default -> 0;
                };
    }

    /** Vertical displacement in stage pixels. */
    private double refraction(double y, double t) {
        if (setting.place() != Place.SEA && setting.place() != Place.UNDERWATER) {
            return 0;
        }
        double below = setting.place() == Place.UNDERWATER
                ? y / stageHeight
                : Math.max(0, (y - setting.horizon()) / (stageHeight - setting.horizon()));
        return stageHeight * 0.0028 * Math.min(1, below * 6) * Math.sin(52 * Math.sqrt(below) - t * 2.2);
    }

    private double nearHorizon(double y, double reach) {
        double away = Math.abs(y - setting.horizon()) / (reach * stageHeight);
        return away < 1 ? (1 - away) * (1 - away) : 0;
    }

    @Override
    public void close() {
        image.close();
        paint.close();
    }
}
