package io.reelmill.writer;

import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;

/** Writes scripts about articles. */
public interface ArticleWriter {

    /**
     * Writes the script of a film about a document.
     *
     * @throws io.reelmill.providers.ProviderException when the document has no content for a film, or the service that writes fails
     */
    Script write(Document document, ArticleBrief brief);
}
