package io.reelmill.writer;

import io.reelmill.providers.reading.Document;
import io.reelmill.providers.script.Script;

/** Tells articles. */
public interface ArticleTeller {

    /**
     * Tells a document as a script.
     *
     * @throws io.reelmill.providers.ProviderException when there is nothing to tell, or it cannot be told
     */
    Script write(Document document, ArticleBrief brief);
}
