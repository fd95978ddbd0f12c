package io.reelmill.media;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Where finished files live. A key is written once; what it names never changes. */
public interface MediaStore {

    /**
     * Moves or copies a finished file into the store; readers see all of it or nothing.
     *
     * @throws IOException when it cannot be stored; the key is then as before
     */
    void put(String key, Path file) throws IOException;

    /** A local file with the content of the key, for reading only; empty when there is none. */
    Optional<Path> find(String key) throws IOException;

    /** Forgets a key; does nothing when there is none. */
    void delete(String key) throws IOException;
}
