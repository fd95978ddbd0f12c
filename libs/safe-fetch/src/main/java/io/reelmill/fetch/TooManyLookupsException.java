package io.reelmill.fetch;

import java.net.UnknownHostException;

/** A name was not looked up, because too many look-ups are under way: of this client, or of all. */
final class TooManyLookupsException extends UnknownHostException {
    private static final long serialVersionUID = 1;

    TooManyLookupsException() {
        super("too many look-ups at once");
    }
}
