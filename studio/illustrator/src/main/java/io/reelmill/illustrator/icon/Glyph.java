package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import java.util.List;

/**
 * A thing as lines and areas on a square of 24 by 24.
 *
 * @param name its own
 * @param paths SVG path data
 * @param stroked true when the paths are lines of width 2, false when they are areas
 * @param holes points inside enclosed areas that are empty, such as the handle of a cup
 */
public record Glyph(String name, List<String> paths, boolean stroked, List<double[]> holes) {
    public Glyph {
        paths = List.copyOf(paths);
        holes = List.copyOf(holes);
    }

    /** What is painted: left, top, right and bottom on the square. */
    public double[] bounds() {
        double[] box = {24, 24, 0, 0};
        double pen = stroked ? 1 : 0;
        for (String d : paths) {
            try (Path path = Path.makeFromSVGString(d)) {
                Rect r = path.computeTightBounds();
                box[0] = Math.min(box[0], r.getLeft() - pen);
                box[1] = Math.min(box[1], r.getTop() - pen);
                box[2] = Math.max(box[2], r.getRight() + pen);
                box[3] = Math.max(box[3], r.getBottom() + pen);
            }
        }
        return box;
    }
}
