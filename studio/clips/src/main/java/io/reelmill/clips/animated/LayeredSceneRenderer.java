package io.reelmill.clips.animated;

import io.reelmill.clips.paint.PlanarStamps;
import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.clips.planar.PlanarCanvas;
import io.reelmill.clips.planar.RigidPainter;
import io.reelmill.clips.planar.RowSampler;
import io.reelmill.clips.planar.ShearPainter;
import io.reelmill.clips.planar.SpritePainter;
import io.reelmill.clips.planar.VeilPainter;
import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.plane.Frame;
import java.util.List;

/** Draws the layers of a scene at their depths, each moving by its place and kind. Not thread-safe. */
final class LayeredSceneRenderer implements DrawnFootage {

    private final LivingScene scene;
    private final SceneSetting setting;
    private final MotionStyle motionStyle;
    private final DetailLevel richness;
    private final int width;
    private final int height;
    private final double seconds;
    private final SceneCamera sceneCamera;
    private final Backdrop backdrop;
    private final ParticleLayer drift;
    private final List<Flock> flocks;
    private final SoftLayer veil;
    private final SceneCamera veilCamera;

    private final PlanarCanvas canvas;
    private final RowSampler rows;
    private final SpritePainter painter;
    private final Figure.Brushes brushes;
    private final PlanarStamps stamps;
    private final VeilPainter veils;
    private double shown = -1;

    LayeredSceneRenderer(LivingScene scene) {
        SceneDescription description = scene.description();
        boolean coarse = scene.isCoarse();
        long seed = description.seed();
        this.scene = scene;
        this.setting = description.setting();
        this.motionStyle = scene.motionStyle();
        this.richness = DetailLevel.of(description.model());
        this.width = scene.width();
        this.height = scene.height();
        this.seconds = description.seconds();
        this.sceneCamera = scene.camera();
        this.veilCamera = scene.camera();
        this.backdrop = scene.backdrop();
        int dark = motionStyle.ink() ? 0x2A2622 : -1;
        this.drift =
                new ParticleLayer(Particles.of(setting, description.words()), richness.matter(), dark, coarse, seed);
        boolean birds = setting.open() && !setting.night();
        int plumage = motionStyle.flat() ? 0xCC20242E : 0x8C1C2238;
        this.flocks = Flock.of(birds ? richness.flocks() : 0, seed, plumage, coarse);
        this.canvas = new PlanarCanvas(width, height, coarse);
        this.rows = new RowSampler(canvas, !coarse);
        this.painter = new SpritePainter(canvas, !coarse);
        this.brushes = new Figure.Brushes(
                coarse ? null : new RigidPainter(canvas), coarse ? null : new ShearPainter(canvas), painter);
        this.stamps = new PlanarStamps(painter, brushes.rigid());
        this.veils = coarse ? null : new VeilPainter(canvas);
        this.veil = coarse
                ? null
                : new SoftLayer(
                        setting, motionStyle, VeilPainter.width(canvas), VeilPainter.height(canvas), seconds, seed);
    }

    @Override
    public int width() {
        return scene.description().width();
    }

    @Override
    public int height() {
        return scene.description().height();
    }

    /** A style with a step rate is drawn once for each step. */
    @Override
    public void draw(double time, Frame target) {
        double t = motionStyle.step(time);
        if (t != shown) {
            sceneCamera.at(Math.min(1, t / seconds));
            stage(t);
            shown = t;
        }
        canvas.show(target);
    }

    private void stage(double t) {
        backdrop.draw(rows, sceneCamera, t);
        scene.twinkles().draw(stamps, backdrop, sceneCamera, t, width, scene.isCoarse());
        if (veil != null) {
            veils.draw(veil.at(veilCamera, t));
        }
        for (Flock flock : flocks) {
            flock.draw(painter, t, width, height, sceneCamera.x(0, 0.15) - sceneCamera.x(0, 0.6));
        }
        drift.draw(stamps, sceneCamera, t, width, height, false);
        double boil = motionStyle.boil() * width;
        for (MovingThing thing : scene.things()) {
            if (thing.depth() <= 1.2) {
                thing.draw(brushes, sceneCamera, t, thing.life() == null ? 0 : boil, 1);
            }
        }
        for (MovingThing thing : scene.things()) {
            if (thing.depth() > 1.2) {
                thing.draw(brushes, sceneCamera, t, 0, thing.presence(sceneCamera, width));
            }
        }
        drift.draw(stamps, sceneCamera, t, width, height, true);
        if (!scene.isCoarse() && !motionStyle.flat()) {
            passing(t);
        }
    }

    /** Large out-of-focus lights (bokeh) close to the camera. */
    private void passing(double t) {
        for (int i = 0; i < richness.passing(); i++) {
            double way = t * (0.035 + 0.012 * (i % 3)) + i * 0.37 + (Math.floorMod(setting.glow() * 31L, 100)) / 100.0;
            double x = (way - Math.floor(way)) * 1.5 - 0.25;
            double y = i % 2 == 0 ? 0.08 + 0.05 * i : 0.74 + 0.04 * i;
            double lean = sceneCamera.x(0, 2.4) - sceneCamera.x(0, 0.6);
            double size = width * (0.17 + 0.05 * (i % 3));
            int rgb = i % 3 == 1 ? setting.accent() : setting.glow();
            stamps.stamp(Shape.BOKEH, x * width + lean, y * height, size, rgb, 0.10 + 0.03 * Math.sin(t + i * 2));
        }
    }

    @Override
    public void close() {
        if (veil != null) {
            veil.close();
        }
    }
}
