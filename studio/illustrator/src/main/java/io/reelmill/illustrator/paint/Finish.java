package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorFilter;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageFilter;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Shader;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.SplittableRandom;

/** Effects over a whole picture (vignette, grain), and shadows and blur of single images. */
public final class Finish {
    private static final int GRAIN = 256;

    private Finish() {}

    /** Darkens the part behind the captions, so that light text is readable, and always the ground a little; less below. */
    public static void calm(Scene s, Brush b) {
        double y = s.fy(0.54);
        var deep = s.tones().deep();
        double k = (s.captioned() == Captioned.BOTTOM ? 1 : 0.55) * (s.detail().rich() ? 0.75 : 1);
        b.vertical(
                0,
                y,
                s.width(),
                s.height() - y,
                deep.argb(0),
                deep.argb(0.32 * k),
                deep.argb(0.52 * k),
                deep.argb(0.34 * k));
        if (s.captioned() == Captioned.TOP) {
            b.vertical(0, 0, s.width(), s.fy(0.30), deep.argb(0.50), deep.argb(0.42), deep.argb(0.26), deep.argb(0));
        }
    }

    /** Darker corners. */
    public static void vignette(Scene s, Brush b) {
        float r = (float) (Math.hypot(s.width(), s.height()) * 0.56);
        int[] colours = {0x00000000, 0x00000000, s.tones().deep().lighter(-0.08).argb(0.55)};
        float[] stops = {0, 0.55f, 1};
        try (Shader shader = Shader.makeRadialGradient(s.width() / 2f, s.height() * 0.44f, r, colours, stops)) {
            b.with(p -> p.setShader(shader), p -> b.canvas().drawRect(Brush.rect(0, 0, s.width(), s.height()), p));
        }
    }

    /** Fine grain, which also hides banding of gradients. */
    public static void grain(Scene s, Brush b) {
        byte[] noise = new byte[GRAIN * GRAIN * 4];
        SplittableRandom chance = new SplittableRandom(7);
        for (int i = 0; i < noise.length; i += 4) {
            byte v = (byte) (128 + (chance.nextDouble() + chance.nextDouble() - 1) * 60);
            noise[i] = v;
            noise[i + 1] = v;
            noise[i + 2] = v;
            noise[i + 3] = (byte) 255;
        }
        ImageInfo info = new ImageInfo(GRAIN, GRAIN, ColorType.BGRA_8888, ColorAlphaType.OPAQUE);
        try (Image tile = Image.makeRasterFromBytes(info, noise, GRAIN * 4L);
                Shader shader = tile.makeShader(FilterTileMode.REPEAT, FilterTileMode.REPEAT)) {
            b.with(p -> p.setShader(shader).setBlendMode(BlendMode.SOFT_LIGHT).setAlphaf(0.22f), p -> b.canvas()
                    .drawRect(Brush.rect(0, 0, s.width(), s.height()), p));
        }
    }

    /** The silhouette of an image, blurred and moved, in one colour. */
    public static void shadow(Brush b, Image image, double x, double y, double dx, double dy, double blur, int colour) {
        try (ImageFilter soft = ImageFilter.makeBlur((float) blur, (float) blur, FilterTileMode.DECAL);
                ColorFilter tint = ColorFilter.makeBlend(colour | 0xFF000000, BlendMode.SRC_IN);
                Paint p = new Paint()) {
            p.setImageFilter(soft).setColorFilter(tint).setAlphaf((colour >>> 24) / 255f);
            b.canvas().drawImage(image, (float) (x + dx), (float) (y + dy), p);
        }
    }

    /** An image upside down, fading from its top to its middle; x, y is its centre. */
    public static void mirror(Brush b, Image image, double x, double y, double scale, double alpha) {
        double w = image.getWidth() * scale;
        double h = image.getHeight() * scale;
        int solid = (int) (alpha * 255) << 24;
        try (Shader fade = Shader.makeLinearGradient(
                        0, (float) (y - h / 2), 0, (float) (y + h * 0.25), new int[] {solid, solid / 2 & 0xFF000000, 0
                        });
                Paint mask = new Paint()) {
            mask.setShader(fade).setBlendMode(BlendMode.DST_IN);
            var canvas = b.canvas();
            canvas.saveLayer(Brush.rect(x - w / 2, y - h / 2, w, h), null);
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.scale(1, -1);
            b.image(image, -w / 2, -h / 2, w, h, 1);
            canvas.restore();
            canvas.drawRect(Brush.rect(x - w, y - h, 2 * w, 2 * h), mask);
            canvas.restore();
        }
    }

    /** An image out of focus. */
    public static void soft(Brush b, Image image, double x, double y, double blur) {
        try (ImageFilter soft = ImageFilter.makeBlur((float) blur, (float) blur, FilterTileMode.DECAL);
                Paint p = new Paint()) {
            p.setImageFilter(soft);
            b.canvas().drawImage(image, (float) x, (float) y, p);
        }
    }
}
