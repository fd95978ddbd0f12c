package io.reelmill.media;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.Optional;
import org.apache.commons.io.input.BoundedInputStream;

/** A file in a {@link FolderStore}. */
record LocalMedia(Path path, long length, Instant modified) implements StoredMedia {

    static LocalMedia of(Path path) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        return new LocalMedia(
                path, attributes.size(), attributes.lastModifiedTime().toInstant());
    }

    @Override
    public InputStream open(long first, long length) throws IOException {
        FileChannel channel = FileChannel.open(path);
        try {
            return BoundedInputStream.builder()
                    .setInputStream(Channels.newInputStream(channel.position(first)))
                    .setMaxCount(length)
                    .get();
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public Optional<Path> localFile() {
        return Optional.of(path);
    }
}
