package io.reelmill.illustrator.paint;

import io.github.humbleui.types.IRect;
import java.nio.ByteBuffer;

/** Finds the painted area of a picture. */
public final class PaintedArea {

    private PaintedArea() {}

    /**
     * The smallest rectangle with everything that is painted, or null where nothing is.
     *
     * @param pixels four bytes each, the last of them alpha; row after row without gaps
     */
    public static IRect box(ByteBuffer pixels, int w, int h) {
        int left = w;
        int right = -1;
        int top = -1;
        int bottom = -1;
        for (int y = 0; y < h; y++) {
            int row = y * w * 4 + 3;
            int first = 0;
            while (first < w && pixels.get(row + 4 * first) == 0) {
                first++;
            }
            if (first == w) {
                continue;
            }
            int last = w - 1;
            while (pixels.get(row + 4 * last) == 0) {
                last--;
            }
            top = top < 0 ? y : top;
            bottom = y;
            left = Math.min(left, first);
            right = Math.max(right, last);
        }
        return top < 0 ? null : IRect.makeLTRB(left, top, right + 1, bottom + 1);
    }
}
