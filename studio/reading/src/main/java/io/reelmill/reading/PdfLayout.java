package io.reelmill.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Puts the pieces of a page into the order of reading: a page is cut along the gutters between its columns, above or below
 * what spans them. A recursive X-Y cut after Nagy and Seth, 1984.
 */
final class PdfLayout {

    private static final double NARROWEST_GUTTER = 8;
    private static final int FEWEST_LINES = 3;
    private static final int DEEPEST = 12;
    private static final int MAX_PIECES = 4_000;

    private PdfLayout() {}

    static List<PdfLine> ordered(List<PdfLine> pieces) {
        List<PdfLine> rows = new ArrayList<>(pieces.subList(0, Math.min(pieces.size(), MAX_PIECES)));
        rows.sort(Comparator.comparingDouble(PdfLine::base).thenComparingDouble(PdfLine::left));
        List<PdfLine> ordered = new ArrayList<>();
        cut(rows, 0, ordered);
        return ordered;
    }

    private static void cut(List<PdfLine> rows, int depth, List<PdfLine> ordered) {
        double gutter = depth < DEEPEST ? gutter(rows) : Double.NaN;
        if (!Double.isNaN(gutter)) {
            cut(rows.stream().filter(r -> r.left() < gutter).toList(), depth + 1, ordered);
            cut(rows.stream().filter(r -> r.left() >= gutter).toList(), depth + 1, ordered);
            return;
        }
        int split = depth < DEEPEST ? split(rows) : 0;
        if (split > 0) {
            cut(rows.subList(0, split), depth + 1, ordered);
            cut(rows.subList(split, rows.size()), depth + 1, ordered);
            return;
        }
        join(rows, ordered);
    }

    /** Where columns begin below, or end above, what spans them; 0 when there are none. */
    private static int split(List<PdfLine> rows) {
        for (int i = 1; i < rows.size() - 2 * FEWEST_LINES && i < 120; i++) {
            if (rows.get(i).base() - rows.get(i - 1).base() > 2
                    && !Double.isNaN(gutter(rows.subList(i, rows.size())))) {
                return i;
            }
        }
        for (int i = rows.size() - 1; i > 2 * FEWEST_LINES && i > rows.size() - 120; i--) {
            if (rows.get(i).base() - rows.get(i - 1).base() > 2 && !Double.isNaN(gutter(rows.subList(0, i)))) {
                return i;
            }
        }
        // Columns with something that spans them both above and below: the longest stretch with a gutter.
        for (int i = 1; i < rows.size() - 2 * FEWEST_LINES && i < 40; i++) {
            boolean spans = rows.get(i).base() - rows.get(i - 1).base() > 2;
            for (int j = rows.size() - 1; spans && j > i + 2 * FEWEST_LINES && j > rows.size() - 40; j--) {
                if (!Double.isNaN(gutter(rows.subList(i, j)))) {
                    return i;
                }
            }
        }
        return 0;
    }

    /** The left edge of the column right of a gutter, or not a number. */
    private static double gutter(List<PdfLine> rows) {
        if (rows.size() < 2 * FEWEST_LINES) {
            return Double.NaN;
        }
        List<PdfLine> byLeft = new ArrayList<>(rows);
        byLeft.sort(Comparator.comparingDouble(PdfLine::left));
        double reach = byLeft.get(0).right();
        for (int i = 1; i < byLeft.size(); i++) {
            double left = byLeft.get(i).left();
            if (left - reach >= NARROWEST_GUTTER
                    && i >= FEWEST_LINES
                    && byLeft.size() - i >= FEWEST_LINES
                    && sideBySide(byLeft.subList(0, i), byLeft.subList(i, byLeft.size()))) {
                return left;
            }
            reach = Math.max(reach, byLeft.get(i).right());
        }
        return Double.NaN;
    }

    /** Columns hold prose: a narrow strip of numbers or labels belongs to the rows it stands in. */
    private static boolean sideBySide(List<PdfLine> left, List<PdfLine> right) {
        return width(left) > 80 && width(right) > 80;
    }

    private static double width(List<PdfLine> rows) {
        return rows.stream().mapToDouble(r -> r.right() - r.left()).average().orElse(0);
    }

    /** Pieces on one base line, with no column between them, are one line. */
    private static void join(List<PdfLine> rows, List<PdfLine> ordered) {
        PdfLine open = null;
        for (PdfLine row : rows) {
            if (open != null && Math.abs(row.base() - open.base()) < 0.35 * open.size() && row.left() >= open.right()) {
                open = new PdfLine(
                        open.text() + " " + row.text(),
                        open.left(),
                        row.right(),
                        open.base(),
                        open.size(),
                        open.height());
                continue;
            }
            if (open != null) {
                ordered.add(open);
            }
            open = row;
        }
        if (open != null) {
            ordered.add(open);
        }
    }
}
