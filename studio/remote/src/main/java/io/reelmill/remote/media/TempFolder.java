package io.reelmill.remote.media;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A temporary folder, gone when closed. */
public final class TempFolder implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TempFolder.class);

    private final Path folder;

    /** Makes one. */
    public TempFolder() throws IOException {
        this.folder = Files.createTempDirectory("reelmill-remote");
    }

    public Path folder() {
        return folder;
    }

    @Override
    public void close() {
        try {
            delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("a temporary folder cannot be removed", e);
        }
    }

    /** Removes a folder that may be there, with all that is in it; what cannot be removed goes with the project. */
    public static void sweep(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try {
            delete(folder);
        } catch (IOException e) {
            LOG.warn("the folder {} cannot be removed", folder, e);
        }
    }

    /** Removes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }
}
