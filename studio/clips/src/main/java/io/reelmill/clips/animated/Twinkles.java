package io.reelmill.clips.animated;

import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.clips.paint.SoftSprites.Shape;
import io.reelmill.clips.paint.Stamps;
import io.reelmill.compositor.still.Pixels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the small lights of a dark backdrop, such as stars and windows, and makes them twinkle. Immutable. */
final class Twinkles {

    private static final int WIDE = 200;
    private static final int MOST = 46;
    private static final int CONTRAST = 34;

    /** @param x on the stage */
    private record Light(double x, double y, int rgb, int contrast) {}

    private final List<Light> lights = new ArrayList<>();

    Twinkles(Pixels picture, double stageWidth, double stageHeight) {
        int high = Math.max(8, (int) Math.round(WIDE * stageHeight / stageWidth));
        int[] argb = small(picture, high);
        for (int y = 3; y < high * 0.72; y++) {
            for (int x = 3; x < WIDE - 3; x++) {
                int here = light(argb[y * WIDE + x]);
                int ring = 0;
                boolean top = true;
                for (int k = 0; k < 8; k++) {
                    int dx = k < 3 ? k - 1 : k < 5 ? (k - 3) * 2 - 1 : k - 6;
                    int dy = k < 3 ? -1 : k < 5 ? 0 : 1;
                    top &= light(argb[(y + dy) * WIDE + x + dx]) <= here;
                    ring += light(argb[(y + 3 * dy) * WIDE + x + 3 * dx]);
                }
                int contrast = here - ring / 8;
                if (top && contrast > CONTRAST && ring / 8 < 120) {
                    double scale = stageWidth / WIDE;
                    lights.add(
                            new Light((x + 0.5) * scale, (y + 0.5) * scale, argb[y * WIDE + x] & 0xFFFFFF, contrast));
                }
            }
        }
        lights.sort(Comparator.comparingInt(Light::contrast).reversed());
        if (lights.size() > MOST) {
            lights.subList(MOST, lights.size()).clear();
        }
    }

    private static int[] small(Pixels pixels, int high) {
        try (Image picture = pixels.opaque();
                Surface surface = Surface.makeRaster(Pixels.form(WIDE, high))) {
            surface.getCanvas()
                    .drawImageRect(
                            picture,
                            Rect.makeWH(picture.getWidth(), picture.getHeight()),
                            Rect.makeWH(WIDE, high),
                            SamplingMode.LINEAR,
                            null,
                            true);
            return Pixels.of(surface).argb();
        }
    }

    private static int light(int argb) {
        return ((argb >> 16 & 255) * 54 + (argb >> 8 & 255) * 183 + (argb & 255) * 19) >> 8;
    }

    void draw(Stamps stamps, Backdrop backdrop, SceneCamera sceneCamera, double t, double frameWidth, boolean square) {
        for (int i = 0; i < lights.size(); i++) {
            Light light = lights.get(i);
            double glimmer = Math.sin(t * (1.3 + 0.37 * (i % 7)) + i * 2.1);
            if (glimmer > 0) {
                double depth = backdrop.depth(light.y());
                double x = sceneCamera.x(light.x(), depth);
                double y = sceneCamera.y(light.y(), depth);
                double size = frameWidth * (0.012 + 0.02 * glimmer * (i % 5 == 0 ? 1.6 : 0.8));
                Shape shape = square ? Shape.PIXEL : i % 5 == 0 ? Shape.STAR : Shape.GLOW;
                stamps.stamp(shape, x, y, square ? 1 : size, soft(light.rgb()), glimmer * glimmer);
            }
        }
    }

    /** Lighter in few steps, so that few shapes need to be painted. */
    private static int soft(int rgb) {
        int r = Math.min(255, ((rgb >> 16 & 255) + 255) / 2 | 31);
        int g = Math.min(255, ((rgb >> 8 & 255) + 255) / 2 | 31);
        int b = Math.min(255, ((rgb & 255) + 255) / 2 | 31);
        return r << 16 | g << 8 | b;
    }
}
