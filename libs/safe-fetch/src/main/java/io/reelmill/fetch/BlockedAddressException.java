package io.reelmill.fetch;

import java.net.UnknownHostException;

/** An address lies in a forbidden block. An {@link UnknownHostException}, so that a resolver may throw it. */
final class BlockedAddressException extends UnknownHostException {

    private static final long serialVersionUID = 1;

    BlockedAddressException(String block) {
        super("the address lies in a forbidden block: " + block);
    }
}
