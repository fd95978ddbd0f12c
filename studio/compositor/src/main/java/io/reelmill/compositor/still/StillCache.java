package io.reelmill.compositor.still;

import io.reelmill.compositor.footage.DrawnFootage;
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

    /** What is made of a file. */
    private enum Use {
        BACKDROP,
        CUTOUT,
        SCENE
    }

    private record Key(Path file, int largestWidth, Use use) {}

    /** A picture that may be read anew; its monitor is held while it is read. */
    private static final class Entry {
        private WeakReference<Object> picture = new WeakReference<>(null);
    }

    private interface Reader<T> {
        T read() throws IOException;
    }

    private final Map<Key, Entry> entries = new ConcurrentHashMap<>();

    /** As {@link StillReader#backdrop}. */
    public Still backdrop(Path file, int largestWidth) throws IOException {
        return read(
                new Key(file, largestWidth, Use.BACKDROP), Still.class, () -> StillReader.backdrop(file, largestWidth));
    }

    /** As {@link StillReader#cutout}. */
    public Still cutout(Path file, int largestWidth) throws IOException {
        return read(new Key(file, largestWidth, Use.CUTOUT), Still.class, () -> StillReader.cutout(file, largestWidth));
    }

    /** As {@link DrawnFootage.Format#read}. */
    public DrawnFootage.Scene scene(Path file, DrawnFootage.Format format) throws IOException {
        return read(new Key(file, 0, Use.SCENE), DrawnFootage.Scene.class, () -> format.read(file));
    }

    private <T> T read(Key key, Class<T> type, Reader<T> reader) throws IOException {
        Entry entry = entries.computeIfAbsent(key, k -> new Entry());
        synchronized (entry) {
            T known = type.cast(entry.picture.get());
            if (known == null) {
                known = reader.read();
                entry.picture = new WeakReference<>(known);
            }
            return known;
        }
    }
}
