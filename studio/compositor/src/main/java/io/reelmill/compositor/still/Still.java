package io.reelmill.compositor.still;

import io.reelmill.compositor.plane.Dither;
import io.reelmill.compositor.plane.Plane;

/**
 * A picture as planes, premultiplied, chroma sited in the middle of each 2x2 block.
 *
 * @param width of the whole picture that the planes are taken from, in luma samples
 * @param height likewise
 * @param left where the planes begin within it; what lies outside of them is transparent
 * @param top likewise
 * @param alpha opacity for the luma samples, or null when the picture is opaque
 * @param chromaAlpha opacity for the chroma samples, or null when the picture is opaque
 */
public record Still(
        int width, int height, int left, int top, Plane y, Plane u, Plane v, Plane alpha, Plane chromaAlpha) {

    /** Two transparent samples around a picture, so that its edge fades out within one sample of each plane. */
    private static final int MARGIN = 2;

    public boolean opaque() {
        return alpha == null;
    }

    /** Converts a picture that fills the stage; anything transparent in it is shown before black. */
    public static Still backdrop(Pixels pixels) {
        return convert(pixels, 0, 0, pixels.width(), pixels.height(), true);
    }

    /** Converts a picture that stands before others, cut down to what is visible of it. */
    public static Still cutout(Pixels pixels) {
        Pixels.Bounds seen = pixels.visible();
        return convert(
                pixels,
                seen.left() - MARGIN,
                seen.top() - MARGIN,
                seen.right() + MARGIN,
                seen.bottom() + MARGIN,
                false);
    }

    private static Still convert(Pixels from, int left, int top, int right, int bottom, boolean opaque) {
        int width = Math.max(4, right - left + 1 & ~1);
        int height = Math.max(4, bottom - top + 1 & ~1);
        Plane y = new Plane(width, height);
        Plane u = new Plane(width / 2, height / 2);
        Plane v = new Plane(width / 2, height / 2);
        Plane alpha = opaque ? null : new Plane(width, height);
        Plane chromaAlpha = opaque ? null : new Plane(width / 2, height / 2);
        Block block = new Block(from, opaque);
        for (int by = 0; by < height; by += 2) {
            for (int bx = 0; bx < width; bx += 2) {
                block.clear();
                for (int k = 0; k < 4; k++) {
                    int x = bx + (k & 1);
                    int row = by + (k >> 1);
                    int luma = block.add(left + x, top + row);
                    y.set(x, row, level(luma, x, row));
                    if (!opaque) {
                        alpha.set(x, row, block.lastAlpha);
                    }
                }
                int cx = bx / 2;
                int cy = by / 2;
                u.set(cx, cy, level(block.blue(), cx, cy + 3));
                v.set(cx, cy, level(block.red(), cx + 5, cy));
                if (!opaque) {
                    chromaAlpha.set(cx, cy, (block.alpha + 2) / 4);
                }
            }
        }
        return new Still(from.width(), from.height(), left, top, y, u, v, alpha, chromaAlpha);
    }

    /** The level below or above, so that the mean over a few samples is the value. */
    private static int level(int value, int x, int y) {
        return value + (Dither.threshold(x, y) << 8) >> 16;
    }

    /** Four samples of the source that share one chroma sample. */
    private static final class Block {
        private final Pixels from;
        private final boolean solid;
        private int red;
        private int green;
        private int blue;
        private int alpha;
        private int lastAlpha;

        Block(Pixels from, boolean solid) {
            this.from = from;
            this.solid = solid;
        }

        void clear() {
            red = 0;
            green = 0;
            blue = 0;
            alpha = 0;
        }

        /** Takes in one sample and gives its luma. */
        int add(int x, int y) {
            int sample = 0;
            if (solid) {
                x = Math.min(x, from.width() - 1);
                y = Math.min(y, from.height() - 1);
            }
            if (x >= 0 && y >= 0 && x < from.width() && y < from.height()) {
                sample = from.argb()[y * from.width() + x];
            }
            int r = sample >> 16 & 255;
            int g = sample >> 8 & 255;
            int b = sample & 255;
            lastAlpha = sample >>> 24;
            red += r;
            green += g;
            blue += b;
            alpha += lastAlpha;
            return Bt709.luma(r, g, b, solid ? 255 : lastAlpha);
        }

        int blue() {
            return Bt709.blue(red, green, blue, solid ? 1020 : alpha) / 4;
        }

        int red() {
            return Bt709.red(red, green, blue, solid ? 1020 : alpha) / 4;
        }
    }
}
