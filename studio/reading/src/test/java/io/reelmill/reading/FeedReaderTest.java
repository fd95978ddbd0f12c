package io.reelmill.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.reading.FeedReader.Item;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeedReaderTest {

    private static final URI HERE = URI.create("https://feeds.example.org/all");
    private final FeedReader reader = new FeedReader();

    @Test
    void shouldReadRss() {
        List<Item> items =
                read("<?xml version='1.0'?><rss version='2.0' xmlns:content='http://purl.org/rss/1.0/modules/content/'>"
                        + "<channel><title>Harbour Post</title><link>https://h.example</link>"
                        + "<item><title>Bees &amp; roofs</title><link>/bees</link><description><![CDATA[<p>Forty <b>hives</b> on roofs.</p>]]></description>"
                        + "<pubDate>Mon, 02 Mar 2026 08:30:00 +0100</pubDate></item>"
                        + "<item><title>No date</title><pubDate>yesterday</pubDate></item></channel></rss>");

        assertThat(items)
                .containsExactly(
                        new Item(
                                "Bees & roofs",
                                "Forty hives on roofs.",
                                "https://feeds.example.org/bees",
                                Optional.of(Instant.parse("2026-03-02T07:30:00Z")),
                                "Harbour Post"),
                        new Item("No date", "", "", Optional.empty(), "Harbour Post"));
    }

    @Test
    void shouldReadAtomAndRdf() {
        assertThat(
                        read(
                                "<feed xmlns='http://www.w3.org/2005/Atom'><title>A</title><entry><title type='html'>One &lt;i&gt;two&lt;/i&gt;</title>"
                                        + "<link rel='self' href='x'/><link href='https://a.example/1'/><summary>S</summary><updated>2026-01-05T10:00:00Z</updated></entry></feed>"))
                .containsExactly(new Item(
                        "One two",
                        "S",
                        "https://a.example/1",
                        Optional.of(Instant.parse("2026-01-05T10:00:00Z")),
                        "A"));
        assertThat(
                        read(
                                "<rdf:RDF xmlns:rdf='r' xmlns='http://purl.org/rss/1.0/' xmlns:dc='d'><channel><title>R</title></channel>"
                                        + "<item><title>T</title><link>https://r.example/t</link><dc:date>2026-01-05T10:00:00+01:00</dc:date></item></rdf:RDF>"))
                .extracting(Item::link)
                .containsExactly("https://r.example/t");
    }

    @Test
    void shouldPreferItemsAboutTheTopicAndThenTheNewest() {
        List<Item> items = read("<rss><channel><title>N</title>"
                + item("Stock markets fall", "Mon, 02 Mar 2026 08:00:00 GMT")
                + item("Solar panels on every school", "Mon, 02 Mar 2026 08:00:00 GMT")
                + item("Solar panel prices fall again", "Tue, 03 Mar 2026 08:00:00 GMT") + "</channel></rss>");

        assertThat(FeedReader.best(items, "the latest news about solar panels"))
                .extracting(Item::title)
                .containsExactly("Solar panel prices fall again", "Solar panels on every school");
        assertThat(FeedReader.best(items, "medieval cooking")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE rss [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;'>]><rss><channel><item><title>x&c;</title></item></channel></rss>",
                "<!DOCTYPE rss [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><rss><channel><item><title>x&x;</title></item></channel></rss>",
                "<!DOCTYPE rss SYSTEM 'http://127.0.0.1:9/x.dtd'><rss><channel><item><title>x</title></item></channel></rss>"
            })
    void shouldExpandAndFetchNoEntity(String feed) {
        try {
            assertThat(read(feed)).allSatisfy(item -> assertThat(item.title()).isEqualTo("x"));
        } catch (ProviderException e) {
            assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "not xml", "<html><body>x</body></html>", "<rss><channel><item>", "{}"})
    void shouldRefuseWhatIsNoFeed(String text) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> read(text))
                .withMessage("the address leads to no readable feed");
    }

    @Test
    void shouldBoundDepthAndNumber() {
        String deep = "<rss><channel>" + "<a>".repeat(300_000) + "</a>".repeat(300_000) + "</channel></rss>";
        assertThat(read(deep)).isEmpty();
        assertThat(read("<rss><channel>" + "<item><title>x</title></item>".repeat(100_000) + "</channel></rss>"))
                .hasSize(500);
    }

    private static String item(String title, String date) {
        return "<item><title>" + title + "</title><pubDate>" + date + "</pubDate></item>";
    }

    private List<Item> read(String feed) {
        return reader.read(feed.getBytes(StandardCharsets.UTF_8), "application/xml", HERE);
    }
}
