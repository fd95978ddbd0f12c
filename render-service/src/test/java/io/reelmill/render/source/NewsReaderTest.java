package io.reelmill.render.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.providers.script.News;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NewsReaderTest {

    private static final String RSS = """
        <?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Post</title>
        <item><title>Beekeepers count more hives</title><description>Bees did well.</description>
        <pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>
        <item><title>A bridge is painted</title></item></channel></rss>\
        """;
    private static final String ATOM = """
        <feed xmlns="http://www.w3.org/2005/Atom"><title>Mill Times</title>
        <entry><title>A museum of bees opens</title><updated>2026-11-21T08:00:00Z</updated></entry></feed>\
        """;

    private final SafeFetch fetch = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private Website site;

    @BeforeEach
    void open() throws IOException {
        site = new Website()
                .answers("/rss", 200, "application/rss+xml", RSS)
                .answers("/atom", 200, "application/atom+xml", ATOM)
                .answers("/gone", 404, "text/plain", "gone")
                .answers("/page", 200, "text/html", "<html><body>No feed</body></html>");
    }

    @AfterEach
    void close() {
        site.close();
        fetch.close();
    }

    @Test
    void shouldTellWhatAllFeedsHaveOfATopicWithItsSource() {
        assertThat(found("the life of bees", "/rss", "/atom"))
                .containsExactlyInAnyOrder(
                        new News("Beekeepers count more hives", "Bees did well.", "Harbour Post"),
                        new News("A museum of bees opens", "", "Mill Times"));
    }

    @Test
    void shouldLeaveOutAFeedThatCannotBeRead() {
        assertThat(found("bees", "/gone", "/page", "/atom")).hasSize(1);
    }

    @Test
    void shouldFindNothingWhereNoItemHasToDoWithTheTopic() {
        assertThat(found("volcanoes on Jupiter's moons", "/rss", "/atom")).isEmpty();
    }

    private List<News> found(String topic, String... feeds) {
        NewsReader desk =
                new NewsReader(fetch, List.of(feeds).stream().map(site::address).toList());
        return new NewsStage(desk)
                .run(new NewsStage.Order(topic, 0), Path.of("."), null)
                .news();
    }
}
