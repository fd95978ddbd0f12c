package io.reelmill.reading;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** The paragraphs below an element, in order: without code, tables of figures, captions and the small talk of pages. */
final class Blocks implements NodeVisitor {

    private static final Set<String> LEFT_OUT = Set.of("pre", "figure", "figcaption", "table", "math", "caption", "h1");
    private static final Set<String> BLOCKS = Set.of(
            "p",
            "div",
            "section",
            "article",
            "main",
            "li",
            "ul",
            "ol",
            "blockquote",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "td",
            "tr",
            "dd",
            "dt",
            "dl",
            "hr",
            "header",
            "tbody",
            "details",
            "summary",
            "address",
            "center");
    private static final Pattern SMALL_TALK = Pattern.compile(
            "(?iu)(?:advertisement|sponsored|anzeige|publicité|publicidad|share (?:this|on)\\b.*|read (?:more|also|next)\\b.*|related(?: articles?| stories)?:?.*"
                    + "|see also:?.*|sign up (?:for|to)\\b.*|subscribe\\b.*|follow us\\b.*|click here\\b.*|(?:photo|image|picture|credit|source|foto)s?\\s*(?:by|:|/).*"
                    + "|(?:©|\\(c\\)|copyright)\\b?.*|all rights reserved.*|(?:last )?(?:updated|published|posted|edited)(?: on| at|:)? .*\\d.*"
                    + "|\\d+ (?:min(?:ute)?s?)(?: read| ago)|\\d+ comments?|leave a (?:comment|reply).*|table of contents|contents|listen to this article.*"
                    + "|skip to .*|back to top|print|email|copy link|continue reading.*|tags?:.*|filed under:?.*|by [\\p{Lu}][\\p{L}.'-]+(?: [\\p{Lu}][\\p{L}.'-]+){1,3}"
                    + "|this (?:site|website|page) uses cookies.*|we use cookies.*|accept(?: all)?(?: cookies)?|enable javascript.*|please enable .*)");
    private static final Pattern NOTE = Pattern.compile("\\s?\\[(?:\\d{1,3}|[a-z]|edit|citation needed|note \\d+)\\]");
    private static final int LONGEST_SMALL_TALK = 160;
    private static final int MOST = 3_000;

    private final Set<String> paragraphs = new LinkedHashSet<>();
    private final StringBuilder text = new StringBuilder();
    private int linked;
    private boolean heading;
    private String waiting = "";
    private int out = -1;
    private int breaks;

    private Blocks() {}

    static List<String> of(Element root) {
        Blocks blocks = new Blocks();
        root.traverse(blocks);
        blocks.flush();
        return new ArrayList<>(blocks.paragraphs);
    }

    @Override
    public void head(Node node, int depth) {
        if (out >= 0) {
            return;
        }
        if (node instanceof TextNode words) {
            if (!words.isBlank()) {
                breaks = 0;
            }
            text.append(words.getWholeText());
            linked += isLinked(words) ? words.getWholeText().strip().length() : 0;
            return;
        }
        if (!(node instanceof Element element)) {
            return;
        }
        String tag = element.normalName();
        if (LEFT_OUT.contains(tag) && !isLayout(element)) {
            flush();
            out = depth;
        } else if (tag.equals("br")) {
            text.append(' ');
            if (++breaks > 1) {
                flush();
            }
        } else if (BLOCKS.contains(tag)) {
            flush();
            heading = tag.matches("h[2-6]|dt|summary");
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (out == depth) {
            out = -1;
        } else if (out < 0 && node instanceof Element element && BLOCKS.contains(element.normalName())) {
            flush();
        }
    }

    /** Old pages stand in tables; a table of figures cannot be read aloud. */
    private static boolean isLayout(Element element) {
        return element.normalName().equals("table")
                && (element.selectFirst("p, h1, h2, table table, ul") != null
                        || element.attr("role").equals("presentation"));
    }

    private static boolean isLinked(TextNode words) {
        Node at = words.parent();
        for (int i = 0; i < 3 && at != null; i++, at = at.parent()) {
            if (at.normalName().equals("a")) {
                return true;
            }
        }
        return false;
    }

    private void flush() {
        String paragraph =
                NOTE.matcher(Tidy.line(text.toString())).replaceAll("").strip();
        boolean link = linked > 0.6 * paragraph.length();
        boolean wasHeading = heading;
        text.setLength(0);
        linked = 0;
        heading = false;
        breaks = 0;
        boolean says = paragraph.codePoints().anyMatch(Character::isLetter);
        if (!says || link || paragraphs.size() >= MOST || isSmallTalk(paragraph)) {
            return;
        }
        if (wasHeading) {
            // A heading counts once something follows it.
            waiting = paragraph;
            return;
        }
        if (!waiting.isEmpty()) {
            paragraphs.add(waiting);
            waiting = "";
        }
        paragraphs.add(paragraph);
    }

    private static boolean isSmallTalk(String paragraph) {
        return paragraph.length() <= LONGEST_SMALL_TALK
                && SMALL_TALK.matcher(paragraph).matches();
    }
}
