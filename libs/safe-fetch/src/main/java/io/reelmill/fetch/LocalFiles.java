package io.reelmill.fetch;

import java.net.URI;
import java.util.Optional;

/**
 * Files of the suite itself that have public addresses. They are read without a connection, so that such an address
 * works wherever the suite runs, also at a private address.
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
     * Whether a file has this address. Called for every address that a client names, so the answer must not read files.
     */
    default boolean has(URI url) {
        return find(url).isPresent();
    }

    /** The file that has this address. */
    Optional<OwnFile> find(URI url);
}
