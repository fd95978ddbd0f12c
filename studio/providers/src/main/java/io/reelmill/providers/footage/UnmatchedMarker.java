package io.reelmill.providers.footage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * An empty file beside a stock clip that was drawn because no footage matches its shot. It is kept in the same folder as the clip, so
 * that a reused clip still brings the warning.
 */
public final class UnmatchedMarker {

    private static final String ENDING = ".unmatched";

    private UnmatchedMarker() {}

    /** Writes the marker beside the file of a clip. */
    public static void writeBeside(Path clip) {
        try {
            Files.writeString(clip.resolveSibling(clip.getFileName() + ENDING), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a folder or one below it has a marker. */
    public static boolean isIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.getFileName().toString().endsWith(ENDING));
        }
    }
}
