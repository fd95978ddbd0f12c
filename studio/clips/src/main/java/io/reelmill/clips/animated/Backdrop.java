package io.reelmill.clips.animated;

import io.reelmill.clips.planar.PlanarPicture;
import io.reelmill.clips.planar.RowSampler;
import io.reelmill.illustrator.scene.Place;

/**
 * The farthest layer, every row of which is at a depth of its own. Below the horizon a lower row is nearer, so that the ground
 * moves with the right parallax. Water shimmers, and plants sway in the wind. Not thread-safe.
 */
final class Backdrop implements RowSampler.Rows {

    private static final double FAR = 0.12;
    private static final double NEAREST = 1.25;

    /** Rows of the picture between two at which the camera's view is computed; in between it changes evenly. */
    private static final int STRIP = 4;

    private final PlanarPicture picture;
    private final SceneSetting setting;
    private final double stageWidth;
    private final double stageHeight;
    private final int frameHeight;
    private final double perY;
    private final double perX;
    /** The depth of every strip's upper edge. */
    private final double[] depths;
    /** The row of the picture that is seen at each half pixel of the frame's height. */
    private final double[] sources;

    private final double[] starts;
    private final double[] steps;

    Backdrop(PlanarPicture picture, SceneSetting setting, double stageWidth, double stageHeight, int frameHeight) {
        this.picture = picture;
        this.setting = setting;
        this.stageWidth = stageWidth;
        this.stageHeight = stageHeight;
        this.frameHeight = frameHeight;
        this.perX = picture.width() / stageWidth;
        this.perY = picture.height() / stageHeight;
        this.depths = new double[picture.height() / STRIP + 2];
        for (int i = 0; i < depths.length; i++) {
            depths[i] = depth(stage(i));
        }
        this.sources = new double[2 * frameHeight + 1];
        this.starts = new double[depths.length];
        this.steps = new double[depths.length];
    }

    /** The height of the stage at which a strip begins. */
    private double stage(int strip) {
        return Math.min(stageHeight, strip * STRIP / perY);
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

    void draw(RowSampler sampler, SceneCamera sceneCamera, double t) {
        look(sceneCamera, t);
        sampler.draw(picture, this);
    }

    void look(SceneCamera sceneCamera, double t) {
        int next = 0;
        double top = sceneCamera.y(0, depths[0]);
        for (int i = 0; i < depths.length; i++) {
            double y = stage(i);
            starts[i] = (sceneCamera.stageX(-ripple(y, t) * sceneCamera.base(), depths[i])) * perX;
            steps[i] = perX / sceneCamera.zoom(depths[i]);
            // with a rising camera, ground that comes near quickly folds over: the part behind the fold is hidden
            double bottom = i + 1 < depths.length ? Math.max(top, sceneCamera.y(stage(i + 1), depths[i + 1])) : top;
            double below = stage(Math.min(i + 1, depths.length - 1));
            for (; next < sources.length && next <= 2 * bottom; next++) {
                double share = bottom > top ? Math.max(0, (next / 2.0 - top) / (bottom - top)) : 0;
                double seen = y + share * (below - y);
                sources[next] = (seen + refraction(seen, t)) * perY;
            }
            top = bottom;
        }
        for (; next < sources.length; next++) {
            sources[next] = picture.height();
        }
    }

    @Override
    public double source(double y) {
        return sources[(int) Math.min(2.0 * frameHeight, Math.round(2 * y))];
    }

    @Override
    public double start(double source) {
        return between(starts, source);
    }

    @Override
    public double step(double source) {
        return between(steps, source);
    }

    private static double between(double[] values, double source) {
        double place = Math.max(0, Math.min(values.length - 1.0, source / STRIP));
        int strip = Math.min((int) place, values.length - 2);
        return values[strip] + (place - strip) * (values[strip + 1] - values[strip]);
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
}
