package io.reelmill.reading;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeVisitor;

/** Takes away what surrounds an article: navigation, notices, comments, forms, advertisements, hidden things. */
final class Clutter {

    private static final Set<String> NEVER_TEXT = Set.of(
            "script",
            "style",
            "noscript",
            "nav",
            "footer",
            "aside",
            "button",
            "input",
            "select",
            "textarea",
            "iframe",
            "object",
            "embed",
            "svg",
            "canvas",
            "template",
            "dialog",
            "menu",
            "audio",
            "video",
            "map",
            "label");
    private static final Set<String> ROLES = Set.of(
            "navigation",
            "complementary",
            "banner",
            "dialog",
            "alertdialog",
            "contentinfo",
            "search",
            "menu",
            "menubar",
            "toolbar",
            "alert");
    /** Never part of an article. */
    private static final Pattern ALIEN = Pattern.compile(
            "(?i)cookie|consent|gdpr|ccpa|\\bresponses\\b|newsletter|subscri(?:be|ption)|advert|\\bads?\\b|\\bad-|-ads?\\b|sponsor|outbrain|taboola"
                    + "|breadcrumb|pagination|\\bpager\\b|skip-?(?:link|to)|sr-only|screen-reader|visually-hidden|most-?read|sign-?up"
                    + "|trending|read-?next|up-?next|more-?(?:stories|articles|from|posts|news)|tag-?(?:list|cloud)|paywall"
                    + "|print-?only|edit-?section|app-?banner|donat(?:e|ion)[-_]?(?:box|banner)|toc\\b|table-?of-?contents");

    private static final Pattern COMMENTS = Pattern.compile(
            "(?i)disqus|\\bcomments?\\b(?!-(?:count|on|open))|comments?[-_]?(?:list|section|area|form|thread|wrap|body)|user-?comments");
    /** Mostly not; but themes give such names to wrappers of everything, too. */
    private static final Pattern ASIDE = Pattern.compile(
            "(?i)share|sharing|social|related|recommend|promo|sidebar|side-?bar|\\bmenu|nav(?:bar|igation)?\\b|masthead|popup|pop-up"
                    + "|modal|overlay|toolbar|byline|\\bmeta\\b|author-?(?:bio|box|card|info)|login|teaser|widget|banner|footer|site-?header"
                    + "|rail\\b|popular|rating|reactions|backlinks|disclaimer|timestamp|dateline");
    /** Of the page's sentences: who holds more is no aside, whatever its name. */
    private static final double TOO_MUCH = 0.4;

    private static final int LONGEST_NAME = 300;

    private Clutter() {}

    static void remove(Element body) {
        Map<Element, Integer> prose = prose(body);
        int all = Math.max(1, prose.getOrDefault(body, 0));
        List<Node> alien = new ArrayList<>();
        body.filter((NodeFilter) (node, depth) -> {
            if (node instanceof Element element && element != body) {
                boolean large = prose.getOrDefault(element, 0) > TOO_MUCH * all;
                if (isClutter(element, large)) {
                    alien.add(node);
                    return NodeFilter.FilterResult.SKIP_ENTIRELY;
                }
            } else if (!(node instanceof TextNode) && !(node instanceof Element)) {
                alien.add(node);
            }
            return NodeFilter.FilterResult.CONTINUE;
        });
        alien.forEach(Node::remove);
    }

    private static boolean isClutter(Element element, boolean large) {
        String tag = element.normalName();
        if (NEVER_TEXT.contains(tag)) {
            return !large || Set.of("script", "style", "svg", "template").contains(tag);
        }
        if (tag.equals("form") || tag.equals("header") && element.selectFirst("h1") == null) {
            return !large;
        }
        if (element.hasAttr("hidden")
                || element.attr("aria-hidden").equals("true")
                || element.attr("style").matches("(?is).{0,200}display\\s*:\\s*none.*")) {
            return !large;
        }
        if (ROLES.contains(element.attr("role"))) {
            return !large;
        }
        if (tag.equals("main") || tag.equals("article") || tag.matches("h[1-6]|p|figure|figcaption|img|picture")) {
            return tag.equals("article") && isComment(element);
        }
        String name = element.id() + " " + element.className();
        if (name.length() > LONGEST_NAME) {
            name = name.substring(0, LONGEST_NAME);
        }
        // Bodies and wrappers are named after all that they hold; comments may well be longer than the article.
        boolean comments =
                COMMENTS.matcher(name).find() && element.selectFirst("article, main, [itemprop=articleBody]") == null;
        return comments
                || !large && (ALIEN.matcher(name).find() || ASIDE.matcher(name).find());
    }

    private static boolean isComment(Element article) {
        return Pattern.compile("(?i)\\bcomment(?:-|s?\\b)")
                        .matcher(article.className())
                        .find()
                || article.attr("itemprop").equals("comment");
    }

    /** Characters in stretches of text that are long enough to be sentences, below each element. */
    private static Map<Element, Integer> prose(Element body) {
        Map<Element, Integer> prose = new IdentityHashMap<>();
        body.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof TextNode text
                        && text.parent() != null
                        && !text.parent().normalName().equals("a")
                        && text.getWholeText().length() >= 25) {
                    prose.merge(text.parent(), text.getWholeText().strip().length(), Integer::sum);
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (node instanceof Element element && element != body && prose.containsKey(element)) {
                    prose.merge(element.parent(), prose.get(element), Integer::sum);
                }
            }
        });
        return prose;
    }
}
