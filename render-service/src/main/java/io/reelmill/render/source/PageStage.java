package io.reelmill.render.source;

import io.reelmill.fetch.Fetched.Success;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.reading.Document;
import io.reelmill.reading.Reader;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import java.nio.file.Path;

/** Fetches a page or a document and reads it. */
public final class PageStage implements Stage<PageStage.Order, Document> {

    /** @param field that names the address, for messages */
    public record Order(String field, String url) {}

    private final Outside outside;
    private final Reader reader;

    public PageStage(Outside outside, Reader reader) {
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
        Success page = outside.page(order.field(), order.url());
        try {
            return reader.read(page.body(), page.header("content-type").orElse(""), page.url());
        } catch (ProviderException e) {
            throw new ProviderException(e.category(), order.field() + ": " + e.getMessage(), e);
        }
    }
}
