package io.reelmill.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files of native libraries, kept between runs and shared by the processes of one user. */
final class LibraryCache {

    private LibraryCache() {}

    /** The user's cache folder, or a new temporary one where it cannot be written. */
    static Path folder() throws IOException {
        Path home = Path.of(System.getProperty("user.home"));
        if (home.isAbsolute() && Files.isWritable(home)) {
            return Files.createDirectories(home.resolve(".cache").resolve("reelmill"));
        }
        return Files.createTempDirectory("reelmill-natives");
    }

    /** Writes a file in one step: another process sees all of it or nothing. */
    static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        Path part = Files.createTempFile(file.getParent(), ".part", null);
        try {
            Files.write(part, content);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
