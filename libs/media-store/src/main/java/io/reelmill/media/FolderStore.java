package io.reelmill.media;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

/** A media store in a folder, which several services may share. */
public final class FolderStore implements MediaStore {

    private final Path root;

    /**
     * @param root made when it does not exist
     * @throws IOException when it cannot be made
     */
    public FolderStore(Path root) throws IOException {
        this.root = Files.createDirectories(root.toAbsolutePath().normalize());
    }

    @Override
    public void put(String key, Path file) throws IOException {
        Path target = resolve(key);
        Files.createDirectories(target.getParent());
        // Copied beside the target first: a rename within one folder is all or nothing, a copy is not.
        Path part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.copy(file, part);
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    @Override
    public Optional<Path> find(String key) {
        return Optional.of(resolve(key)).filter(Files::isRegularFile);
    }

    @Override
    public void delete(String key) throws IOException {
        Files.deleteIfExists(resolve(key));
    }

    private Path resolve(String key) {
        return root.resolve(MediaKey.check(key));
    }
}
