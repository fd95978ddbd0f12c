package io.reelmill.compositor.footage;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The files that this process has open, native code included. Tests that ask are skipped where the system does not tell. */
public final class OpenFiles {

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    private OpenFiles() {}

    /** How often a file is open. */
    public static long count(Path file) throws IOException {
        assumeThat(DESCRIPTORS).isDirectory();
        Path wanted = file.toRealPath();
        try (Stream<Path> open = Files.list(DESCRIPTORS)) {
            return open.filter(descriptor -> wanted.equals(target(descriptor))).count();
        }
    }

    private static Path target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor);
        } catch (IOException e) {
            return null; // closed since it was listed
        }
    }
}
