package io.reelmill.local.client;

import java.io.IOException;

/** No server answers at the address of the API. */
public final class UnreachableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UnreachableException(String message, IOException cause) {
        super(message, cause);
    }
}
