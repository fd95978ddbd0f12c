package io.reelmill.render.source;

import io.reelmill.fetch.Fetched.Success;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.reading.Reader;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Fetches a page, a document or a post and reads it. */
public final class PageStage implements Stage<PageStage.Order, Document> {

    /**
     * @param field that names the address, for messages
     * @param run that reads it: another run may find another text there
     */
    public record Order(String field, String url, String run) {}

    private final SourceFetcher outside;
    private final Reader reader;

    public PageStage(SourceFetcher outside, Reader reader) {
        this.outside = outside;
        this.reader = reader;
    }

    @Override
    public String name() {
        return "page";
    }

    @Override
    public Class<Document> resultType() {
        return Document.class;
    }

    @Override
    public Document run(Order order, Path folder, StageContext context) {
        try {
            Success page = outside.page(order.field(), order.url());
            return reader.isPost(page.url()) ? post(order, page) : read(order.field(), page);
        } catch (ProviderException e) {
            // What a network shows a stranger is often a login only, while it tells the post for embedding.
            return told(order.field(), address(order.url()).flatMap(reader::oEmbedLink))
                    .orElseThrow(() -> e);
        }
    }

    /** The post as on its page, or as its oEmbed document has it where that is longer. */
    private Document post(Order order, Success page) {
        Optional<Document> told = told(
                order.field(),
                reader.oEmbedLink(page.body(), contentType(page), page.url()).or(() -> reader.oEmbedLink(page.url())));
        try {
            Document shown = read(order.field(), page);
            return told.filter(post -> post.text().length() > shown.text().length())
                    .orElse(shown);
        } catch (ProviderException e) {
            return told.orElseThrow(() -> e);
        }
    }

    /** Empty when the oEmbed document cannot be read: then the page is used. */
    private Optional<Document> told(String field, Optional<URI> embedding) {
        try {
            return embedding.map(url -> read(field, outside.page(field, url.toString())));
        } catch (ProviderException e) {
            return Optional.empty();
        }
    }

    private Document read(String field, Success page) {
        try {
            return reader.read(page.body(), contentType(page), page.url());
        } catch (ProviderException e) {
            throw new ProviderException(e.category(), field + ": " + e.getMessage(), e);
        }
    }

    private static String contentType(Success page) {
        return page.header("content-type").orElse("");
    }

    private static Optional<URI> address(String url) {
        try {
            return Optional.of(URI.create(url));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
