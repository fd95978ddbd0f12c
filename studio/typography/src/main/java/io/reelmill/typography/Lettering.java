package io.reelmill.typography;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Font;
import io.github.humbleui.skija.FontEdging;
import io.github.humbleui.skija.FontHinting;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.TextBlob;
import io.github.humbleui.skija.TextLine;
import io.github.humbleui.skija.Typeface;
import io.github.humbleui.skija.shaper.ShapingOptions;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.Rect;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A word or line of text, shaped: joined, kerned, tracked, its letters in reading direction, each in a typeface that
 * has it; ready to be drawn with its left edge at 0 on the baseline.
 */
public final class Lettering implements AutoCloseable {

    /**
     * The letters' typeface and how they are set.
     *
     * @param face tried first for each character
     * @param stretch how wide letters of that typeface are drawn, 1 as they are
     * @param tracking space added between two letters, in ems; left out where letters are joined
     */
    public record Type(Face face, double stretch, double tracking) {}

    /** Letters of one typeface and one direction, at their place. */
    private record Run(TextBlob blob, float x, boolean coloured) {}

    private record Segment(String text, Typeface face, boolean rightToLeft) {}

    private final List<Run> runs = new ArrayList<>();
    private final float width;
    private float right;
    private float above;
    private float below;

    /**
     * Shapes a text, not broken into lines.
     *
     * @param size of the letters in pixels
     * @param language tag that decides on typefaces and direction, or empty
     * @param missing told of each character that no typeface at hand has; it is left out
     */
    public Lettering(String text, Type type, double size, String language, IntConsumer missing) {
        float x = 0;
        for (Segment segment : segments(text, type, language, missing)) {
            x += place(segment, x, type, (float) size);
        }
        width = Math.max(0, x - (runs.isEmpty() ? 0 : track(text, type, size)));
    }

    /**
     * Text in one of our typefaces, not broken into lines.
     *
     * @param size of the letters in pixels
     * @param stretch how wide they are drawn, 1 as they are
     * @param tracking added between two letters, in ems; left out where letters are joined
     * @param language tag that decides on typefaces and direction, or empty
     */
    public static Lettering of(String text, Face face, double size, double stretch, double tracking, String language) {
        return new Lettering(text, new Type(face, stretch, tracking), size, language, point -> {});
    }

    private float place(Segment segment, float x, Type type, float size) {
        boolean own = segment.face() == Typefaces.of(type.face());
        boolean coloured = Typefaces.coloured(segment.face());
        // pictures are as high as capitals with a little above and below
        try (Font font = new Font(segment.face(), coloured ? size * 0.88f : size)) {
            font.setSubpixel(true);
            font.setHinting(FontHinting.NONE);
            font.setEdging(FontEdging.ANTI_ALIAS);
            font.setScaleX(own ? (float) type.stretch() : 1);
            ShapingOptions options = ShapingOptions.DEFAULT.withLeftToRight(!segment.rightToLeft());
            try (TextLine line = TextLine.make(segment.text(), font, options)) {
                short[] glyphs = line.getGlyphs();
                float[] places = line.getPositions();
                float track = track(segment.text(), type, size);
                Point[] points = new Point[glyphs.length];
                for (int i = 0; i < glyphs.length; i++) {
                    points[i] = new Point(places[2 * i] + i * track, places[2 * i + 1]);
                }
                if (glyphs.length == 0) {
                    return 0;
                }
                TextBlob blob = TextBlob.makeFromPos(glyphs, points, font);
                runs.add(new Run(blob, x, coloured));
                Rect bounds = blob.getTightBounds();
                right = Math.max(right, x + bounds.getRight());
                above = Math.max(above, -bounds.getTop());
                below = Math.max(below, bounds.getBottom());
                return line.getWidth() + glyphs.length * track;
            }
        }
    }

    private static float track(String text, Type type, double size) {
        return Script.trackable(text) ? (float) (type.tracking() * size) : 0;
    }

