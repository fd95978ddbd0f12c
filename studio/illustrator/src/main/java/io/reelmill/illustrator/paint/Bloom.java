package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ColorFilter;
import io.github.humbleui.skija.ColorMatrix;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageFilter;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.IRect;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;

/** Bloom over the place and rim light on the things, at the higher levels of detail. */
public final class Bloom {

    /** Slope of alpha that separates an outline from the soft shadow around it. */
    private static final float EDGE = 8;

    /** How far light reaches around a thing, a fraction of the shorter side: three standard deviations and a shift. */
    private static final double REACH = 3 * 0.030 + 0.016;

    private static final int COARSE = 4;
    private static final SamplingMode SHRINKING = new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);

    private Bloom() {}

    /** The place with bloom on bright parts, a warmer side of the light, and a darker opposite corner. */
    public static BiConsumer<Scene, Canvas> place(BiConsumer<Scene, Canvas> drawn) {
        return (s, canvas) -> {
            try (Image image = image(s, drawn)) {
                canvas.drawImage(image, 0, 0);
                bloom(s, canvas, image);
                float reach = (float) Math.hypot(s.width(), s.height());
                int warm = s.tones().glow().argb(0.55);
                int deep = s.tones().deep().argb(0.50);
                wash(s, canvas, BlendMode.SOFT_LIGHT, reach * 0.75f, warm, warm & 0xFFFFFF, warm & 0xFFFFFF);
                wash(s, canvas, BlendMode.MULTIPLY, reach, 0xFFFFFFFF, 0xFFFFFFFF, deep | 0xFF000000);
            }
        };
    }

    /** The things with rim light on the light's side and sky colour on the other. */
    public static BiConsumer<Scene, Canvas> things(BiConsumer<Scene, Canvas> drawn) {
        return (s, canvas) -> {
            try (Image image = image(s, drawn)) {
                float d = (float) s.u(0.009);
                float side = (float) s.side();
                canvas.save();
                canvas.clipRect(around(image, s.u(REACH)));
                halo(s, canvas, image);
                canvas.drawImage(image, 0, 0);
                Oklch light = s.tones().glow().lighter(0.06);
                rim(canvas, image, -side * d, d * 0.8f, light.argb(0.75), s.u(0.0035));
                int sky = s.tones().skyLow().argb(0.16);
                rim(canvas, image, side * d * 1.6f, -d * 1.1f, sky, s.u(0.0035));
                canvas.restore();
            }
        };
    }

    private static Image image(Scene s, BiConsumer<Scene, Canvas> drawn) {
        try (Surface surface = Surface.makeRasterN32Premul(s.width(), s.height())) {
            drawn.accept(s, surface.getCanvas());
            return surface.makeImageSnapshot();
        }
    }

    /** Blurs at a quarter of the size, which costs a sixteenth and is not visible in so soft a blur. */
    private static void bloom(Scene s, Canvas canvas, Image image) {
        int w = (s.width() + COARSE - 1) / COARSE;
        int h = (s.height() + COARSE - 1) / COARSE;
        float soft = (float) s.u(0.022) / COARSE;
        try (Surface small = Surface.makeRasterN32Premul(w, h);
                ImageFilter blur = ImageFilter.makeBlur(soft, soft, FilterTileMode.CLAMP);
                Paint p = new Paint();
                Paint over = new Paint()) {
            Rect all = Rect.makeWH(s.width(), s.height());
            Rect part = Rect.makeWH(s.width() / (float) COARSE, s.height() / (float) COARSE);
            small.getCanvas().drawImageRect(image, all, part, SHRINKING, null, true);
            try (Image coarse = small.makeImageSnapshot();
                    Surface blurred = Surface.makeRasterN32Premul(w, h)) {
                blurred.getCanvas().drawImage(coarse, 0, 0, p.setImageFilter(blur));
                try (Image bloom = blurred.makeImageSnapshot()) {
                    over.setBlendMode(BlendMode.SOFT_LIGHT).setAlphaf(0.40f);
                    canvas.drawImageRect(bloom, part, all, SamplingMode.LINEAR, over, true);
                }
            }
        }
    }

    /** The painted area, enlarged by the reach of the light. */
    private static Rect around(Image image, double reach) {
        try (Pixmap pixels = new Pixmap()) {
            if (!image.peekPixels(pixels)) {
                throw new IllegalStateException("the image has no samples in memory");
            }
            IRect box = PaintedArea.box(pixels.getBuffer(), image.getWidth(), image.getHeight());
            if (box == null) {
                return Rect.makeWH(0, 0);
            }
            int far = (int) Math.ceil(reach);
            return Rect.makeLTRB(box.getLeft() - far, box.getTop() - far, box.getRight() + far, box.getBottom() + far);
        }
    }

    private static void wash(Scene s, Canvas canvas, BlendMode mode, float reach, int... colours) {
        float[] stops = {0, 0.45f, 1};
        try (Shader light = Shader.makeRadialGradient((float) s.lightX(), (float) s.lightY(), reach, colours, stops);
                Paint p = new Paint()) {
            float strength = mode == BlendMode.MULTIPLY ? 0.42f : 1;
            canvas.drawRect(
                    Brush.rect(0, 0, s.width(), s.height()),
                    p.setShader(light).setBlendMode(mode).setAlphaf(strength));
        }
    }

    /** Light behind a thing, on the light's side. */
    private static void halo(Scene s, Canvas canvas, Image image) {
        float soft = (float) s.u(0.030);
        try (ColorFilter outline = outline(s.tones().glow().argb());
                ImageFilter blur = ImageFilter.makeBlur(soft, soft, FilterTileMode.DECAL);
                Paint p = new Paint()) {
            p.setColorFilter(outline).setImageFilter(blur).setAlphaf(0.40f);
            canvas.drawImage(image, (float) (s.side() * s.u(0.010)), (float) -s.u(0.012), p);
        }
    }

    /** The part of the outline that the same outline, moved by dx, dy, does not cover. */
    private static void rim(Canvas canvas, Image image, float dx, float dy, int colour, double blurred) {
        float soft = (float) blurred;
        try (ColorFilter outline = outline(colour);
                ImageFilter blur = ImageFilter.makeBlur(soft, soft, FilterTileMode.DECAL);
                Paint over = new Paint();
                Paint tinted = new Paint();
                Paint out = new Paint()) {
            over.setBlendMode(BlendMode.SCREEN).setAlphaf((colour >>> 24) / 255f);
            canvas.saveLayer(null, over);
            canvas.drawImage(image, 0, 0, tinted.setColorFilter(outline));
            out.setColorFilter(outline).setImageFilter(blur).setBlendMode(BlendMode.DST_OUT);
            canvas.drawImage(image, dx, dy, out);
            canvas.restore();
        }
    }

    /** The nearly opaque pixels, in one colour. */
    private static ColorFilter outline(int colour) {
        float r = (colour >> 16 & 255) / 255f;
        float g = (colour >> 8 & 255) / 255f;
        float b = (colour & 255) / 255f;
        return ColorFilter.makeMatrix(
                new ColorMatrix(0, 0, 0, 0, r, 0, 0, 0, 0, g, 0, 0, 0, 0, b, 0, 0, 0, EDGE, 1 - EDGE));
    }
}
