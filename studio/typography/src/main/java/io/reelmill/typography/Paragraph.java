package io.reelmill.typography;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Paint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text set in lines of about the same length, as large as its place allows. Belongs to one thread. */
public final class Paragraph implements AutoCloseable {

    private static final String CUT = "…";
    /** Sizes go down in steps of this factor until the text fits. */
    private static final double STEP = 0.94;
    /** Lines of about one length are worth letters that are so much smaller. */
    private static final double EVEN_RATHER = 0.8;
    /** A line is too short beside the longest. */
    private static final double SHORTEST = 0.5;

    private static final double LEADING = 1.14;
    /** Letters that carry marks above and below need more room. */
    private static final double STACKED_LEADING = 1.45;

    private final List<Lettering> lines;
    private final double size;
    private final double leading;

    private Paragraph(List<Lettering> lines, double size, double leading) {
        this.lines = lines;
        this.size = size;
        this.leading = leading;
    }

    /**
     * How the letters look.
     *
     * @param face the typeface; others stand in for letters that it has not
     * @param capitals whether all letters are capitals
     * @param tracking between two letters, in parts of their size
     * @param language tag of the text, which decides on shaping; may be empty
     */
    public record Type(Face face, boolean capitals, double tracking, String language) {}

    /**
     * Sets a text.
     *
     * @param width pixels that no line exceeds
     * @param height pixels that all lines together do not exceed
     * @param largest size of the letters in pixels
     * @param smallest size at which the text is rather cut, with an ellipsis
     */
    public static Paragraph fit(String text, Type type, double width, double height, double largest, double smallest) {
        String folded = text.strip().replaceAll("\\s+", " ");
        String written = type.capitals() ? folded.toUpperCase(Locale.forLanguageTag(type.language())) : folded;
        double leading = Script.stacked(written) ? STACKED_LEADING : LEADING;
        List<String> words = words(written, type.language());
        List<String> ragged = null;
        double raggedSize = 0;
        for (double size = largest; size > smallest && !(size < raggedSize * EVEN_RATHER); size *= STEP) {
            List<String> broken = broken(words, type, size, width);
            if (broken != null && size * (1 + (broken.size() - 1) * leading) <= height) {
                List<String> lines = balanced(words, broken, type, size, width);
                if (isEven(lines, type, size)) {
                    return of(lines, type, size, leading);
                }
                raggedSize = ragged == null ? size : raggedSize;
                ragged = ragged == null ? lines : ragged;
            }
        }
        if (ragged != null) {
            return of(ragged, type, raggedSize, leading);
        }
        int most = (int) Math.max(1, Math.floor((height / smallest - 1) / leading + 1));
        return of(cut(words, type, smallest, width, most), type, smallest, leading);
    }

    private static Paragraph of(List<String> lines, Type type, double size, double leading) {
        return new Paragraph(
                lines.stream().map(line -> letters(line, type, size)).toList(), size, leading);
    }

    /** Pieces between which a line may break; those that a space parts begin with it. */
    private static List<String> words(String text, String language) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            List<String> pieces = Script.pieces(word, language);
            for (int i = 0; i < pieces.size(); i++) {
                words.add(i == 0 && !words.isEmpty() ? " " + pieces.get(i) : pieces.get(i));
            }
        }
        return words;
    }

    /** Lines filled one after the other, or null when a single word is too wide. */
    private static List<String> broken(List<String> words, Type type, double size, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words) {
            if (!line.isEmpty() && width(line + word, type, size) <= width) {
                line += word;
                continue;
            }
            if (!line.isEmpty()) {
                lines.add(line);
            }
            line = word.strip();
            if (width(line, type, size) > width) {
                return null;
            }
        }
        lines.add(line);
        return lines;
    }

    /** The narrowest measure that takes no more lines: none is left with a single word. */
    private static List<String> balanced(List<String> words, List<String> first, Type type, double size, double width) {
        List<String> best = first;
        for (double narrower = width * 0.94; first.size() > 1 && narrower > width * 0.45; narrower *= 0.94) {
            List<String> lines = broken(words, type, size, narrower);
            if (lines == null || lines.size() > first.size()) {
                break;
            }
            best = lines;
        }
        return best;
    }

    /** No line but the last is much shorter than the longest. */
    private static boolean isEven(List<String> lines, Type type, double size) {
        List<Double> widths =
                lines.stream().map(line -> width(line, type, size)).toList();
        double longest = widths.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        return widths.stream().limit(lines.size() - 1L).allMatch(w -> w > longest * SHORTEST);
    }

    private static List<String> cut(List<String> words, Type type, double size, double width, int most) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words) {
            if (width(line + word, type, size) <= width || line.isEmpty()) {
                line = line.isEmpty() ? word.strip() : line + word;
            } else if (lines.size() + 1 == most) {
                lines.add(shortened(line + word, type, size, width));
                return lines;
            } else {
                lines.add(line);
                line = word.strip();
            }
        }
        lines.add(shortened(line, type, size, width));
        return lines;
    }

    private static String shortened(String line, Type type, double size, double width) {
        if (width(line, type, size) <= width) {
            return line;
        }
        String kept = line;
        while (kept.length() > 1 && width(kept + CUT, type, size) > width) {
            kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1)).strip();
        }
        return kept + CUT;
    }

    private static double width(String line, Type type, double size) {
        try (Lettering letters = letters(line, type, size)) {
            return letters.width();
        }
    }

    private static Lettering letters(String line, Type type, double size) {
        return Lettering.of(line, type.face(), size, 1, type.tracking(), type.language());
    }

    /** Pixels of the letters that were found to fit. */
    public double size() {
        return size;
    }

    public int lines() {
        return lines.size();
    }

    /** Pixels of the widest line. */
    public double width() {
        return lines.stream().mapToDouble(Lettering::width).max().orElse(0);
    }

    /** Pixels from the top of the first line's capitals to the baseline of the last, about. */
    public double height() {
        return size * (0.72 + (lines.size() - 1) * leading);
    }

    /** Width of one line in pixels. */
    public double width(int line) {
        return lines.get(line).width();
    }

    /** Pixels from the top to the baseline of one line. */
    public double baseline(int line) {
        return size * (0.72 + line * leading);
    }

    /** Draws one line with its left edge at {@code x} on the baseline. */
    public void draw(Canvas canvas, int line, double x, double baseline, Paint paint) {
        lines.get(line).draw(canvas, x, baseline, paint, true);
    }

    /**
     * Draws all lines.
     *
     * @param x left edge of their place
     * @param y top of it
     * @param width of it
     * @param side 0 along the left edge, 0.5 in the middle, 1 along the right edge
     */
    public void draw(Canvas canvas, double x, double y, double width, double side, Paint paint) {
        for (int i = 0; i < lines.size(); i++) {
            draw(canvas, i, x + (width - width(i)) * side, y + baseline(i), paint);
        }
    }

    @Override
    public void close() {
        lines.forEach(Lettering::close);
    }
}
