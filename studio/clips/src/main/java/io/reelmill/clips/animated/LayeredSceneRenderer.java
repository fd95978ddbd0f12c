package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.paint.SoftSprites;
import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.providers.footage.ClipOrder;
import io.reelmill.providers.picture.DepictedCharacter.Pose;
import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Renders the layers of a picture at their depths, each moving by its place and kind. Not thread-safe. */
final class LayeredSceneRenderer implements AutoCloseable {

    private final int width;
    private final int height;
    private final double seconds;
    private final MotionStyle motionStyle;
    private final SceneSetting setting;
    private final DetailLevel richness;
    private final SceneCamera sceneCamera;
    private final Backdrop backdrop;
    private final Twinkles twinkles;
    private final SoftLayer veil;
    private final ParticleLayer drift;
    private final List<Flock> flocks;
    private final SoftSprites sprites = new SoftSprites();
    private final CutoutWarper warper = new CutoutWarper();
    private final List<MovingThing> actors = new ArrayList<>();
    private final Surface grid;
    private final SplittableRandom random;
    private double shown = -1;

    /**
     * @param width of the frame in pixels
     * @param height of the frame in pixels
     */
    LayeredSceneRenderer(Picture picture, Path folder, ClipOrder order, int width, int height) throws IOException {
        long seed = order.idea().seed();
        this.motionStyle = MotionStyle.of(order.look().style());
        this.random = new SplittableRandom(seed);
        this.seconds = order.seconds();
        this.setting = SceneSetting.of(order.idea(), order.look());
        this.richness = DetailLevel.of(order.model());
        double shrink = motionStyle.cells() == 0 ? 1 : motionStyle.cells() / (double) Math.min(width, height);
        this.width = (int) Math.ceil(width * shrink);
        this.height = (int) Math.ceil(height * shrink);
        this.grid = motionStyle.cells() == 0 ? null : Surface.makeRaster(Pixels.form(this.width, this.height));
        this.sceneCamera =
                new SceneCamera(this.width, this.height, picture.stageWidth(), picture.stageHeight(), seconds, seed);
        sceneCamera.at(0);
        Image farthest = samples(picture.layers().get(0), folder).opaque();
        this.backdrop =
                new Backdrop(farthest, setting, picture.stageWidth(), picture.stageHeight(), this.width, this.height);
        this.twinkles = new Twinkles(farthest, backdrop, picture.stageWidth(), picture.stageHeight());
        for (Layer layer : picture.layers().subList(1, picture.layers().size())) {
            addActors(layer, folder, order);
        }
        String words = order.idea().prompt() + " " + order.shot().words();
        int dark = motionStyle.ink() ? 0x2A2622 : -1;
        this.drift = new ParticleLayer(Particles.of(setting, words), richness.matter(), dark, grid != null, seed);
        this.veil = grid == null ? new SoftLayer(setting, motionStyle, this.width, this.height, seconds, seed) : null;
        boolean birds = setting.open() && !setting.night();
        this.flocks = Flock.of(birds ? richness.flocks() : 0, seed, motionStyle.flat() ? 0xCC20242E : 0x8C1C2238);
    }

    /** Adds the things of a layer to the scene. */
    private void addActors(Layer layer, Path folder, ClipOrder order) throws IOException {
        boolean hero = layer.file().contains("hero");
        boolean near = layer.parallax() > 1.2;
        Pixels plate = samples(layer, folder);
        if (hero) {
            ThingMotion life = ThingMotion.of(order.idea().hero());
            actors.add(actor(plate, layer.x(), layer.y(), layer, 1, life, 1, random.nextDouble() * 2, -1));
            return;
        }
        if (layer.file().contains("character")) {
            boolean free = order.idea().character().pose() == Pose.STANDING;
            actors.add(actor(plate, layer.x(), layer.y(), layer, 1, free ? ThingMotion.BREATHE : null, 0.4, 0, -1));
            return;
        }
        double perPixel = layer.width() / plate.width();
        int index = 0;
        for (Parts.Part part : Parts.of(plate)) {
            double x = layer.x() + part.x() * perPixel;
            double y = layer.y() + part.y() * perPixel;
            double w = part.pixels().width() * perPixel;
            double h = part.pixels().height() * perPixel;
            Prop motif = near ? null : motif(x + w / 2, y + h / 2, Math.max(w, h));
            double shift = 1.7 + random.nextDouble() * 3;
            if (motif != null) {
                double depth = 1 - 0.45 * motif.distance();
                double entry = 0.12 + 0.16 * index++;
                actors.add(actor(part.pixels(), x, y, layer, depth, ThingMotion.of(motif.thing()), 0.8, shift, entry));
            } else {
                ThingMotion life = near
                                && h < order.look().frameHeight() * 0.5
                                && y > order.look().frameHeight() * 0.1
                        ? ThingMotion.GROW
                        : null;
                actors.add(actor(part.pixels(), x, y, layer, near ? 1.7 : 1, life, near ? 0.35 : 1, shift, -1));
            }
        }
    }

