package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import java.util.List;

/**
 * A thing as lines and areas on a square of 24 by 24.
 *
 * @param name its own
 * @param paths SVG path data
 * @param form what the paths are
 * @param holes points inside enclosed areas that are empty, such as the handle of a cup
 */
public record Glyph(String name, List<String> paths, Form form, List<double[]> holes) {

    /** What the paths of a glyph are. */
    public enum Form {
        /** Lines of width 2. */
        STROKES,
        /** Outlines of lines, as typefaces have them. */
        OUTLINED_STROKES,
        /** Areas. */
        AREAS
    }

    public Glyph {
        paths = List.copyOf(paths);
        holes = List.copyOf(holes);
    }

    /** Whether the paths are lines that a pen has to follow. */
    public boolean stroked() {
        return form == Form.STROKES;
    }

    /** Whether it is drawn in lines, and what lies between them is its areas. */
    boolean lined() {
        return form != Form.AREAS;
    }

    /** What is painted: left, top, right and bottom on the square. */
    public double[] bounds() {
        double[] box = {24, 24, 0, 0};
        double pen = stroked() ? 1 : 0;
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
