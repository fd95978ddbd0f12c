package io.reelmill.typography;

import io.github.humbleui.skija.Font;
import io.github.humbleui.skija.Matrix33;
import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathSegment;
import io.github.humbleui.skija.PathSegmentIterator;
import io.github.humbleui.skija.Typeface;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.Rect;
import java.util.Locale;

/** Emoji of one colour as outlines, from the typeface that comes with the product. */
public final class EmojiOutlines {

    /** Pixels of the typeface; outlines are scaled afterwards. */
    private static final float SIZE = 100;

    private EmojiOutlines() {}

    /**
     * The outline of an emoji, whose lines are areas.
     *
     * @param codePoint that of the emoji, {@code 0x1F992}
     * @param side of the square into whose middle it is fitted, of any unit
     * @param margin between the emoji and the edges of the square, in the same unit
     * @return SVG path data
     * @throws IllegalArgumentException when the typeface lacks the emoji
     */
    public static String svg(int codePoint, double side, double margin) {
        Typeface typeface = Typefaces.emoji();
        try (Font font = new Font(typeface, SIZE)) {
            short glyph = font.getUTF32Glyph(codePoint);
            if (glyph == 0) {
                throw new IllegalArgumentException("no emoji U+%X".formatted(codePoint));
            }
            try (Path drawn = font.getPath(glyph)) {
                Rect box = drawn.computeTightBounds();
                double scale = (side - 2 * margin) / Math.max(box.getWidth(), box.getHeight());
                float dx = (float) (side / 2 - (box.getLeft() + box.getRight()) / 2 * scale);
                float dy = (float) (side / 2 - (box.getTop() + box.getBottom()) / 2 * scale);
                Matrix33 fit = new Matrix33((float) scale, 0, dx, 0, (float) scale, dy, 0, 0, 1);
                try (Path fitted = drawn.makeTransform(fit)) {
                    return svg(fitted);
                }
            }
        }
    }

    private static String svg(Path path) {
        StringBuilder data = new StringBuilder();
        try (PathSegmentIterator segments = path.iterator()) {
            while (segments.hasNext()) {
                append(segments.next(), data);
            }
        }
        return data.toString();
    }

    private static void append(PathSegment segment, StringBuilder data) {
        switch (segment.getVerb()) {
            case MOVE -> add(data, 'M', segment.getP0());
            case LINE -> add(data, 'L', segment.getP1());
            case QUAD -> add(data, 'Q', segment.getP1(), segment.getP2());
            case CUBIC -> add(data, 'C', segment.getP1(), segment.getP2(), segment.getP3());
            case CLOSE -> data.append('Z');
            default -> throw new IllegalStateException("a typeface has no " + segment.getVerb());
        }
    }

    private static void add(StringBuilder data, char command, Point... points) {
        data.append(command);
        for (Point point : points) {
            data.append(String.format(Locale.ROOT, "%.3f %.3f ", point.getX(), point.getY()));
        }
    }
}
