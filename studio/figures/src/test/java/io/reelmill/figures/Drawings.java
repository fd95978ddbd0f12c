package io.reelmill.figures;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterBlurMode;
import io.github.humbleui.skija.MaskFilter;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.PaintStrokeCap;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Rect;
import io.reelmill.figures.pixel.FrameSurface;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;
import java.util.function.Consumer;

/** Test pictures. */
public final class Drawings {

    private Drawings() {}

    /** Head and shoulders, the eyes at 40 % and 60 % across and 40 % down, the mouth at 53 % down. */
    public static Pixels cartoonFace(int size, boolean ground) {
        return draw(size, size, c -> {
            float s = size / 100f;
            if (ground) {
                rect(c, 0xFF8FC7D9, 0, 0, size, size);
            }
            oval(c, 0xFF3B5BA9, 50 * s, 102 * s, 36 * s, 27 * s);
            rect(c, 0xFFE2A67E, 43 * s, 62 * s, 14 * s, 16 * s);
            oval(c, 0xFF5A3420, 50 * s, 34 * s, 27 * s, 26 * s);
            oval(c, 0xFFF2BE96, 50 * s, 43 * s, 22 * s, 26 * s);
            for (float x : new float[] {40, 60}) {
                oval(c, 0xFFFFFFFF, x * s, 40 * s, 4.6f * s, 3.6f * s);
                oval(c, 0xFF3A2A20, x * s, 40 * s, 2.4f * s, 2.6f * s);
                oval(c, 0xFFFFFFFF, (x + 0.8f) * s, 39 * s, 0.7f * s, 0.7f * s);
                line(c, 0xFF5A3420, 1.4f * s, (x - 4) * s, 33.5f * s, (x + 4) * s, 33.5f * s, -1.2f * s);
            }
            line(c, 0xFFD99B74, 1.2f * s, 49 * s, 47 * s, 51.5f * s, 47 * s, 0.8f * s);
            line(c, 0xFFA8453F, 1.6f * s, 43 * s, 53 * s, 57 * s, 53 * s, 2.2f * s);
        });
    }

    /** A round face with two dots and a line, as icons have them; the eyes at 36 % and 64 %, the mouth at 64 % down. */
    public static Pixels iconFace(int size) {
        return draw(size, size, c -> {
            float s = size / 100f;
            oval(c, 0xFFFFCC33, 50 * s, 50 * s, 42 * s, 42 * s);
            oval(c, 0xFF222222, 36 * s, 42 * s, 4 * s, 5 * s);
            oval(c, 0xFF222222, 64 * s, 42 * s, 4 * s, 5 * s);
            line(c, 0xFF222222, 2.6f * s, 33 * s, 61 * s, 67 * s, 61 * s, 8 * s);
        });
    }

    /**
     * A soft, shaded face, nearly as a photograph has it: the eyes at 41.5 % and 58.5 %, 38 % down, the mouth at 54 %.
     */
    public static Pixels softFace(int size) {
        Pixels drawn = draw(size, size, c -> {
            float s = size / 100f;
            shade(c, 0xFF6C7886, 0xFF2C3442, 50 * s, 30 * s, 90 * s, Rect.makeWH(size, size));
            soft(c, 0xFF2A211E, 50 * s, 36 * s, 23 * s, 27 * s, 1.5f * s);
            soft(c, 0xFF4A5A72, 50 * s, 104 * s, 42 * s, 30 * s, 1 * s);
            soft(c, 0xFFB98467, 50 * s, 68 * s, 10 * s, 16 * s, 1 * s);
            soft(c, 0xFFC79274, 50 * s, 43 * s, 17.5f * s, 23 * s, 0.8f * s);
            soft(c, 0x50F2CDB0, 45 * s, 38 * s, 12 * s, 17 * s, 5 * s);
            soft(c, 0x60804A38, 61 * s, 48 * s, 6 * s, 16 * s, 4 * s);
            for (float x : new float[] {41.5f, 58.5f}) {
                soft(c, 0x707A4B3A, x * s, 37 * s, 5.5f * s, 3.4f * s, 1.2f * s);
                soft(c, 0xFFE8E0D8, x * s, 38.2f * s, 3.4f * s, 1.5f * s, 0.3f * s);
                soft(c, 0xFF3A2A22, x * s, 38.1f * s, 1.5f * s, 1.6f * s, 0.25f * s);
                line(c, 0xC03A2620, 0.8f * s, (x - 3.6f) * s, 37.6f * s, (x + 3.6f) * s, 37.6f * s, -1.4f * s);
                line(c, 0xB03F2C22, 1.3f * s, (x - 4.5f) * s, 33.6f * s, (x + 4.5f) * s, 33.6f * s, -1.0f * s);
            }
            soft(c, 0x60A06850, 50 * s, 48 * s, 3 * s, 1.6f * s, 0.8f * s);
            soft(c, 0xD0A85A52, 50 * s, 54 * s, 6.2f * s, 2.0f * s, 0.6f * s);
            line(c, 0xD05A2622, 0.7f * s, 44 * s, 54 * s, 56 * s, 54 * s, 0.5f * s);
        });
        return noisy(drawn, 5);
    }

