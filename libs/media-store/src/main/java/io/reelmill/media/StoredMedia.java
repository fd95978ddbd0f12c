package io.reelmill.media;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A file in a media store. Its content never changes, so it may be opened any number of times. */
public interface StoredMedia {

    /** A file that lies in no store, which must not change. */
    static StoredMedia of(Path file) throws IOException {
        return LocalMedia.of(file);
    }

    /** Bytes. */
    long length();

    /** When it was stored. */
    Instant modified();

    /**
     * Opens a part of it.
     *
     * @param first offset of the first byte, from 0
     * @param length bytes; the part ends earlier where the file does
     */
    InputStream open(long first, long length) throws IOException;

    /** Opens all of it. */
    default InputStream open() throws IOException {
        return open(0, length());
    }

    /** Copies it into a new file. */
    default void copyTo(Path file) throws IOException {
        try (InputStream in = open()) {
            Files.copy(in, file);
        }
    }

    /** The same bytes as a file of this machine, where the store has one: it can be sent without being copied. */
    default Optional<Path> localFile() {
        return Optional.empty();
    }

    /**
     * A link by which anyone may fetch it with GET, whole or in part, where the store gives out such.
     *
     * @param validity how long it is good for, at most 7 days
     */
    default Optional<URI> link(Duration validity) {
        return Optional.empty();
    }
}
