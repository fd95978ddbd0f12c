package io.reelmill.ingest.isolation;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The folders that the isolated processes work in, one each. */
final class SandboxFolders {

    private static final Logger LOG = LoggerFactory.getLogger(SandboxFolders.class);
    private static final String PREFIX = "media-desk-";

    private SandboxFolders() {}

    /** A new one, which tells by its name whose it is. */
    static Path make(Path work) throws IOException {
        Files.createDirectories(work);
        return Files.createTempDirectory(work, PREFIX + ProcessHandle.current().pid() + "-")
                .toRealPath();
    }

    /** Removes what was left by workers that ended without clearing away. */
    static void clearAway(Path work) {
        if (!Files.isDirectory(work)) {
            return;
        }
        try (DirectoryStream<Path> desks = Files.newDirectoryStream(work, PREFIX + "*")) {
            for (Path desk : desks) {
                if (!isInUse(desk)) {
                    remove(desk);
                }
            }
        } catch (IOException e) {
            LOG.warn("Desks that were left behind could not be cleared away. folder={}", work, e);
        }
    }

    private static boolean isInUse(Path desk) {
        String owner = desk.getFileName().toString().substring(PREFIX.length()).split("-")[0];
        return !owner.matches("\\d{1,18}")
                || ProcessHandle.of(Long.parseLong(owner)).isPresent();
    }

    /** Deletes all that is in it. */
    static void empty(Path desk) throws IOException {
        Files.walkFileTree(desk, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path inner, IOException e) throws IOException {
                if (!inner.equals(desk)) {
                    Files.delete(inner);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    static void remove(Path desk) throws IOException {
        empty(desk);
        Files.deleteIfExists(desk);
    }
}