    /** The text in the order in which it stands, from the left, by typeface and direction. */
    private static List<Segment> segments(String text, Type type, String language, IntConsumer missing) {
        if (text.isEmpty()) {
            return List.of();
        }
        boolean rightToLeft = Script.rightToLeft(text, Script.rightToLeftLanguage(language));
        int base = rightToLeft ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT;
        Bidi bidi = new Bidi(text, base);
        int n = bidi.getRunCount();
        byte[] levels = new byte[n];
        List<Segment>[] found = newArray(n);
        for (int i = 0; i < n; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            String part = text.substring(bidi.getRunStart(i), bidi.getRunLimit(i));
            found[i] = byTypeface(part, type, language, (levels[i] & 1) == 1, missing);
        }
        Bidi.reorderVisually(levels, 0, found, 0, n);
        List<Segment> segments = new ArrayList<>();
        for (List<Segment> run : found) {
            segments.addAll(run);
        }
        return segments;
    }

    @SuppressWarnings("unchecked")
    private static List<Segment>[] newArray(int length) {
        return (List<Segment>[]) new List<?>[length];
    }

    private static List<Segment> byTypeface(
            String text, Type type, String language, boolean rightToLeft, IntConsumer missing) {
        List<Segment> segments = new ArrayList<>();
        StringBuilder same = new StringBuilder();
        Typeface last = null;
        for (String cluster : drawable(text, type, language, missing)) {
            int[] points = cluster.codePoints().toArray();
            if (Script.drawn(points).length == 0) {
                // joiners shape what stands before and after them
                same.append(last == null ? "" : cluster);
                continue;
            }
            Typeface face = Typefaces.with(points, type.face(), language).orElseThrow();
            if (last != null && face != last) {
                segments.add(new Segment(same.toString(), last, rightToLeft));
                same.setLength(0);
            }
            last = face;
            // the typeface is chosen, and what asked for it would only part the run
            same.append(Script.emoji(points) ? cluster.replace("\uFE0F", "") : cluster);
        }
        if (last != null) {
            segments.add(new Segment(same.toString(), last, rightToLeft));
        }
        if (rightToLeft) {
            Collections.reverse(segments);
        }
        return segments;
    }

    /** The clusters for which there is a typeface; of others, those of their code points for which there is one. */
    private static List<String> drawable(String text, Type type, String language, IntConsumer missing) {
        List<String> clusters = new ArrayList<>();
        for (String cluster : Script.clusters(text)) {
            int[] points = cluster.codePoints().toArray();
            if (Script.drawn(points).length == 0
                    || Typefaces.with(points, type.face(), language).isPresent()) {
                clusters.add(cluster);
                continue;
            }
            for (int point : Script.drawn(points)) {
                if (Typefaces.with(new int[] {point}, type.face(), language).isPresent()) {
                    clusters.add(Character.toString(point));
                } else {
                    missing.accept(point);
                }
            }
        }
        return clusters;
    }

    /** Advance width in pixels. */
    public double width() {
        return width;
    }

    /** How far ink goes to the right at most, in pixels: letters that lean or are drawn narrower go beyond the width. */
    public double right() {
        return Math.max(right, width);
    }

    /** How far ink goes above the baseline, in pixels. */
    public double above() {
        return above;
    }

    /** How far ink goes below the baseline, in pixels. */
    public double below() {
        return below;
    }

    public boolean empty() {
        return runs.isEmpty();
    }

    /**
     * Draws the letters.
     *
     * @param pictures whether those that have colours of their own are drawn as well
     */
    public void draw(Canvas canvas, double x, double baseline, Paint paint, boolean pictures) {
        for (Run run : runs) {
            if (pictures || !run.coloured()) {
                canvas.drawTextBlob(run.blob(), (float) x + run.x(), (float) baseline, paint);
            }
        }
    }

    @Override
    public void close() {
        runs.forEach(run -> run.blob().close());
    }
}
