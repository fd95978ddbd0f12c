package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.paint.SoftSprites;
import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.providers.footage.StillOrder;
import io.reelmill.providers.footage.StillOrder.Rest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Renders a photograph with depth: the background warped by depth, the figure in front of it, lights in the air. Not
 * thread-safe.
 */
final class PhotoSceneRenderer implements AutoCloseable {

    private static final int COLUMNS = 40;
    /** A cut-out figure is used only when it covers a share of the picture in this range. */
    private static final double SMALLEST = 0.03;

    private static final double LARGEST = 0.6;
    /** Share of the frame for a figure without a background. */
    private static final double FITTED = 0.8;
    /** Amplitude of breathing as a share of the figure's height, and its period in seconds. */
    private static final double BREATH = 0.009;

    private static final double PERIOD = 3.4;
    private static final double LEAN = 0.006;

    private final int width;
    private final int height;
    private final double seconds;
    private final Rest rest;
    private final SceneCamera sceneCamera;
    private final DepthEstimate distances;
    private final WarpMesh ground;
    private final WarpMesh figure;
    private final double depth;
    private final double foot;
    private final ParticleLayer drift;
    private final SoftSprites sprites = new SoftSprites();
    private final int glow;
    private final int passing;
    /** 0 at rest, 1 when the camera moves fully. */
    private double motion = 1;

    /** @param cut the figure of the picture alone, or null */
    PhotoSceneRenderer(StillOrder order, Path cut, DetailLevel richness, int width, int height) throws IOException {
        this.width = width;
        this.height = height;
        this.seconds = order.seconds();
        this.rest = order.rest();
        this.sceneCamera = new SceneCamera(width, height, width, height, seconds, order.seed());
        sceneCamera.at(0);
        Pixels whole = samples(order.image(), order, false);
        boolean groundless = share(whole) < 0.98;
        Pixels before =
                groundless ? samples(order.image(), order, true) : cut == null ? null : samples(cut, order, false);
        if (before != null && !groundless && (share(before) < SMALLEST || share(before) > LARGEST)) {
            before = null;
        }
        Pixels behind = groundless ? Ground.around(before) : before == null ? whole : Ground.without(whole, before);
        this.distances = new DepthEstimate(behind, order.focusX(), order.focusY(), before != null);
        this.ground = new WarpMesh(behind, COLUMNS);
        this.figure = before == null ? null : new WarpMesh(before, COLUMNS);
        this.foot = before == null ? 1 : before.visible().bottom() / (double) before.height();
        this.depth = groundless ? 1 : Math.min(1.02, distances.at(0.5, foot) + 0.1);
        this.glow = glow(whole);
        Particles matter = Particles.named(order.words(), true).orElse(Particles.DUST);
        this.drift = new ParticleLayer(matter, richness.matter(), -1, false, order.seed());
        this.passing = richness.passing();
    }

    /**
     * The position of the picture on the stage: filling it, centred on the focus as far as possible, or shown whole.
     */
    private Pixels samples(Path file, StillOrder order, boolean fitted) throws IOException {
        int w = (int) Math.ceil(width * sceneCamera.base());
        int h = (int) Math.ceil(height * sceneCamera.base());
        try (Image image = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(file));
                Surface surface = Surface.makeRaster(Pixels.form(w, h))) {
            double across = w / (double) image.getWidth();
            double down = h / (double) image.getHeight();
            double scale = fitted ? Math.min(across, down) * FITTED : Math.max(across, down);
            double wide = image.getWidth() * scale;
            double high = image.getHeight() * scale;
            double x = fitted ? (w - wide) / 2 : Math.max(w - wide, Math.min(0, w / 2.0 - order.focusX() * wide));
            double y = fitted ? (h - high) / 2 : Math.max(h - high, Math.min(0, h / 2.0 - order.focusY() * high));
            surface.getCanvas()
                    .drawImageRect(
                            image,
                            Rect.makeWH(image.getWidth(), image.getHeight()),
                            Rect.makeXYWH((float) x, (float) y, (float) wide, (float) high),
                            new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR),
                            null,
                            true);
            return Pixels.of(surface);
        }
    }

    /** Its opacity, 0 to 1. */
    private static double share(Pixels pixels) {
        long sum = 0;
        for (int sample : pixels.argb()) {
            sum += sample >>> 24;
        }
        return sum / 255.0 / pixels.argb().length;
    }

    /** The colour of its lights. */
    private static int glow(Pixels pixels) {
        long red = 1;
        long green = 1;
        long blue = 1;
        long count = 1;
        for (int i = 0; i < pixels.argb().length; i += 37) {
            int c = pixels.argb()[i];
            if ((c >> 16 & 255) + (c >> 8 & 255) + (c & 255) > 480) {
                red += c >> 16 & 255;
                green += c >> 8 & 255;
                blue += c & 255;
                count++;
            }
        }
        return count < 20 ? 0xFFE2B8 : (int) (red / count) << 16 | (int) (green / count) << 8 | (int) (blue / count);
    }

    void draw(Canvas canvas, double t) {
        sceneCamera.at(Math.min(1, t / seconds));
        motion = rest == null ? 1 : rest.motion(t);
        if (motion == 0) {
            rest(canvas);
            return;
        }
        ground.draw(canvas, (u, v) -> at(u * width, v * height, distances.at(u, v)));
        drift.draw(sprites.on(canvas), sceneCamera, t, width, height, false);
        if (figure != null) {
            double breath = motion * BREATH * Math.sin(2 * Math.PI * t / PERIOD);
            double lean = motion * LEAN * Math.sin(2 * Math.PI * t / (PERIOD * 1.7));
            figure.draw(canvas, (u, v) -> {
                double up = Math.max(0, foot - v);
                return at((u + lean * up) * width, (v - breath * up) * height, depth);
            });
        }
        drift.draw(sprites.on(canvas), sceneCamera, t, width, height, true);
        for (int i = 0; i < passing; i++) {
            light(canvas, t, i);
        }
    }

    private void rest(Canvas canvas) {
        ground.drawAtRest(canvas, width, height);
        if (figure != null) {
            figure.drawAtRest(canvas, width, height);
        }
    }

    /** Where a point of the picture is seen; at rest, in its own place. */
    private Point at(double x, double y, double distance) {
        return new Point((float) (x + motion * (sceneCamera.x(x, distance) - x)), (float)
                (y + motion * (sceneCamera.y(y, distance) - y)));
    }

    /** A large out-of-focus light (bokeh) close to the camera. */
    private void light(Canvas canvas, double t, int i) {
        double way = t * (0.04 + 0.012 * (i % 3)) + i * 0.37;
        double x = (way - Math.floor(way)) * 1.5 - 0.25;
        double y = i % 2 == 0 ? 0.1 + 0.05 * i : 0.76 + 0.04 * i;
        double lean = sceneCamera.x(0, 2.4) - sceneCamera.x(0, 0.6);
        double size = width * (0.17 + 0.05 * (i % 3));
        sprites.stamp(canvas, Shape.BOKEH, x * width + lean, y * height, size, glow, 0.06 + 0.02 * Math.sin(t + i * 2));
    }

    @Override
    public void close() {
        ground.close();
        sprites.close();
        if (figure != null) {
            figure.close();
        }
    }
}
