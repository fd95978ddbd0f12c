package io.reelmill.reading;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** Pages whose whole text is preformatted, such as RFCs and old mailing lists: prose by lines, not code. */
final class PlainPage {

    /** Share of the text that has to be preformatted. */
    private static final double MIN_SHARE = 0.6;

    private static final int MIN_TEXT = 800;
    /** Share of letters, digits and spaces in prose; code has more signs. */
    private static final double MIN_PROSE = 0.9;

    private static final Pattern NOT_SPOKEN = Pattern.compile(
            ".*\\[Page \\d+\\].*|RFC \\d+\\s{3,}.*|.*(?:\\.\\s?){5,}\\s*\\d+\\s*|[^\\p{L}]*|Internet-Draft\\s{3,}.*");

    private PlainPage() {}

    /** Its paragraphs, or none when it is no such page. */
    static List<String> paragraphs(Element root) {
        StringBuilder text = new StringBuilder();
        root.getElementsByTag("pre").forEach(pre -> text.append(pre.wholeText()).append("\n\n"));
        boolean most = text.length() >= MIN_TEXT
                && text.length() > MIN_SHARE * root.wholeText().length();
        if (!most || !isProse(text)) {
            return List.of();
        }
        return Stream.of(text.toString().split("\\R\\s*\\R"))
                .map(PlainPage::joined)
                .filter(paragraph -> paragraph.codePoints().anyMatch(Character::isLetter))
                .toList();
    }

    private static String joined(String paragraph) {
        return Tidy.line(String.join(
                " ",
                paragraph
                        .lines()
                        .filter(line -> !NOT_SPOKEN.matcher(line).matches())
                        .toList()));
    }

    private static boolean isProse(CharSequence text) {
        long plain = text.codePoints()
                .filter(c -> Character.isLetterOrDigit(c) || Character.isWhitespace(c))
                .count();
        return plain >= MIN_PROSE * text.codePoints().count();
    }
}
