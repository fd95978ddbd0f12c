package io.reelmill.fetch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.Arrays;
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
     * @param contentType as an HTTP header has it
     * @param length bytes
     * @param etag as an HTTP header has it
     */
    record OwnFile(String contentType, long length, String etag, Content content) {

        /** A file that is in memory. */
        public static OwnFile of(byte[] body, String contentType) {
            return new OwnFile(
                    contentType,
                    body.length,
                    '"' + Integer.toHexString(Arrays.hashCode(body)) + '"',
                    (first, length) -> new ByteArrayInputStream(body, Math.toIntExact(first), Math.toIntExact(length)));
        }

        /** All of it. */
        public byte[] read() throws IOException {
            try (InputStream in = content.open(0, length)) {
                return in.readAllBytes();
            }
        }
    }

    /** The bytes of a file. */
    @FunctionalInterface
    interface Content {

        /**
         * Opens a part.
         *
         * @param first offset of the first byte, from 0
         * @param length bytes; both lie within the file
         */
        InputStream open(long first, long length) throws IOException;
    }

    /**
     * Whether this is an address of the suite's own files, whether or not there is a file. Called for every address that a client
     * names, so the answer must not read files.
     */
    default boolean has(URI url) {
        return find(url).isPresent();
    }

    /**
     * The file that has this address.
     *
     * @throws java.io.UncheckedIOException when it cannot be looked for
     */
    Optional<OwnFile> find(URI url);

    /** These files, and the others. */
    default LocalFiles or(LocalFiles others) {
        LocalFiles these = this;
        return new LocalFiles() {
            @Override
            public boolean has(URI url) {
                return these.has(url) || others.has(url);
            }

            @Override
            public Optional<OwnFile> find(URI url) {
                return these.find(url).or(() -> others.find(url));
            }
        };
    }
}
