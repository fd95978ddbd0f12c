package io.reelmill.isolation;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Deletes folders with all that is in them. Links are deleted, never followed. */
public final class FileTree {

    private FileTree() {}

    /** Deletes a folder or file; one that is absent is deleted already. */
    public static void delete(Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.walkFileTree(folder, new Deletion(null));
        }
    }

    /** Deletes all that is in a folder, and keeps it. */
    public static void empty(Path folder) throws IOException {
        Files.walkFileTree(folder, new Deletion(folder));
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {

        private final Path kept;

        Deletion(Path kept) {
            this.kept = kept;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException e) throws IOException {
            if (e != null) {
                throw e;
            }
            if (!folder.equals(kept)) {
                Files.deleteIfExists(folder);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
