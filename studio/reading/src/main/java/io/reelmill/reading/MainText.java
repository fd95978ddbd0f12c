package io.reelmill.reading;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/**
 * Finds the element that holds the article. Every stretch of prose gives points to the elements around it, the near ones
 * more; links take them away. In the spirit of what Arc90 called readability.
 */
final class MainText {

    private static final Set<String> PROSE = Set.of(
            "p", "blockquote", "li", "dd", "td", "div", "section", "article", "main", "span", "body", "h2", "h3");
    private static final Pattern GOOD =
            Pattern.compile("(?i)article|body|content|entry|main|page|post|text|blog|story|prose|markdown");
    private static final Pattern COMMAS = Pattern.compile("[,、，،；;]");
    private static final int LEAST = 25;
    /** Full width scripts say in one character what takes three in others. */
    private static final int MIN_DENSE = 9;

    private final Map<Element, Double> scores = new IdentityHashMap<>();
    private final Map<Element, Integer> length = new IdentityHashMap<>();
    private final Map<Element, Integer> linked = new IdentityHashMap<>();
    private final Map<Element, Integer> good = new IdentityHashMap<>();

    private MainText() {}

    /** The element with the article; the body itself when nothing stands out. */
    static Element of(Element body) {
        MainText text = new MainText();
        text.measure(body);
        text.score(body);
        return text.best(body);
    }

    private void measure(Element body) {
        body.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                if (node instanceof TextNode text && text.parent() != null && !isCode(text.parent())) {
                    int characters = text.getWholeText().strip().length();
                    if (characters > 0) {
                        length.merge(text.parent(), characters, Integer::sum);
                    }
                }
            }

            @Override
            public void tail(Node node, int depth) {
                if (!(node instanceof Element element) || !length.containsKey(element)) {
                    return;
                }
                if (element.normalName().equals("a")) {
                    linked.put(element, length.get(element));
                }
                if (element != body && element.parent() != null) {
                    length.merge(element.parent(), length.get(element), Integer::sum);
                    linked.merge(element.parent(), linked.getOrDefault(element, 0), Integer::sum);
                }
            }
        });
    }

    private static boolean isCode(Node holder) {
        Node around = holder.parent();
        return holder.normalName().matches("pre|code")
                || around != null && around.normalName().equals("pre");
    }

    private void score(Element body) {
        for (Element element : body.getAllElements()) {
            if (!PROSE.contains(element.normalName())) {
                continue;
            }
            String own = ownText(element);
            boolean dense = own.codePoints().limit(200).anyMatch(Character::isIdeographic);
            if (own.length() < (dense ? MIN_DENSE : LEAST) || links(element) > 0.5) {
                continue;
            }
            double points = 1
                    + Math.min(8, COMMAS.matcher(own).results().limit(8).count())
                    + Math.min(3, own.length() / (dense ? 35.0 : 100.0));
            Element holder = element.normalName().matches("p|blockquote|li|dd|span|h2|h3") ? element.parent() : element;
            double share = 1;
            for (int level = 0; level < 4 && holder != null; level++) {
                scores.merge(holder, points * share, Double::sum);
                share = level == 0 ? 0.6 : share / 2;
                holder = holder.parent();
            }
            good.merge(element, own.length(), Integer::sum);
        }
        body.traverse(new NodeVisitor() {
            @Override
            public void head(Node node, int depth) {
                // Sums are known when all children have been seen.
            }

            @Override
            public void tail(Node node, int depth) {
                if (node instanceof Element element && element != body && good.containsKey(element)) {
                    good.merge(element.parent(), good.get(element), Integer::sum);
                }
            }
        });
    }

    /** The text that stands in the element itself or in its inline children. */
    private static String ownText(Element element) {
        StringBuilder text = new StringBuilder();
        for (Node child : element.childNodes()) {
            if (child instanceof TextNode node) {
                text.append(node.getWholeText());
            } else if (child instanceof Element inline
                    && !inline.tag().isBlock()
                    && !inline.normalName().equals("span")) {
                text.append(inline.text());
            }
            if (text.length() > 5000) {
                break;
            }
        }
        return text.toString().strip();
    }

    private double links(Element element) {
        return (double) linked.getOrDefault(element, 0) / Math.max(1, length.getOrDefault(element, 1));
    }

    private Element best(Element body) {
        Element best = body;
        double most = 0;
        for (Map.Entry<Element, Double> candidate : scores.entrySet()) {
            Element element = candidate.getKey();
            double score = candidate.getValue() * (1 - links(element)) * weight(element);
            if (score > most || score == most && good.getOrDefault(element, 0) > good.getOrDefault(best, 0)) {
                most = score;
                best = element;
            }
        }
        return climb(best, body);
    }

    private static double weight(Element element) {
        if (element.attr("itemprop").equals("articleBody")) {
            return 1.6;
        }
        String tag = element.normalName();
        double weight = tag.equals("article") ? 1.25 : tag.equals("main") ? 1.15 : tag.equals("body") ? 0.7 : 1;
        return GOOD.matcher(element.id() + " " + element.className()).find() ? weight * 1.15 : weight;
    }

    /** An article in several sections is all of them: outwards as long as much is won and little of it links. */
    private Element climb(Element from, Element body) {
        Element at = from;
        Element farthest = from;
        while (at != body && at.parent() != null) {
            at = at.parent();
            int won = good.getOrDefault(at, 0);
            boolean much = won > 1.2 * good.getOrDefault(farthest, 0);
            boolean pure = won > 0.5 * length.getOrDefault(at, 1) && links(at) < 0.35;
            boolean whole =
                    at.normalName().equals("article") && won > 0.7 * length.getOrDefault(at, 1) && links(at) < 0.25;
            if (much && pure || whole) {
                farthest = at;
            }
        }
        return farthest;
    }
}
