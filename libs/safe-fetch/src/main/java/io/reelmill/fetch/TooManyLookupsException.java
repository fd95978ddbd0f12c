package io.reelmill.fetch;

import java.net.UnknownHostException;

/** A name was not resolved, because this client or all clients together have too many lookups in progress. */
final class TooManyLookupsException extends UnknownHostException {
    private static final long serialVersionUID = 1;

    TooManyLookupsException() {
        super("too many look-ups at once");
    }
}
