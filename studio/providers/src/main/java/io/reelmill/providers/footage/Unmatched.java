package io.reelmill.providers.footage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A mark beside a stock clip that was drawn because no footage fits its shot. It goes wherever the clip is kept. */
public final class Unmatched {

    private static final String ENDING = ".unmatched";

    private Unmatched() {}

    /** Leaves the mark beside the file of a clip. */
    public static void layBeside(Path clip) {
        try {
            Files.writeString(clip.resolveSibling(clip.getFileName() + ENDING), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a mark lies in a folder or below it. */
    public static boolean in(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.getFileName().toString().endsWith(ENDING));
        }
    }
}
