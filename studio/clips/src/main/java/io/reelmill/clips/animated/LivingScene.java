package io.reelmill.clips.animated;

import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.planar.PlanarPicture;
import io.reelmill.compositor.footage.DrawnFootage;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.timeline.Layer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** The layers of a scene as planes, at their displayed size, taken apart into things that move by themselves. */
final class LivingScene implements DrawnFootage.Scene {

    private final SceneDescription description;
    private final Path folder;
    private final MotionStyle motionStyle;
    private final int width;
    private final int height;
    private final double base;
    private final PlanarPicture farthest;
    private final Twinkles twinkles;
    private final List<MovingThing> things = new ArrayList<>();
    private final SplittableRandom random;

    /** @param folder that the files of its layers are named from */
    LivingScene(SceneDescription description, Path folder) throws IOException {
        this.description = description;
        this.folder = folder;
        this.motionStyle = MotionStyle.of(description.style());
        this.random = new SplittableRandom(description.seed());
        int shorter = Math.min(description.width(), description.height());
        double shrink = isCoarse() ? motionStyle.cells() / (double) shorter : 1;
        this.width = (int) Math.ceil(description.width() * shrink);
        this.height = (int) Math.ceil(description.height() * shrink);
        this.base = camera().base();
        List<Layer> layers = description.picture().layers();
        Pixels behind = samples(layers.get(0));
        this.farthest = new PlanarPicture(behind, isCoarse());
        this.twinkles = new Twinkles(
                behind,
                description.picture().stageWidth(),
                description.picture().stageHeight());
        for (Layer layer : layers.subList(1, layers.size())) {
            addThings(layer);
        }
    }

    @Override
    public DrawnFootage play() {
        return new LayeredSceneRenderer(this);
    }

    SceneDescription description() {
        return description;
    }

    MotionStyle motionStyle() {
        return motionStyle;
    }

    /** Whether all is drawn on a grid of cells, which are enlarged without any filter. */
    boolean isCoarse() {
        return motionStyle.cells() > 0;
    }

    /** Pixels or cells across. */
    int width() {
        return width;
    }

    /** Pixels or cells. */
    int height() {
        return height;
    }

    Twinkles twinkles() {
        return twinkles;
    }

    /** In the order in which they are drawn. */
    List<MovingThing> things() {
        return things;
    }

    /** A camera of its own, for somebody who moves it. */
    SceneCamera camera() {
        return new SceneCamera(
                width,
                height,
                description.picture().stageWidth(),
                description.picture().stageHeight(),
                description.seconds(),
                description.seed());
    }

    /** A backdrop for somebody who moves the camera. */
    Backdrop backdrop() {
        return new Backdrop(
                farthest,
                description.setting(),
                description.picture().stageWidth(),
                description.picture().stageHeight(),
                height);
    }

    private void addThings(Layer layer) throws IOException {
        boolean near = layer.parallax() > 1.2;
        Pixels plate = samples(layer);
        if (layer.file().contains("hero")) {
            ThingMotion life = ThingMotion.of(description.hero());
            add(plate, layer.x(), layer.y(), layer, 1, life, 1, random.nextDouble() * 2, -1);
            return;
        }
        if (layer.file().contains("character")) {
            ThingMotion life = description.standing() ? ThingMotion.BREATHE : null;
            add(plate, layer.x(), layer.y(), layer, 1, life, 0.4, 0, -1);
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
                add(part.pixels(), x, y, layer, depth, ThingMotion.of(motif.thing()), 0.8, shift, entry);
            } else {
                boolean grows = near && h < description.frameHeight() * 0.5 && y > description.frameHeight() * 0.1;
                ThingMotion life = grows ? ThingMotion.GROW : null;
                add(part.pixels(), x, y, layer, near ? 1.7 : 1, life, near ? 0.35 : 1, shift, -1);
            }
        }
    }

    private Prop motif(double x, double y, double size) {
        for (Prop motif : description.setting().motifs()) {
            boolean there = Math.hypot(motif.x() - x, motif.y() - y) < 0.55 * motif.size();
            if (there && size < 2.1 * motif.size()) {
                return motif;
            }
        }
        return null;
    }

    private void add(
            Pixels pixels,
            double x,
            double y,
            Layer layer,
            double depth,
            ThingMotion life,
            double strength,
            double shift,
            double entry) {
        double perPixel = layer.width() * base / Math.max(1, Math.round(layer.width() * base));
        double w = pixels.width() * perPixel / base;
        double h = pixels.height() * perPixel / base;
        Figure figure = Figure.of(pixels, life, isCoarse());
        double most = strength;
        if (life != null && depth <= 1) {
            double top = y + h * Headroom.solidTop(pixels);
            most = Math.min(strength, Headroom.over(top, depth, camera()) / (life.rise() * Math.max(w, h)));
        }
        things.add(new MovingThing(figure, x, y, w, h, depth, life, most, shift, entry));
    }

    private Pixels samples(Layer layer) throws IOException {
        int w = (int) Math.max(1, Math.round(layer.width() * base));
        int h = (int) Math.max(1, Math.round(layer.height() * base));
        // a picture on a grid of cells is sampled without filtering; any other is scaled to its displayed size
        SamplingMode sampling =
                isCoarse() ? SamplingMode.DEFAULT : new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);
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
        } catch (IllegalArgumentException e) {
            throw new IOException(layer.file() + " is no picture", e);
        }
    }
}
