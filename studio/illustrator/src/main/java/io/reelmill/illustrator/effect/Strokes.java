package io.reelmill.illustrator.effect;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.PaintStrokeCap;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.LayerPixels.Process;
import java.util.SplittableRandom;

/** Repaints a layer with brush strokes, large ones first, inside its outline. */
public final class Strokes {

    private Strokes() {}

    /**
     * Strokes.
     *
     * @param width of the largest stroke, a fraction of the shorter frame side
     * @param vivid how much single strokes differ in lightness, 0 to 1
     * @param flow how much strokes follow noise instead of the forms, 0 to 1
     */
    public static Process of(double width, double vivid, double flow) {
        return sheet -> {
            int[] source = sheet.argb().clone();
            SplittableRandom chance = new SplittableRandom(sheet.scene().seed() ^ 0xB2054L);
            sheet.draw(b -> {
                b.canvas().translate(-sheet.bleed(), -sheet.bleed());
                double size = sheet.scene().u(width);
                for (int pass = 0; pass < 2; pass++) {
                    pass(sheet, source, b, chance, size, vivid, flow);
                    size *= 0.5;
                }
                try (Image mask = LayerPixels.image(source, sheet.width(), sheet.height());
                        Paint p = new Paint().setBlendMode(BlendMode.DST_IN)) {
                    b.canvas().drawImage(mask, 0, 0, p);
                }
            });
        };
    }

    private static void pass(
            LayerPixels sheet, int[] source, Brush b, SplittableRandom chance, double size, double vivid, double flow) {
        int w = sheet.width();
        int h = sheet.height();
        double step = size * 0.85;
        int d = (int) Math.max(1, size * 0.5);
        try (Paint paint = new Paint()) {
            paint.setAntiAlias(true).setStrokeCap(PaintStrokeCap.ROUND);
            for (double gy = 0; gy < h; gy += step) {
                for (double gx = 0; gx < w; gx += step) {
                    double x = gx + (chance.nextDouble() - 0.5) * step * 1.3;
                    double y = gy + (chance.nextDouble() - 0.5) * step * 1.3;
                    double light = chance.nextDouble() - 0.5;
                    double turn = chance.nextDouble() - 0.5;
                    int xi = (int) Math.max(d, Math.min(w - 1 - d, x));
                    int yi = (int) Math.max(d, Math.min(h - 1 - d, y));
                    int c = source[yi * w + xi];
                    if (c >>> 24 < 100) {
                        continue;
                    }
                    double sx = Rgb.luma(source[yi * w + xi + d]) - Rgb.luma(source[yi * w + xi - d]);
                    double sy = Rgb.luma(source[(yi + d) * w + xi]) - Rgb.luma(source[(yi - d) * w + xi]);
                    double form = Math.atan2(sx, -sy);
                    double strength = Math.min(1, Math.hypot(sx, sy) * 9) * (1 - flow);
                    double drift = (LatticeNoise.at(x / (size * 14), y / (size * 14)) - 0.5) * 3.2;
                    double angle = drift * (1 - strength) + form * strength + turn * 0.5;
                    double length = size * (1.1 + 0.9 * (light + 0.5)) * (1 - 0.4 * strength);
                    double dx = Math.cos(angle) * length;
                    double dy = Math.sin(angle) * length;
                    paint.setColor(Rgb.times(LayerPixels.plain(c) | 0xFF000000, 1 + light * vivid))
                            .setAlpha(225)
                            .setStrokeWidth((float) (size * (0.55 + 0.3 * (turn + 0.5))));
                    b.canvas().drawLine((float) (x - dx), (float) (y - dy), (float) (x + dx), (float) (y + dy), paint);
                }
            }
        }
    }
}
