package io.reelmill.remote.media;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary folder, gone when closed. */
final class Scratch implements AutoCloseable {

    private final Path folder;

    Scratch() throws IOException {
        this.folder = Files.createTempDirectory("reelmill-remote");
    }

    Path folder() {
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
