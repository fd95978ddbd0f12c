package io.reelmill.motion.stage;

import io.github.humbleui.skija.Matrix33;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.icon.Glyph;
import io.reelmill.illustrator.icon.Glyphs;
import java.util.ArrayList;
import java.util.List;

/** Draws the lines of an icon around the origin up to a progress. */
public final class IconDrawing implements AutoCloseable {

    private final List<Path> lines = new ArrayList<>();
    private final boolean stroked;
    private final double width;

    /**
     * @param thing name of a glyph; an unknown name is drawn as a star
     * @param size of its longer side, pixels
     */
    public IconDrawing(String thing, double size) {
        Glyph glyph =
                Glyphs.get().find(thing).or(() -> Glyphs.get().find("star")).orElseThrow();
        double[] box = glyph.bounds();
        double scale = size / Math.max(box[2] - box[0], box[3] - box[1]);
        float dx = (float) (-(box[0] + box[2]) / 2 * scale);
        float dy = (float) (-(box[1] + box[3]) / 2 * scale);
        for (String d : glyph.paths()) {
            try (Path path = Path.makeFromSVGString(d)) {
                lines.add(path.makeTransform(new Matrix33((float) scale, 0, dx, 0, (float) scale, dy, 0, 0, 1)));
            }
        }
        stroked = glyph.stroked();
        width = (stroked ? 1.9 : 1.1) * scale;
    }

    /**
     * Draws it.
     *
     * @param drawn progress, 0 to 1: line after line, then the filled areas
     */
    public void draw(Pen pen, double x, double y, double scale, double drawn, int colour) {
        var canvas = pen.canvas();
        canvas.save();
        canvas.translate((float) x, (float) y);
        canvas.scale((float) scale, (float) scale);
        double each = 1 / (1 + 0.35 * (lines.size() - 1));
        for (int i = 0; i < lines.size(); i++) {
            double share =
                    Ease.inOut(Ease.at(drawn, i * 0.35 * each * (stroked ? 1 : 0.75), each * (stroked ? 1 : 0.75)));
            pen.plainTrimmed(lines.get(i), 0, share, width, colour);
            if (!stroked) {
                double filled = Ease.at(drawn, 0.72, 0.28);
                pen.plainArea(lines.get(i), (int) ((colour >>> 24) * filled) << 24 | colour & 0xFFFFFF);
            }
        }
        canvas.restore();
    }

    @Override
    public void close() {
        lines.forEach(Path::close);
    }
}
