package io.reelmill.compositor.still;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reads each picture once for all who show it at the same time: neighbouring segments of a film have the picture of their
 * transition in common. Keeps no picture in memory that nobody else holds. Safe for use by several threads.
 */
public final class StillCache {

    private record Key(Path file, int largestWidth, boolean backdrop) {}

    /** A picture that may be read anew; its monitor is held while it is read. */
    private static final class Entry {
        private WeakReference<Still> still = new WeakReference<>(null);
    }

    private interface Reader {
        Still read(Path file, int largestWidth) throws IOException;
    }

    private final Map<Key, Entry> entries = new ConcurrentHashMap<>();

    /** As {@link StillReader#backdrop}. */
    public Still backdrop(Path file, int largestWidth) throws IOException {
        return still(new Key(file, largestWidth, true), StillReader::backdrop);
    }

    /** As {@link StillReader#cutout}. */
    public Still cutout(Path file, int largestWidth) throws IOException {
        return still(new Key(file, largestWidth, false), StillReader::cutout);
    }

    private Still still(Key key, Reader reader) throws IOException {
        Entry entry = entries.computeIfAbsent(key, k -> new Entry());
        synchronized (entry) {
            Still known = entry.still.get();
            if (known == null) {
                known = reader.read(key.file(), key.largestWidth());
                entry.still = new WeakReference<>(known);
            }
            return known;
        }
    }
}