    private Prop motif(double x, double y, double size) {
        for (Prop motif : setting.motifs()) {
            boolean there = Math.hypot(motif.x() - x, motif.y() - y) < 0.55 * motif.size();
            if (there && size < 2.1 * motif.size()) {
                return motif;
            }
        }
        return null;
    }

    private MovingThing actor(
            Pixels pixels,
            double x,
            double y,
            Layer layer,
            double depth,
            ThingMotion life,
            double strength,
            double shift,
            double entry)
            throws IOException {
        double perPixel =
                layer.width() * sceneCamera.base() / Math.max(1, Math.round(layer.width() * sceneCamera.base()));
        double w = pixels.width() * perPixel / sceneCamera.base();
        double h = pixels.height() * perPixel / sceneCamera.base();
        return new MovingThing(new Cutout(pixels), x, y, w, h, depth, life, strength, shift, entry);
    }

    private Pixels samples(Layer layer, Path folder) throws IOException {
        int w = (int) Math.max(1, Math.round(layer.width() * sceneCamera.base()));
        int h = (int) Math.max(1, Math.round(layer.height() * sceneCamera.base()));
        // a picture on a grid of cells is sampled without filtering; any other is scaled to its displayed size
        SamplingMode sampling =
                grid != null ? SamplingMode.DEFAULT : new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);
        try (Image file = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(folder.resolve(layer.file())));
                Surface surface = Surface.makeRaster(Pixels.form(w, h))) {
            surface.getCanvas()
                    .drawImageRect(
                            file,
                            Rect.makeWH(file.getWidth(), file.getHeight()),
                            Rect.makeWH(w, h),
                            sampling,
                            null,
                            true);
            return Pixels.of(surface);
        }
    }

    /**
     * Draws the scene at {@code time} seconds, on a canvas that still shows the previous frame. A style with a step
     * rate is drawn once for each step.
     */
    void draw(Canvas canvas, double time) {
        double t = motionStyle.step(time);
        if (t == shown) {
            return;
        }
        shown = t;
        sceneCamera.at(Math.min(1, t / seconds));
        if (grid == null) {
            stage(canvas, t);
            return;
        }
        stage(grid.getCanvas(), t);
        float cell = (float) (canvas.getLocalClipBounds().getWidth() / width);
        try (Image image = grid.makeImageSnapshot()) {
            canvas.drawImageRect(
                    image,
                    Rect.makeWH(width, height),
                    Rect.makeWH(width * cell, height * cell),
                    SamplingMode.DEFAULT,
                    null,
                    true);
        }
    }

    private void stage(Canvas canvas, double t) {
        SamplingMode sampling = grid == null ? SamplingMode.LINEAR : SamplingMode.DEFAULT;
        backdrop.draw(canvas, sceneCamera, t, sampling);
        twinkles.draw(canvas, sprites, sceneCamera, t, width, grid != null);
        if (veil != null) {
            veil.draw(canvas, sceneCamera, t, width, height);
        }
        for (Flock flock : flocks) {
            flock.draw(canvas, t, width, height, sceneCamera.x(0, 0.15) - sceneCamera.x(0, 0.6));
        }
        drift.draw(canvas, sprites, sceneCamera, t, width, height, false);
        double boil = motionStyle.boil() * width;
        for (MovingThing actor : actors) {
            if (actor.depth() <= 1.2) {
                actor.draw(canvas, warper, sceneCamera, t, actor.life() == null ? 0 : boil, sampling);
            }
        }
        for (MovingThing actor : actors) {
            if (actor.depth() > 1.2) {
                warper.opacity(actor.presence(sceneCamera, width));
                actor.draw(canvas, warper, sceneCamera, t, 0, sampling);
            }
        }
        warper.opacity(1);
        drift.draw(canvas, sprites, sceneCamera, t, width, height, true);
        if (grid == null && !motionStyle.flat()) {
            passing(canvas, t);
        }
    }

    /** Large out-of-focus lights (bokeh) close to the camera. */
    private void passing(Canvas canvas, double t) {
        for (int i = 0; i < richness.passing(); i++) {
            double way = t * (0.035 + 0.012 * (i % 3)) + i * 0.37 + (Math.floorMod(setting.glow() * 31L, 100)) / 100.0;
            double x = (way - Math.floor(way)) * 1.5 - 0.25;
            double y = i % 2 == 0 ? 0.08 + 0.05 * i : 0.74 + 0.04 * i;
            double lean = sceneCamera.x(0, 2.4) - sceneCamera.x(0, 0.6);
            double size = width * (0.17 + 0.05 * (i % 3));
            int rgb = i % 3 == 1 ? setting.accent() : setting.glow();
            sprites.stamp(
                    canvas, Shape.BOKEH, x * width + lean, y * height, size, rgb, 0.10 + 0.03 * Math.sin(t + i * 2));
        }
    }

    @Override
    public void close() {
        backdrop.close();
        actors.forEach(MovingThing::close);
        sprites.close();
        warper.close();
        if (veil != null) {
            veil.close();
        }
        if (grid != null) {
            grid.close();
        }
    }
}
