package io.reelmill.remote.media;

import io.reelmill.isolation.FileTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
            FileTree.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("a temporary folder cannot be removed", e);
        }
    }

    /** Removes a folder that may be there, with all that is in it; what cannot be removed goes with the project. */
    public static void sweep(Path folder) {
        try {
            FileTree.delete(folder);
        } catch (IOException e) {
            LOG.warn("the folder {} cannot be removed", folder, e);
        }
    }
}
