package io.reelmill.render.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SourceFetcherTest {

    private final SafeFetch fetch = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private final SourceFetcher sources = new SourceFetcher(fetch, Duration.ofSeconds(20));
    private Website site;

    @BeforeEach
    void openSite() throws IOException {
        site = new Website();
    }

    @AfterEach
    void close() {
        site.close();
        fetch.close();
    }

    @Test
    void shouldTellAContentByItsTagOrItsDate() {
        site.holds("/tagged.png", "ETag", "\"v2\"")
                .holds("/dated.png", "Last-Modified", "Sun, 22 Nov 2026 10:00:00 GMT")
                .holds("/bare.png", "", "");

        assertThat(sources.contentVersion(site.address("/tagged.png"))).contains("\"v2\"");
        assertThat(sources.contentVersion(site.address("/dated.png")).orElseThrow())
                .startsWith("Sun, 22 Nov 2026 10:00:00 GMT");
        assertThat(sources.contentVersion(site.address("/bare.png"))).isEmpty();
        assertThat(sources.contentVersion(site.address("/absent.png"))).isEmpty();
    }

    @Test
    void shouldNotAskPlatformsWhosePagesTellNothingOfTheirVideos() {
        assertThat(sources.contentVersion("https://youtu.be/1")).isEmpty();
    }
}
