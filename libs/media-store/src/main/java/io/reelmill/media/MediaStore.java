package io.reelmill.media;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Where finished files live: a folder, or an object store. A key is written once; what it names never changes. */
public interface MediaStore {

    /**
     * Stores a finished file. Readers see all of it or nothing. When this returns, the file outlives a loss of power.
     *
     * @param file stays where it is
     * @throws IOException when it cannot be stored; the key is then as before
     */
    void put(String key, Path file) throws IOException;

    /** The file of a key; empty when there is none. */
    Optional<StoredMedia> find(String key) throws IOException;

    /** The keys of all files that were stored before a time. */
    List<String> storedBefore(Instant time) throws IOException;

    /**
     * The keys of all files under a prefix.
     *
     * @param prefix of whole segments, ending with a slash
     */
    List<String> under(String prefix) throws IOException;

    /** Deletes the file of a key; does nothing when there is none. */
    void delete(String key) throws IOException;

    /** Deletes what interrupted {@link #put puts} left behind that began before a time. Returns how many they were. */
    int deleteUnfinished(Instant before) throws IOException;
}
