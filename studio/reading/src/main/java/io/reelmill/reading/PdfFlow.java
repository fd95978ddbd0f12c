package io.reelmill.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines become paragraphs again: running heads dropped, lines joined, hyphenation undone. */
final class PdfFlow {

    /** Of the page's height, at its top and at its bottom, where running heads stand. */
    private static final double EDGE = 0.12;

    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?iu)(?:page|seite|p\\.|s\\.)?\\s*[-–—|]?\\s*(?:\\d{1,4}|[ivxlc]{1,6})\\s*(?:(?:/|of|von|de)\\s*\\d{1,4})?\\s*[-–—|]?");
    private static final Pattern COMPOUND = Pattern.compile("\\p{L}{2,}-\\p{L}{2,}");
    private static final Pattern ENDS = Pattern.compile(".*[.!?:。！？…][\"”’»)\\]]*$");

    private PdfFlow() {}

    /** The pages without the lines that stand at the edge of several pages, and without page numbers. */
    static List<List<PdfLine>> withoutRunningHeads(List<List<PdfLine>> pages) {
        Map<String, Integer> seen = new HashMap<>();
        for (List<PdfLine> page : pages) {
            Set<String> here = new HashSet<>();
            page.stream().filter(PdfFlow::atEdge).forEach(line -> here.add(pattern(line)));
            here.forEach(p -> seen.merge(p, 1, Integer::sum));
        }
        int often = Math.max(2, Math.min(4, pages.size() / 3));
        return pages.stream()
                .map(page -> page.stream()
                        .filter(line -> !atEdge(line)
                                || seen.get(pattern(line)) < often
                                        && !PAGE_NUMBER.matcher(line.text()).matches())
                        .toList())
                .toList();
    }

    private static boolean atEdge(PdfLine line) {
        return line.base() < EDGE * line.height() || line.base() > (1 - EDGE) * line.height();
    }

    private static String pattern(PdfLine line) {
        return line.text().replaceAll("\\d+", "#") + (line.base() < line.height() / 2 ? " top" : " bottom");
    }

    static List<String> paragraphs(List<List<PdfLine>> pages) {
        Set<String> compounds = new HashSet<>();
        for (List<PdfLine> page : pages) {
            for (PdfLine line : page) {
                Matcher m = COMPOUND.matcher(line.text());
                while (m.find() && compounds.size() < 20_000) {
                    compounds.add(m.group().toLowerCase(Locale.ROOT));
                }
            }
        }
        List<String> paragraphs = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        PdfLine last = null;
        for (List<PdfLine> page : pages) {
            double leading = leading(page);
            for (PdfLine line : page) {
                if (last != null && begins(line, last, leading, open)) {
                    add(paragraphs, open);
                }
                append(open, line.text(), compounds);
                last = line;
            }
        }
        add(paragraphs, open);
        return paragraphs;
    }

    private static void add(List<String> paragraphs, StringBuilder open) {
        String paragraph = Tidy.line(open.toString());
        open.setLength(0);
        if (paragraph.codePoints().filter(Character::isLetter).count() > 1) {
            paragraphs.add(paragraph);
        }
    }

    /** The usual distance of two lines on a page. */
    private static double leading(List<PdfLine> page) {
        double[] gaps = new double[Math.max(0, page.size() - 1)];
        int n = 0;
        for (int i = 1; i < page.size(); i++) {
            double gap = page.get(i).base() - page.get(i - 1).base();
            if (gap > 0) {
                gaps[n++] = gap;
            }
        }
        Arrays.sort(gaps, 0, n);
        return n == 0 ? 14 : gaps[n / 3];
    }

    private static boolean begins(PdfLine line, PdfLine last, double leading, StringBuilder open) {
        if (Math.abs(line.size() - last.size()) > 0.12 * last.size()) {
            return true;
        }
        boolean ended = ENDS.matcher(open.toString().strip()).matches();
        double gap = line.base() - last.base();
        if (gap <= 0 || gap > 8 * leading) {
            // Another column or page: the sentence goes on unless it has ended or this is clearly a new one.
            return ended
                    || !Character.isLowerCase(line.text().codePointAt(0))
                            && !open.toString().endsWith("-")
                            && startsItem(line);
        }
        if (gap > 1.35 * leading) {
            return true;
        }
        boolean indented = line.left() > last.left() + 0.8 * line.size() && line.left() < last.left() + 5 * line.size();
        boolean shortLast = last.right() < line.right() - 4 * line.size();
        return ended && (indented || shortLast) || startsItem(line);
    }

    private static boolean startsItem(PdfLine line) {
        return line.text().matches("^(?:[•▪–◦●]|\\d{1,2}[.)]|\\(\\d{1,2}\\))\\s+\\p{Lu}.*");
    }

    private static void append(StringBuilder open, String text, Set<String> compounds) {
        int end = open.length() - 1;
        if (end < 0) {
            open.append(text);
            return;
        }
        char hyphen = open.charAt(end);
        boolean broken = (hyphen == '-' || hyphen == '\u2010' || hyphen == '\u00AD')
                && end > 0
                && Character.isLetter(open.charAt(end - 1))
                && Character.isLowerCase(text.codePointAt(0));
        if (!broken) {
            open.append(noSpaces(open, text) ? "" : " ").append(text);
            return;
        }
        int word = end;
        while (word > 0 && Character.isLetter(open.charAt(word - 1))) {
            word--;
        }
        String compound = open.substring(word, end) + "-" + text.split("[^\\p{L}]", 2)[0];
        if (hyphen != '-' || !compounds.contains(compound.toLowerCase(Locale.ROOT))) {
            open.setLength(end);
        }
        open.append(text);
    }

    private static boolean noSpaces(StringBuilder open, String text) {
        return Character.isIdeographic(open.codePointBefore(open.length()))
                && Character.isIdeographic(text.codePointAt(0));
    }
}
