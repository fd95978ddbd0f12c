package io.reelmill.ingest.isolation;

import io.reelmill.ingest.wire.Job;
import io.reelmill.isolation.FileTree;
import io.reelmill.isolation.SandboxFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folders of one isolated process: what it is given, which it sees read-only in a sandbox, and what it writes.
 *
 * @param root holds both
 * @param input with the file that it reads
 * @param output where it starts
 */
record ChildFolder(Path root, Path input, Path output) {

    static ChildFolder make(SandboxFolders folders) throws IOException {
        Path root = folders.make();
        return new ChildFolder(
                root, Files.createDirectory(root.resolve("in")), Files.createDirectory(root.resolve("out")));
    }

    /**
     * Empties the folders and puts the next file into place.
     *
     * @param isReadOnly whether the process cannot write the input folder: then the file gets a second name there, where the file
     *     system has that. Otherwise it is copied, as it may belong to the operator.
     */
    void prepare(Path file, boolean isReadOnly) throws IOException {
        FileTree.empty(input);
        FileTree.empty(output);
        Path place = output.resolve(Job.IN).normalize();
        if (isReadOnly) {
            try {
                Files.createLink(place, file.toRealPath());
                return;
            } catch (IOException | UnsupportedOperationException e) {
                Files.deleteIfExists(place); // another file system: copied below
            }
        }
        Files.copy(file, place);
    }

    void delete() throws IOException {
        FileTree.delete(root);
    }
}
