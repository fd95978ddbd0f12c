package io.reelmill.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.providers.reading.Document.Illustration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReaderTest {

    private static final URI HERE = URI.create("https://www.example.org/2026/page");
    private static final String HTML = "text/html; charset=utf-8";
    /** Enough that what grows faster than the square of the length does not end, and that recursion overflows the stack. */
    private static final int HOSTILE_LENGTH = 250_000;

    /** Few enough elements for both finders of articles, as deep as they may lie. */
    private static final int SHORT_HOSTILE_LENGTH = 30_000;

    private final Reader reader = new Reader();

    @Test
    void shouldReadOnlyTheArticleOfANewsPage() {
        Document news = reader.read(page("news"), HTML, HERE);

        assertThat(news.title()).isEqualTo("City opens its first floating library");
        assertThat(news.author()).isEqualTo("Mara Lindqvist");
        assertThat(news.site()).isEqualTo("The Harbour Post");
        assertThat(news.language()).isEqualTo("en-GB");
        assertThat(news.paragraphs())
                .hasSize(8)
                .startsWith("A former grain barge now carries nine thousand books along the canals.")
                .contains("What it cost")
                .endsWith("From April, the library will also lend out tools, musical instruments and seeds.");
        assertThat(news.text())
                .contains("two local shipyards. It now holds")
                .doesNotContain(
                        "cookie",
                        "sofa",
                        "grandfather",
                        "mayor",
                        "Read more",
                        "Share",
                        "Photo:",
                        "prohibited",
                        "fallen");
        assertThat(news.pictures())
                .containsExactly(
                        new Illustration(
                                "https://www.example.org/img/library-hero-1200x800.jpg",
                                "The library barge at dusk",
                                false,
                                ""),
                        new Illustration(
                                "https://www.example.org/img/barge.jpg",
                                "The barge leaves the shipyard. Photo: A. Reader",
                                false,
                                "A. Reader"));
    }

    @Test
    void shouldReadNoFactsTableReferenceOrNavigationOfAnEncyclopedia() {
        Document article = reader.read(page("encyclopedia"), HTML, HERE);

        assertThat(article.title()).isEqualTo("Harbour lantern");
        assertThat(article.paragraphs())
                .hasSize(7)
                .startsWith(
                        "A harbour lantern is a fixed light that shows boats the way into a harbour. It hangs from a post at"
                                + " the end of the pier, and burns from dusk to dawn whatever the weather may be.")
                .contains("History", "Construction");
        assertThat(article.text())
                .contains("ten miles out at sea")
                .doesNotContain(
                        "Ada Quill",
                        "Inception",
                        "Whale",
                        "[",
                        "citation",
                        "novel",
                        "References",
                        "Retrieved",
                        "Marine Press",
                        "See also",
                        "Buoy",
                        "Society",
                        "Foghorn",
                        "Categories",
                        "last edited",
                        "Main page");
    }

    @Test
    void shouldReadABlogByItsLineBreaksAndApplyItsLicenceToItsPictures() {
        Document blog = reader.read(page("blog"), HTML, HERE);

        assertThat(blog.title()).isEqualTo("Why I bake bread at night");
        assertThat(blog.author()).isEqualTo("Jo Fields");
        assertThat(blog.paragraphs()).hasSize(4).last().isEqualTo("Try it once, on a Friday. You will not go back.");
        assertThat(blog.text()).doesNotContain("500 g", "Archive", "cats", "Posted");
        assertThat(blog.pictures())
                .containsExactly(
                        new Illustration("https://www.example.org/2026/dough-1600.jpg", "Dough in a bowl", true, ""));
    }

    @Test
    void shouldNameMakerAndLicenceOfAPicture() {
        String text =
                "Twice a day the sea climbs the beach and falls back again, since the moon pulls at it. ".repeat(6);
        String page = "<html><body><article><h1>Tides</h1><p>" + text + "</p><figure><img src='low.jpg'><figcaption>Low"
                + " tide. Photo by José Miller, <a rel='license' href='https://creativecommons.org/licenses/by-sa/4.0/'>"
                + "licence</a></figcaption></figure></article></body></html>";

        Document tides = reader.read(page.getBytes(StandardCharsets.UTF_8), HTML, HERE);

        assertThat(tides.pictures()).singleElement().satisfies(picture -> {
            assertThat(picture.free()).isTrue();
            assertThat(picture.credit()).isEqualTo("José Miller, CC BY-SA 4.0");
        });
    }

    @Test
    void shouldKeepTheSectionsOfDocumentationAndDropItsCode() {
        Document docs = reader.read(page("docs"), HTML, HERE);

        assertThat(docs.title()).isEqualTo("Retries");
        assertThat(docs.paragraphs()).hasSize(7).contains("How long it waits");
        assertThat(docs.text()).contains("Set courier.retry.enabled to false.").doesNotContain("factor", "Install");
    }

    @Test
    void shouldReadAPostWithoutLinksAndTrailingTags() {
        Document post = reader.read(page("post"), HTML, URI.create("https://x.com/lena/status/1"));

        assertThat(post.author()).isEqualTo("Lena Okafor");
        assertThat(post.paragraphs())
                .containsExactly(
                        "I counted birds for a year.",
                        "412 species, one broken ankle, and a lot of cold coffee. Would do it again.");
        assertThat(post.pictures())
                .extracting(Illustration::url)
                .containsExactly("https://pbs.example/media/birds.jpg");
    }

    @Test
    void shouldReadAnEmbeddingAnswerAsAPost() {
        String answer =
                "{\"version\":\"1.0\",\"type\":\"rich\",\"author_name\":\"Ana\",\"provider_name\":\"Chirp\",\"html\":"
                        + "\"<blockquote><p lang='en'>Tea first.<br>Then the rest. <a href='https://t.co/x'>pic</a></p>&mdash; Ana</blockquote>\"}";
        Document post = reader.read(answer.getBytes(StandardCharsets.UTF_8), "application/json", HERE);

        assertThat(post.site()).isEqualTo("Chirp");
        assertThat(post.paragraphs()).containsExactly("Tea first.", "Then the rest. pic");
    }

    @Test
    void shouldReadTheTrackOfATrackPage() {
        Track track = reader.track(page("track"), HTML, HERE).orElseThrow();
        assertThat(track)
                .isEqualTo(new Track(
                        "Paper Lanterns",
                        "The Night Ferry",
                        "Low Tide",
                        "https://audio.tunely.example/preview/991.mp3",
                        "A slow waltz about letting go, recorded in one night with a brass band on a pier.",
                        "https://img.tunely.example/cover.jpg"));

        assertThat(reader.read(page("track"), HTML, HERE).paragraphs())
                .first()
                .isEqualTo("Paper Lanterns by The Night Ferry, from the album Low Tide.");
        assertThat(reader.track(page("news"), HTML, HERE)).isEmpty();
    }

    @Test
    void shouldNameALoginWall() {
        refused(page("login"), HTML, "the page needs a login");
        assertThat(reader.isLoginWall(page("login"), HTML, HERE)).isTrue();
        assertThat(reader.isLoginWall(page("news"), HTML, HERE)).isFalse();
    }

    @Test
    void shouldSayThatAPageDrawnByScriptHasNoText() {
        refused(page("shell"), HTML, "no readable text was found at https://www.example.org/2026/page");
    }

    @ParameterizedTest
    @CsvSource({"image/png, a file of the type image/png", "application/zip, a file of the type application/zip"})
    void shouldNameOtherFiles(String type, String words) {
        refused(new byte[] {1, 2, 3, 0, 7}, type, words);
    }

    @Test
    void shouldRefuseAnEmptyPage() {
        refused(new byte[0], HTML, "no readable text");
    }

    @ParameterizedTest
    @CsvSource({"windows-1252, meta", "ISO-8859-15, header", "Shift_JIS, meta", "UTF-16LE, mark", "UTF-8, wrong"})
    void shouldReadLettersInAnyEncoding(String charset, String told) {
        String words = charset.startsWith("Shift")
                ? "これは図書館についての記事です。川の上に浮かぶ図書館が月曜日に開館し、多くの人が訪れました。"
                : "Das Café über der Straße hält, was es verspricht, und schließt erst, wenn der letzte Gast gegangen ist, also spät.";
        String html = (told.equals("mark") ? "\uFEFF" : "")
                + "<html><head><title>x</title>"
                + (told.equals("meta") ? "<meta charset=\"" + charset + "\">" : "")
                + "</head><body><p>" + words + "</p></body></html>";
        String type = told.equals("header")
                ? "text/html; charset=" + charset
                : told.equals("wrong") ? "text/html; charset=iso-8859-1" : "text/html";

        assertThat(reader.read(html.getBytes(Charset.forName(charset)), type, HERE)
                        .paragraphs())
                .containsExactly(words);
    }

    @ParameterizedTest
    @CsvSource({"windows-1252, utf-8", "windows-1251, windows-1251"})
    void shouldNotBelieveAHeaderThatWronglySaysUtf8(String charset, String meta) {
        String words = charset.equals("windows-1251")
                ? "Кафе на углу площади открылось в понедельник, и первый день в него пришли почти все соседи улицы."
                : "Das Café über der Straße hält, was es verspricht, und schließt erst, wenn der letzte Gast geht.";
        String html = "<html><head><title>x</title><meta charset=\"" + meta + "\"></head><body><p>" + words
                + "</p></body></html>";

        assertThat(reader.read(html.getBytes(Charset.forName(charset)), HTML, HERE)
                        .paragraphs())
                .containsExactly(words);
    }

    @Test
    void shouldLeaveOutABrokenCharacterOfAPageInUtf8() {
        String words = "Das Café über der Straße hält, was es verspricht, und schließt erst, wenn der Gast geht%s.";
        byte[] html = ("<html><head><title>x</title></head><body><p>" + words.formatted("\u00FF")
                        + "</p></body></html>")
                .getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < html.length; i++) {
            html[i] = html[i] == (byte) 0xBF ? (byte) 'e' : html[i]; // the second byte of U+00FF
        }

        assertThat(reader.read(html, HTML, HERE).paragraphs()).containsExactly(words.formatted("e"));
    }

    @Test
    void shouldRemoveTheMarksOfMarkdown() {
        String text =
                "---\ntitle: ignored? no\n---\n# Heading\n\nSome *soft* and **loud** words\nin a [link](http://a.b/c).\n\n"
                        + "```java\nint code = 1;\n```\n\n- first point\n- second `point`\n\n![alt](x.png)\n";
        Document document = reader.read(text.getBytes(StandardCharsets.UTF_8), "text/markdown", HERE);

        assertThat(document.title()).isEqualTo("ignored? no");
        assertThat(document.paragraphs())
                .containsExactly("Heading", "Some soft and loud words in a link.", "first point", "second point");
    }

    @Test
    void shouldAcceptOnlyLicencesThatAllowChangesAndAnyUse() {
        String html = "<html><body><article><p>" + "A sentence about hills, and what grows on them. ".repeat(6) + "</p>"
                + figure("a", "by-sa/4.0") + figure("b", "by-nc/4.0") + figure("c", "by-nd/2.0")
                + "<figure about='https://h.example/d.jpg'><img src='https://h.example/d.jpg'>"
                + "<a rel='cc:license' href='https://creativecommons.org/publicdomain/zero/1.0/'>CC0</a></figure>"
                + "<figure><img src='https://h.example/e.jpg'><figcaption>Getty Images</figcaption></figure></article></body></html>";
        Document document = reader.read(html.getBytes(StandardCharsets.UTF_8), HTML, HERE);

        assertThat(document.pictures()).extracting(Illustration::free).containsExactly(true, false, false, true, false);
    }

    @Test
    void shouldFindTheEmbeddingLink() {
        String html = "<link rel=alternate type='application/json+oembed' href='/oembed?url=x&amp;format=json'>";
        assertThat(reader.oEmbedLink(html.getBytes(StandardCharsets.UTF_8), HTML, HERE))
                .contains(URI.create("https://www.example.org/oembed?url=x&format=json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div>",
                "<b><i>",
                "<table><tr><td>",
                "<ul><li>words, words, words, words, words",
                "<!--",
                "&amp",
                "<figure><img srcset='a 1w,'",
                "<script type=application/ld+json>[[["
            })
    void shouldEndSoonOnHostileMarkup(String piece) {
        for (int length : new int[] {SHORT_HOSTILE_LENGTH, HOSTILE_LENGTH}) {
            byte[] body = ("<html><body>" + piece.repeat(length / piece.length())).getBytes(StandardCharsets.UTF_8);
            try {
                assertThat(reader.read(body, HTML, HERE).paragraphs()).isNotEmpty();
            } catch (ProviderException e) {
                assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT);
            }
        }
    }

    @Test
    void shouldRefuseOrReadNoiseWithoutFailing() {
        Random random = new Random(4);
        for (String type :
                new String[] {"text/html", "text/plain", "application/pdf", "application/json", "", "text/markdown"}) {
            byte[] noise = new byte[200_000];
            random.nextBytes(noise);
            for (int cut : new int[] {0, 1, 17}) {
                noise[cut] = (byte) "%PDF-1.7{<html>".charAt(cut % 15);
                try {
                    reader.read(noise, type, HERE);
                } catch (ProviderException e) {
                    assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT);
                }
            }
        }
    }

    @Test
    void shouldReadProseThatIsPreformatted() {
        String paragraph = "   This memo describes how letters are carried between harbours, what a\n"
                + "   carrier has to do when a ship is late, and who pays for the delay in\n   the end.\n\n";
        String page = "<html><body><pre>" + "RFC 1        Letters        May 1999\n\n1.  Scope\n\n"
                + paragraph + paragraph.replace("memo", "chapter") + paragraph.replace("memo", "page")
                + paragraph.replace("memo", "note") + paragraph.replace("memo", "table")
                + "Reader                Standards Track              [Page 1]\n</pre></body></html>";

        Document memo = reader.read(page.getBytes(StandardCharsets.UTF_8), HTML, HERE);

        assertThat(memo.text())
                .contains("what a carrier has to do when a ship is late")
                .doesNotContain("[Page 1]", "RFC 1 ");
    }

    @Test
    void shouldNotReadCodeForProse() {
        String code = "for (int i = 0; i < n; i++) { sum += values[i] * weights[i]; }\n".repeat(40);
        String page =
                "<html><body><article><p>This is a long sentence about how sums are built up, one by one, in a loop that"
                        + " everybody has seen before, and it goes on for a while, so that it is clearly the text of the page.</p><pre>"
                        + code + "</pre></article></body></html>";

        assertThat(reader.read(page.getBytes(StandardCharsets.UTF_8), HTML, HERE)
                        .text())
                .contains("how sums are built up")
                .doesNotContain("weights");
    }

    private static String figure(String name, String licence) {
        return "<figure><img src='https://h.example/" + name
                + ".jpg'><a rel='license' href='https://creativecommons.org/licenses/" + licence
                + "/'>licence</a></figure>";
    }

    private void refused(byte[] body, String type, String words) {
        assertThatExceptionOfType(ProviderException.class)
                .isThrownBy(() -> reader.read(body, type, HERE))
                .withMessageContaining(words)
                .satisfies(e -> assertThat(e.category()).isEqualTo(ProviderException.Category.INPUT));
    }

    private static byte[] page(String name) {
        try (InputStream page = ReaderTest.class.getResourceAsStream(name + ".html")) {
            return page.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
