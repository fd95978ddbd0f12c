package io.reelmill.reading;

import java.util.Optional;
import net.dankito.readability4j.Readability4J;
import org.jsoup.nodes.Element;
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
    /** A larger page is left to our finder, whose time is linear. */
    private static final int MAX_ELEMENTS = 20_000;

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
        if (page.dom().getAllElements().size() > MAX_ELEMENTS) {
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
}
