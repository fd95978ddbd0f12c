package io.reelmill.render.stage;

import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A store that takes some more files and then none, as if the worker died. */
class CutShortStore implements MediaStore {
    private final MediaStore store;
    private int left;

    CutShortStore(MediaStore store, int left) {
        this.store = store;
        this.left = left;
    }

    @Override
    public void put(String key, Path file) throws IOException {
        if (left-- <= 0) {
            throw new IOException("cut short");
        }
        store.put(key, file);
    }

    @Override
    public Optional<StoredMedia> find(String key) throws IOException {
        return store.find(key);
    }

    @Override
    public List<String> storedBefore(Instant time) throws IOException {
        return store.storedBefore(time);
    }

    @Override
    public List<String> under(String prefix) throws IOException {
        return store.under(prefix);
    }

    @Override
    public void delete(String key) throws IOException {
        store.delete(key);
    }

    @Override
    public int deleteUnfinished(Instant before) throws IOException {
        return store.deleteUnfinished(before);
    }
}
