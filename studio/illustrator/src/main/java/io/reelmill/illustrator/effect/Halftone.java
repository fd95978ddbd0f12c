package io.reelmill.illustrator.effect;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.LayerPixels.Process;

/** Halftone printing. */
public final class Halftone {

    private Halftone() {}

    /** Black, white, and dots for the tones between; darker areas have larger dots. */
    public static Process screentone(double cell, double black, double white) {
        return sheet -> {
            double g = Math.max(3, sheet.scene().u(cell));
            PixelEffects.over(sheet, (x, y, c) -> {
                double v = Rgb.luma(c);
                if (v < black) {
                    return 0xFF14141A;
                }
                if (v > white) {
                    return 0xFFFCFCFA;
                }
                double dark = 0.14 + 0.62 * (1 - (v - black) / (white - black));
                double on = dot(x, y, 0.7071, 0.7071, g, dark);
                return Rgb.mix(0xFFFCFCFA, 0xFF14141A, on);
            });
        };
    }

    /** Ben-Day dots in a darker tone of the same colour, where the layer is darker than {@code from}. */
    public static Process benday(double cell, double from) {
        return sheet -> {
            double g = Math.max(3, sheet.scene().u(cell));
            PixelEffects.over(sheet, (x, y, c) -> {
                double dark = (from - Rgb.luma(c)) * 1.3;
                if (dark <= 0) {
                    return c;
                }
                double on = dot(x, y, 0.866, 0.5, g, Math.min(0.6, dark));
                return Rgb.mix(Rgb.times(c, 1.18), Rgb.times(c, 0.68), on);
            });
        };
    }

    /**
     * Four printing plates with small errors of registration.
     *
     * @param miss how far the plates are off, a fraction of the shorter frame side
     * @param inks cyan, magenta, yellow and black of this press
     */
    public static Process plates(Oklch paper, double cell, double miss, Oklch... inks) {
        int sheetColour = paper.argb();
        int[] ink = new int[4];
        for (int i = 0; i < 4; i++) {
            ink[i] = inks[i].argb();
        }
        double[][] turn = {{0.966, 0.259}, {0.259, 0.966}, {1, 0}, {0.707, 0.707}};
        double[][] off = {{-0.7, 0.5}, {0.8, 0.3}, {0.1, -0.9}, {0, 0}};
        return sheet -> {
            double g = Math.max(3, sheet.scene().u(cell));
            double shift = sheet.scene().u(miss);
            int[] source = sheet.argb().clone();
            int w = sheet.width();
            PixelEffects.over(sheet, (x, y, c) -> {
                int made = sheetColour;
                for (int k = 0; k < 4; k++) {
                    int sx = Math.max(0, Math.min(w - 1, x + sheet.bleed() + (int) (off[k][0] * shift)));
                    int sy = Math.max(0, Math.min(sheet.height() - 1, y + sheet.bleed() + (int) (off[k][1] * shift)));
                    int from = source[sy * w + sx];
                    double amount = from >>> 24 < 128 ? 0 : amount(from, k);
                    if (amount > 0.03) {
                        double on = amount > 0.92 ? 1 : dot(x, y, turn[k][0], turn[k][1], g, amount);
                        made = Rgb.mix(made, multiply(made, ink[k]), on);
                    }
                }
                return made;
            });
        };
    }

    private static double amount(int c, int plate) {
        double r = (c >> 16 & 255) / 255.0;
        double g = (c >> 8 & 255) / 255.0;
        double b = (c & 255) / 255.0;
        double key = 1 - Math.max(r, Math.max(g, b));
        double full = Math.max(0.05, 1 - key);
        return switch (plate) {
            case 0 -> (1 - key - r) / full * 1.3;
            case 1 -> (1 - key - g) / full * 1.3;
            case 2 -> (1 - key - b) / full * 1.25;
            default -> key * key * 1.1;
        };
    }

    private static int multiply(int a, int b) {
        return 0xFF000000
                | (a >> 16 & 255) * (b >> 16 & 255) / 255 << 16
                | (a >> 8 & 255) * (b >> 8 & 255) / 255 << 8
                | (a & 255) * (b & 255) / 255;
    }

    /** The coverage of a point of a rotated dot grid, 0 to 1, when dots cover {@code share} of the area. */
    static double dot(double x, double y, double cos, double sin, double cell, double share) {
        double u = (x * cos + y * sin) / cell;
        double v = (y * cos - x * sin) / cell;
        u -= Math.floor(u) + 0.5;
        v -= Math.floor(v) + 0.5;
        double r = Math.sqrt(Math.max(0, share) / Math.PI) * (share > 0.6 ? 1 + (share - 0.6) * 0.8 : 1);
        return Math.max(0, Math.min(1, (r - Math.sqrt(u * u + v * v)) * cell + 0.5));
    }
}
