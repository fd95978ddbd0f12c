package io.reelmill.reading;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import net.dankito.readability4j.Readability4J;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeTraversor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the element with the article by two finders. Ours keeps more of unusual pages; readability4j, a port of Mozilla's,
 * separates an article better from what lies beside it. Where its article is long and ours has clearly more around it, its one
 * is right.
 */
final class ArticleFinder {

    private static final Logger LOG = LoggerFactory.getLogger(ArticleFinder.class);

    /** What readability4j found is an article and no remainder, characters. */
    private static final int MIN_ARTICLE = 1_000;
    /** Ours holds more than the article, as a ratio of lengths. */
    private static final double MIN_SURPLUS = 1.25;
    /**
     * The sum of the depths of all elements. A page with more is left to our finder, whose time is linear: readability4j asks each
     * element for the text of all that is in it, again and again. Of Mozilla's 130 test pages the one with most has 120,000.
     */
    private static final int MAX_NESTING = 400_000;

    private ArticleFinder() {}

    /** The element with the article; the page is taken apart. */
    static Element of(Page page) {
        Element body = page.dom().body();
        EncyclopediaApparatus.remove(body);
        Optional<Element> second = readability(page);
        Clutter.remove(body);
        Element own = MainText.of(body);
        int length = own.text().length();
        return second.filter(article -> {
                    int found = article.text().length();
                    return found >= MIN_ARTICLE && length > MIN_SURPLUS * found;
                })
                .orElse(own);
    }

    private static Optional<Element> readability(Page page) {
        if (nesting(page.dom()) > MAX_NESTING) {
            return Optional.empty();
        }
        try {
            Element article = new Readability4J(
                            page.url().toString(), page.dom().clone())
                    .parse()
                    .getArticleContent();
            if (article != null) {
                Clutter.remove(article);
            }
            return Optional.ofNullable(article);
        } catch (RuntimeException e) {
            LOG.debug("readability4j could not read {}", page.host(), e);
            return Optional.empty();
        }
    }

    /** The sum of the depths of all elements. */
    private static long nesting(Element root) {
        AtomicLong sum = new AtomicLong();
        NodeTraversor.traverse((node, depth) -> sum.addAndGet(node instanceof Element ? depth : 0), root);
        return sum.get();
    }
}
