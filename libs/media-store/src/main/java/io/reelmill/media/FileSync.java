package io.reelmill.media;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes what the system still holds in memory to the disk. */
@FunctionalInterface
interface FileSync {

    /** fsync of a file, or of a folder with the names in it. */
    FileSync SYSTEM = path -> {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    };

    void sync(Path path) throws IOException;
}
