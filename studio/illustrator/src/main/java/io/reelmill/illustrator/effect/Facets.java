package io.reelmill.illustrator.effect;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.types.Point;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.LayerPixels.Process;
import java.util.Arrays;

/** Divides a layer into triangles of one colour each. */
public final class Facets {

    private Facets() {}

    /**
     * Triangles.
     *
     * @param size of one, a fraction of the shorter frame side
     * @param glint how much neighbours differ in lightness
     */
    public static Process of(double size, double glint) {
        return sheet -> {
            int[] source = sheet.argb().clone();
            double cell = sheet.scene().u(size);
            int cols = (int) (sheet.width() / cell) + 3;
            int rows = (int) (sheet.height() / cell) + 3;
            Point[] corners = new Point[cols * rows * 6];
            int[] colours = new int[corners.length];
            int n = 0;
            for (int r = 0; r < rows - 1; r++) {
                for (int c = 0; c < cols - 1; c++) {
                    Point a = corner(c, r, cell);
                    Point b = corner(c + 1, r, cell);
                    Point d = corner(c, r + 1, cell);
                    Point e = corner(c + 1, r + 1, cell);
                    boolean slash = (c + r & 1) == 0;
                    n = add(sheet, source, corners, colours, n, glint, a, b, slash ? e : d);
                    n = add(sheet, source, corners, colours, n, glint, slash ? a : b, d, e);
                }
            }
            int used = n;
            sheet.draw(brush -> {
                brush.canvas().translate(-sheet.bleed(), -sheet.bleed());
                try (Paint p = new Paint();
                        Image mask = LayerPixels.image(source, sheet.width(), sheet.height());
                        Paint cut = new Paint().setBlendMode(BlendMode.DST_IN)) {
                    p.setAntiAlias(false).setColor(0xFFFFFFFF);
                    brush.canvas().drawTriangles(Arrays.copyOf(corners, used), Arrays.copyOf(colours, used), p);
                    brush.canvas().drawImage(mask, 0, 0, cut);
                }
            });
        };
    }

    private static int add(
            LayerPixels sheet,
            int[] source,
            Point[] corners,
            int[] colours,
            int n,
            double glint,
            Point a,
            Point b,
            Point c) {
        double x = (a.getX() + b.getX() + c.getX()) / 3;
        double y = (a.getY() + b.getY() + c.getY()) / 3;
        int seen = mean(sheet, source, x, y, Math.abs(a.getX() - b.getX()) * 0.2 + 2);
        if (seen == 0) {
            return n;
        }
        double light = 1 + glint * (LatticeNoise.cell((int) (x * 7.3), (int) (y * 5.1)) - 0.5);
        int colour = Rgb.times(seen, light);
        Point[] triangle = {a, b, c};
        for (int i = 0; i < 3; i++) {
            corners[n + i] = triangle[i];
            colours[n + i] = colour;
        }
        return n + 3;
    }

    /** The mean colour around a point, or 0 where nothing is painted. */
    private static int mean(LayerPixels sheet, int[] source, double x, double y, double reach) {
        double r = 0;
        double g = 0;
        double b = 0;
        double a = 0;
        for (int j = -2; j <= 2; j++) {
            for (int i = -2; i <= 2; i++) {
                int px = (int) Math.max(0, Math.min(sheet.width() - 1, x + i * reach / 2));
                int py = (int) Math.max(0, Math.min(sheet.height() - 1, y + j * reach / 2));
                int c = source[py * sheet.width() + px];
                a += c >>> 24;
                r += c >> 16 & 255;
                g += c >> 8 & 255;
                b += c & 255;
            }
        }
        return a < 255 ? 0 : Rgb.of(r * 255 / a, g * 255 / a, b * 255 / a);
    }

    private static Point corner(int c, int r, double cell) {
        double jx = LatticeNoise.cell(c * 3, r * 7) - 0.5;
        double jy = LatticeNoise.cell(c * 5 + 90, r * 3 + 41) - 0.5;
        return new Point(
                (float) ((c - 0.5 + (r & 1) * 0.3 + jx * 0.62) * cell), (float) ((r - 0.5 + jy * 0.62) * cell));
    }
}
