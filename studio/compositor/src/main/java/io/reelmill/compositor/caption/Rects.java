package io.reelmill.compositor.caption;

import io.github.humbleui.types.Rect;
import java.util.List;

/** Rectangles of pixels. */
final class Rects {

    private Rects() {}

    /** The smallest that holds both. */
    static Rect union(Rect a, Rect b) {
        return Rect.makeLTRB(
                Math.min(a.getLeft(), b.getLeft()),
                Math.min(a.getTop(), b.getTop()),
                Math.max(a.getRight(), b.getRight()),
                Math.max(a.getBottom(), b.getBottom()));
    }

    /** One that holds all pixels of which something lies in another. */
    static Rect outside(Rect rect) {
        return Rect.makeLTRB(rect.getLeft() - 1, rect.getTop() - 1, rect.getRight() + 1, rect.getBottom() + 1);
    }

    /** Whether they have something in common; null has nothing. */
    static boolean overlap(Rect rect, Rect other) {
        return other != null && rect.intersect(other) != null;
    }

    /** Adds a rectangle, made one with those that it overlaps; null adds nothing. */
    static void add(List<Rect> apart, Rect rect) {
        Rect whole = rect;
        for (int i = apart.size() - 1; whole != null && i >= 0; i--) {
            if (overlap(apart.get(i), whole)) {
                whole = union(whole, apart.remove(i));
                i = apart.size();
            }
        }
        if (whole != null) {
            apart.add(whole);
        }
    }
}
