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
        int top = 0;
        while (top < h && isEmpty(pixels, top * w, w)) {
            top++;
        }
        if (top == h) {
            return null;
        }
        int bottom = h - 1;
        while (isEmpty(pixels, bottom * w, w)) {
            bottom--;
        }
        int left = w;
        int right = -1;
        for (int y = top; y <= bottom; y++) { // no further than what is known to be inside
            int first = 0;
            while (first < left && isEmpty(pixels, y * w + first)) {
                first++;
            }
            int last = w - 1;
            while (last > right && isEmpty(pixels, y * w + last)) {
                last--;
            }
            left = Math.min(left, first);
            right = Math.max(right, last);
        }
        return IRect.makeLTRB(left, top, right + 1, bottom + 1);
    }

    private static boolean isEmpty(ByteBuffer pixels, int from, int count) {
        for (int i = from; i < from + count; i++) {
            if (!isEmpty(pixels, i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isEmpty(ByteBuffer pixels, int pixel) {
        return pixels.get(4 * pixel + 3) == 0;
    }
}
