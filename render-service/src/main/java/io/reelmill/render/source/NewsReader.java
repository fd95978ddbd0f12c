package io.reelmill.render.source;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.providers.ProviderException;
import io.reelmill.reading.FeedReader;
import io.reelmill.reading.FeedReader.Item;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;

/** Reads the feeds that the operator lists. One that cannot be read is left out, and logged. */
public final class NewsReader {

    private static final Logger LOG = Logger.getLogger(NewsReader.class);

    private final SafeFetch fetch;
    private final List<String> feeds;

    /** @param feeds addresses of RSS or Atom feeds; may be empty */
    public NewsReader(SafeFetch fetch, List<String> feeds) {
        this.fetch = fetch;
        this.feeds = feeds.stream()
                .map(String::strip)
                .filter(feed -> !feed.isEmpty())
                .toList();
    }

    public boolean hasFeeds() {
        return !feeds.isEmpty();
    }

    /** What the feeds tell of a topic, the best first. */
    List<Item> about(String topic) {
        List<Item> all = new ArrayList<>();
        feeds.forEach(feed -> all.addAll(read(feed)));
        return FeedReader.best(all, topic);
    }

    private List<Item> read(String feed) {
        Fetched answer = fetch.get(feed, Limits.page());
        if (!(answer instanceof Success page) || !page.isOk()) {
            LOG.warnf("news feed not read url=%s: %s", feed, answer);
            return List.of();
        }
        try {
            return new FeedReader()
                    .read(page.body(), page.header("content-type").orElse(""), page.url());
        } catch (ProviderException e) {
            LOG.warnf("news feed not read url=%s: %s", feed, e.getMessage());
            return List.of();
        }
    }
}
