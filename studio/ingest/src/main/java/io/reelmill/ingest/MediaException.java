package io.reelmill.ingest;

import io.reelmill.providers.ProviderException;

/** A file from outside cannot be used. The message goes on from its name, as in "is empty" or "is longer than 60 s". */
public final class MediaException extends ProviderException {

    private static final long serialVersionUID = 1;

    public MediaException(String message) {
        super(Category.INPUT, message);
    }
}