    /** A standing person, the feet at 92 % down; the arms move with {@code swing}, -1 to 1, the body with {@code x}. */
    public static void person(Canvas c, float s, float x, float y, float swing) {
        float lift = -Math.abs(swing) * 2 * s;
        line(c, 0xFF26324A, 7 * s, x - 4 * s, y - 40 * s, x - 8 * s + swing * 3 * s, y, 0);
        line(c, 0xFF26324A, 7 * s, x + 4 * s, y - 40 * s, x + 8 * s + swing * 3 * s, y, 0);
        line(c, 0xFFF0B48A, 5 * s, x - 10 * s, y - 66 * s + lift, x - 25 * s, y - (62 + 14 * swing) * s + lift, 0);
        line(c, 0xFFF0B48A, 5 * s, x + 10 * s, y - 66 * s + lift, x + 25 * s, y - (62 - 14 * swing) * s + lift, 0);
        rect(c, 0xFFD6453D, x - 11 * s, y - 70 * s + lift, 22 * s, 34 * s);
        rect(c, 0xFFE9E2C8, x - 11 * s, y - 58 * s + lift, 22 * s, 4 * s);
        oval(c, 0xFFF0B48A, x, y - 80 * s + lift, 9 * s, 11 * s);
        oval(c, 0xFF402A1E, x, y - 89 * s + lift, 9 * s, 5 * s);
        oval(c, 0xFF222222, x - 3.4f * s, y - 80 * s + lift, 1.2f * s, 1.4f * s);
        oval(c, 0xFF222222, x + 3.4f * s, y - 80 * s + lift, 1.2f * s, 1.4f * s);
        line(c, 0xFF8A3A30, 1 * s, x - 3 * s, y - 75 * s + lift, x + 3 * s, y - 75 * s + lift, 1 * s);
    }

    /** A person on a transparent background. */
    public static Pixels person(int width, int height) {
        return draw(width, height, c -> person(c, height / 110f, width / 2f, height * 0.92f, 0.2f));
    }

    /** A frame of a film in which a person sways, walks and waves in a room. */
    public static Pixels moving(int width, int height, double across, double swing) {
        return draw(width, height, c -> {
            rect(c, 0xFFBFD8C8, 0, 0, width, height);
            for (int i = 0; i < 9; i++) {
                oval(
                        c,
                        0xFF9CC0AC,
                        (i * 37 % 100) * width / 100f,
                        (i * 23 % 70) * height / 100f,
                        width * 0.06f,
                        width * 0.06f);
                rect(c, 0xFF87A995, (i * 61 % 100) * width / 100f, height * (0.78f + 0.02f * i), width * 0.1f, 3);
            }
            person(c, height / 125f, (float) (width * (0.5 + across)), height * 0.9f, (float) swing);
        });
    }

    /** A picture on a gradient of two colours, with noise. */
    public static Pixels beforeGradient(Pixels picture, int top, int bottom, int noise) {
        int w = picture.width();
        int h = picture.height();
        Pixels out = new Pixels(w, h);
        for (int i = 0; i < out.argb().length; i++) {
            float t = i / w / (float) h * 0.8f + i % w / (float) w * 0.2f;
            int ground = Rgb.mix(top | 0xFF000000, bottom, t);
            out.argb()[i] = Rgb.mix(ground, picture.argb()[i], (picture.argb()[i] >>> 24) / 255f);
        }
        return noisy(out, noise);
    }

    static Pixels noisy(Pixels picture, int noise) {
        Pixels out =
                new Pixels(picture.width(), picture.height(), picture.argb().clone());
        for (int i = 0; i < out.argb().length; i++) {
            int c = out.argb()[i];
            float n = noise * (HashNoise.cell(i, 1, 9) + HashNoise.cell(i, 2, 9) - 1) * 1.7f;
            out.argb()[i] = c & 0xFF000000 | Rgb.of((c >> 16 & 255) + n, (c >> 8 & 255) + n, (c & 255) + n) & 0xFFFFFF;
        }
        return out;
    }

