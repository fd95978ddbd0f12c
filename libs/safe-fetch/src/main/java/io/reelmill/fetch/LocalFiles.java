package io.reelmill.fetch;

import java.net.URI;
import java.util.Optional;

/**
 * Files that the suite itself holds under addresses of its own. They are read without a connection, so that such an address
 * is good wherever the suite runs, on a private address too.
 */
@FunctionalInterface
public interface LocalFiles {

    LocalFiles NONE = url -> Optional.empty();

    /**
     * A file.
     *
     * @param body all of it
     * @param contentType as an HTTP header has it
     */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record OwnFile(byte[] body, String contentType) {}

    /**
     * Whether a file has this address. Asked for every address that a client names, so whoever reads files to find them
     * answers this without doing so.
     */
    default boolean has(URI url) {
        return find(url).isPresent();
    }

    /** The file that has this address. */
    Optional<OwnFile> find(URI url);
}
