package io.reelmill.render.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.fetch.AddressPolicy;
import io.reelmill.fetch.SafeFetch;
import io.reelmill.fetch.UrlPolicy;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.providers.reading.Document;
import io.reelmill.reading.Reader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PageStageTest {

    private static final String HTML = "text/html; charset=utf-8";
    private static final String POST = "/@ann/1234567";
    private static final String LINK = "<link type='application/json+oembed' href='#/embed?id=7'>";
    private static final String LOGIN = "<html><head><title>Log in</title>" + LINK
            + "</head><body><form><input type='password'></form></body></html>";
    private static final String EMBED = """
        {"version": "1.0", "provider_name": "Mill", "author_name": "Ann",
         "html": "<blockquote><p>We walked to the lighthouse and back.<br>It took all day.</p></blockquote>"}\
        """;

    private final SafeFetch fetch = new SafeFetch(new UrlPolicy(AddressPolicy.of(true)));
    private Website site;

    @BeforeEach
    void open() throws IOException {
        site = new Website();
    }

    @AfterEach
    void close() {
        site.close();
        fetch.close();
    }

    @Test
    void shouldReadAPostThatIsToldForEmbeddingWhereItsPageAsksForALogin() {
        site.answers(POST, 200, HTML, LOGIN).answers("/embed", 200, "application/json", EMBED);

        assertThat(read(POST).paragraphs())
                .containsExactly("We walked to the lighthouse and back.", "It took all day.");
        assertThat(site.asked).containsExactly(POST, "/embed?id=7");
    }

    @Test
    void shouldReadAPostFromWhatItsPageTellsOfItself() {
        site.answers(
                POST,
                200,
                HTML,
                "<html><head><meta property='og:title' content='Ann'>"
                        + "<meta property='og:description' content='Tea tastes best from the old pot.'></head></html>");

        assertThat(read(POST).text()).isEqualTo("Tea tastes best from the old pot.");
    }

    @Test
    void shouldTakeTheLongerOfBothWhereThePageCutsThePostShort() {
        site.answers(
                        POST,
                        200,
                        HTML,
                        "<html><head>" + LINK
                                + "<meta property='og:description' content='We walked to the…'></head></html>")
                .answers("/embed", 200, "application/json", EMBED);

        assertThat(read(POST).text()).contains("It took all day.");
    }

    @Test
    void shouldNameTheFieldWhereOnlyALoginIsShown() {
        site.answers(POST, 200, HTML, LOGIN).answers("/embed", 404, "text/plain", "no");

        refused(POST, "source.text: the page needs a login");
    }

    @Test
    void shouldNameTheFieldWhereTheServerAsksForALogin() {
        site.answers(POST, 401, HTML, "who are you?");

        refused(POST, "source.text needs a login (it answers 401).");
    }

    private void refused(String path, String message) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> read(path))
                .withMessage(message)
                .satisfies(e -> assertThat(e.category()).isEqualTo(Category.INPUT));
    }

    private Document read(String path) {
        return new PageStage(new SourceFetcher(fetch, Duration.ofMinutes(1)), new Reader())
                .run(new PageStage.Order("source.text", site.address(path), "run"), Path.of("."), null);
    }
}
