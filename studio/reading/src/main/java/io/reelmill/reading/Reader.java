package io.reelmill.reading;

import io.reelmill.providers.reading.Document;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jsoup.nodes.Element;

/**
 * Reads what an address has answered: an article, a PDF, plain text or Markdown, a post, a page about a track. Safe for
 * use by many threads.
 */
public final class Reader {

    /** A page that says less than this says nothing. */
    private static final int LEAST = 80;

    private static final int MIN_DENSE = 30;

    private final PdfReader pdfs = new PdfReader();

    /**
     * Reads a document.
     *
     * @param contentType as the server said it, or empty
     * @param url the final address, after redirects
     * @throws io.reelmill.providers.ProviderException INPUT when there is nothing to read: with the reason, in words for a
     *     client
     */
    public Document read(byte[] body, String contentType, URI url) {
        return switch (Kind.of(body, contentType)) {
            case PDF -> pdfs.read(body, url);
            case HTML -> page(new Page(Decoding.text(body, contentType), url));
            case JSON -> Post.ofEmbed(Decoding.text(body, contentType), url);
            case TEXT -> PlainText.read(Decoding.text(body, contentType), url);
            case FEED -> throw Unreadable.because("the address leads to a feed, not to an article");
            case EMPTY -> throw Unreadable.empty(url);
            case OTHER ->
                throw Unreadable.because(
                        "the address leads to a file of the type " + bare(contentType) + ", which has no text to read");
        };
    }

    /** What the page says of a track; empty when it is not about one. */
    public Optional<Track> track(byte[] body, String contentType, URI url) {
        return Kind.of(body, contentType) == Kind.HTML
                ? Track.of(new Page(Decoding.text(body, contentType), url))
                : Optional.empty();
    }

    /** The address of the page's oEmbed answer in JSON, which {@link #read} understands, too. */
    public Optional<URI> oEmbedLink(byte[] body, String contentType, URI url) {
        Page page = new Page(Decoding.text(body, contentType), url);
        return page.dom().select("link[type=application/json+oembed], link[type=text/json+oembed]").stream()
                .map(link -> page.absolute(link.attr("href")))
                .filter(address -> !address.isEmpty())
                .findFirst()
                .map(URI::create);
    }

    /** Whether the address is that of a post, by its host or its form. */
    public boolean isPost(URI url) {
        return Post.isNetwork(url);
    }

    /** Where the network of a post is known to answer oEmbed in JSON for it. */
    public Optional<URI> oEmbedLink(URI post) {
        return Embedding.of(post);
    }

    /** Whether the page asks for a login instead of showing what it has. */
    public boolean isLoginWall(byte[] body, String contentType, URI url) {
        Page page = new Page(Decoding.text(body, contentType), url);
        return new LoginWall(page).hides(Blocks.of(ArticleFinder.of(page)));
    }

    private static Document page(Page page) {
        Optional<Document> special =
                Track.of(page).map(track -> track.document(page)).or(() -> Post.of(page));
        if (special.isPresent()) {
            return special.get();
        }
        String title = page.title();
        String author = page.author();
        // From here on, the page is taken apart.
        LoginWall wall = new LoginWall(page);
        Licences licences = new Licences(page);
        Element main = ArticleFinder.of(page);
        List<String> paragraphs = Blocks.of(main);
        List<String> preformatted = PlainPage.paragraphs(main);
        if (says(preformatted) > says(paragraphs)) {
            paragraphs = preformatted;
        }
        if (wall.hides(paragraphs)) {
            throw Unreadable.login();
        }
        if (says(paragraphs) < LEAST) {
            paragraphs = articleBody(page);
        }
        if (says(paragraphs) < LEAST) {
            throw Post.isNetwork(page) ? Unreadable.login() : Unreadable.empty(page.url());
        }
        List<String> text =
                paragraphs.get(0).equalsIgnoreCase(title) ? paragraphs.subList(1, paragraphs.size()) : paragraphs;
        return new Document(title, author, page.site(), page.language(), text, Illustrations.of(page, main, licences));
    }

    /** Some pages draw their text by script, but tell it to search engines. */
    private static List<String> articleBody(Page page) {
        String body = page.article().path("articleBody").asText("");
        return body.isBlank()
                ? List.of()
                : body.replaceAll("<[^<>]{0,300}>", "\n")
                        .lines()
                        .map(Tidy::line)
                        .filter(line -> !line.isEmpty())
                        .toList();
    }

    private static int says(List<String> paragraphs) {
        boolean dense = paragraphs.stream()
                .flatMapToInt(String::codePoints)
                .limit(200)
                .anyMatch(c ->
                        Character.isIdeographic(c) || Character.UnicodeScript.of(c) == Character.UnicodeScript.HANGUL);
        int characters = paragraphs.stream().mapToInt(String::length).sum();
        return dense ? characters * LEAST / MIN_DENSE : characters;
    }

    private static String bare(String contentType) {
        return contentType == null ? "" : contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    private enum Kind {
        PDF,
        HTML,
        JSON,
        TEXT,
        FEED,
        EMPTY,
        OTHER;

        static Kind of(byte[] body, String contentType) {
            String type = bare(contentType);
            String start = new String(body, 0, Math.min(body.length, 2048), StandardCharsets.ISO_8859_1)
                    .replace("\u0000", "")
                    .replaceFirst("^(?:\u00EF\u00BB\u00BF|\u00FE\u00FF|\u00FF\u00FE)", "")
                    .stripLeading()
                    .toLowerCase(Locale.ROOT);
            if (start.contains("%pdf-")) {
                return PDF;
            }
            if (start.isEmpty()) {
                return EMPTY;
            }
            if (start.matches("(?s)(?:<\\?xml[^>]*>|<!--.*?-->|\\s)*<(?:rss|feed|rdf:rdf)\\b.*")) {
                return FEED;
            }
            boolean markup = start.startsWith("<!doctype html") || start.matches("(?s).*<(?:html|head|body)\\b.*");
            if (type.contains("html") || markup && !type.matches("text/(?:plain|markdown)|application/json.*")) {
                return HTML;
            }
            if (type.contains("json") || type.isEmpty() && start.startsWith("{")) {
                return JSON;
            }
            boolean binary = start.chars().anyMatch(c -> c < 9 || c > 13 && c < 32 && c != 27);
            boolean text = type.startsWith("text/")
                    || type.isEmpty()
                    || type.equals("application/octet-stream")
                    || type.contains("markdown");
            return text && !binary ? TEXT : OTHER;
        }
    }
}