    /** A picture of hills, a sun, a house and a tree, for styles. */
    public static Pixels landscape(int width, int height, float shift) {
        Pixels plain = draw(width, height, c -> {
            float s = width / 100f;
            float h = height / s;
            shade(c, 0xFFFFE3B0, 0xFF5B9BD5, 70 * s, h * 0.28f * s, 90 * s, Rect.makeWH(width, height));
            soft(c, 0xFFFFF3C4, (70 + shift) * s, h * 0.25f * s, 9 * s, 9 * s, 1 * s);
            soft(c, 0xFFFFFFFF, (22 + 2 * shift) * s, h * 0.16f * s, 14 * s, 4 * s, 2 * s);
            oval(c, 0xFF7DA0B8, 20 * s, h * 0.72f * s, 60 * s, h * 0.22f * s);
            oval(c, 0xFF4F8A58, 80 * s, h * 0.86f * s, 80 * s, h * 0.27f * s);
            oval(c, 0xFF79B04F, 10 * s, h * 1.02f * s, 90 * s, h * 0.3f * s);
            rect(c, 0xFFF1E4D0, 56 * s, h * 0.56f * s, 22 * s, 16 * s);
            try (PathBuilder roof = new PathBuilder();
                    Paint p = new Paint().setColor(0xFFB4432F).setAntiAlias(true)) {
                roof.moveTo(52 * s, h * 0.565f * s)
                        .lineTo(67 * s, h * 0.565f * s - 13 * s)
                        .lineTo(82 * s, h * 0.565f * s);
                roof.closePath();
                c.drawPath(roof.build(), p);
            }
            rect(c, 0xFF4A3526, 64 * s, h * 0.56f * s + 7 * s, 5 * s, 9 * s);
            rect(c, 0xFF6AA7D8, 58.5f * s, h * 0.56f * s + 4 * s, 4 * s, 4 * s);
            rect(c, 0xFF5B3B22, 26 * s, h * 0.6f * s, 3.5f * s, 20 * s);
            soft(c, 0xFF2F6B35, 28 * s, h * 0.57f * s, 13 * s, 13 * s, 0.8f * s);
            soft(c, 0xFF5FA046, 25 * s, h * 0.55f * s, 7 * s, 7 * s, 1.5f * s);
            person(c, 0.33f * s, (46 + 3 * shift) * s, h * 0.84f * s, shift);
        });
        return noisy(plain, 4);
    }

    public static Pixels draw(int width, int height, Consumer<Canvas> painter) {
        try (FrameSurface stage = new FrameSurface(width, height)) {
            return stage.draw(painter);
        }
    }

    private static void oval(Canvas c, int colour, float x, float y, float rx, float ry) {
        try (Paint p = new Paint().setColor(colour).setAntiAlias(true)) {
            c.drawOval(Rect.makeLTRB(x - rx, y - ry, x + rx, y + ry), p);
        }
    }

    private static void soft(Canvas c, int colour, float x, float y, float rx, float ry, float sigma) {
        try (MaskFilter blur = MaskFilter.makeBlur(FilterBlurMode.NORMAL, sigma);
                Paint p = new Paint().setColor(colour).setAntiAlias(true).setMaskFilter(blur)) {
            c.drawOval(Rect.makeLTRB(x - rx, y - ry, x + rx, y + ry), p);
        }
    }

    private static void shade(Canvas c, int inner, int outer, float x, float y, float radius, Rect where) {
        try (Shader shader = Shader.makeRadialGradient(x, y, radius, new int[] {inner, outer}, null);
                Paint p = new Paint().setShader(shader)) {
            c.drawRect(where, p);
        }
    }

    private static void rect(Canvas c, int colour, float x, float y, float w, float h) {
        try (Paint p = new Paint().setColor(colour).setAntiAlias(true)) {
            c.drawRect(Rect.makeXYWH(x, y, w, h), p);
        }
    }

    private static void line(Canvas c, int colour, float thick, float x0, float y0, float x1, float y1, float sag) {
        try (Paint p = new Paint().setColor(colour).setAntiAlias(true).setMode(PaintMode.STROKE);
                PathBuilder path = new PathBuilder()) {
            p.setStrokeWidth(thick).setStrokeCap(PaintStrokeCap.ROUND);
            path.moveTo(x0, y0).quadTo((x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag, x1, y1);
            c.drawPath(path.build(), p);
        }
    }
}
