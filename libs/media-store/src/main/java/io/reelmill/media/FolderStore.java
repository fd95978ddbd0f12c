package io.reelmill.media;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** A media store in a folder, which several services may share. */
public final class FolderStore implements MediaStore {

    /** Files that are being copied: hidden, and named after the target and a UUID. */
    private static final Pattern PART = Pattern.compile("\\..+\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    private final Path root;
    private final FileSync disk;

    /**
     * @param root made when it does not exist
     * @throws IOException when it cannot be made
     */
    public FolderStore(Path root) throws IOException {
        this(root, FileSync.SYSTEM);
    }

    FolderStore(Path root, FileSync disk) throws IOException {
        this.root = Files.createDirectories(root.toAbsolutePath().normalize());
        this.disk = disk;
    }

    /**
     * Copies beside the target first, as a rename within one folder is all or nothing and a copy is not. The content is on
     * the disk before the name is, and the name before this returns: a loss of power leaves no empty file under a key.
     */
    @Override
    public void put(String key, Path file) throws IOException {
        Path target = resolve(key);
        makeFolder(target.getParent());
        Path part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.copy(file, part);
            disk.sync(part);
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            disk.sync(target.getParent());
        } finally {
            Files.deleteIfExists(part);
        }
    }

    @Override
    public Optional<StoredMedia> find(String key) throws IOException {
        Path file = resolve(key);
        return Files.isRegularFile(file) ? Optional.of(LocalMedia.of(file)) : Optional.empty();
    }

    @Override
    public List<String> storedBefore(Instant time) throws IOException {
        return files(root, time).stream().map(this::key).filter(MediaKey::isKey).toList();
    }

    @Override
    public List<String> under(String prefix) throws IOException {
        Path folder = root.resolve(MediaKey.checkPrefix(prefix));
        return files(folder, Instant.MAX).stream()
                .map(this::key)
                .filter(MediaKey::isKey)
                .toList();
    }

    @Override
    public int deleteUnfinished(Instant before) throws IOException {
        int deleted = 0;
        for (Path file : files(root, before)) {
            if (PART.matcher(file.getFileName().toString()).matches() && Files.deleteIfExists(file)) {
                deleted++;
            }
        }
        return deleted;
    }

    private static List<Path> files(Path folder, Instant modifiedBefore) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.lastModifiedTime().toInstant().isBefore(modifiedBefore)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                return FileVisitResult.CONTINUE; // deleted meanwhile
            }
        });
        return files;
    }

    private String key(Path file) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
    }

    @Override
    public void delete(String key) throws IOException {
        Files.deleteIfExists(resolve(key));
    }

    /** A new folder's name lies in its parent, which has to reach the disk as well. */
    private void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        makeFolder(folder.getParent());
        try {
            Files.createDirectory(folder);
        } catch (FileAlreadyExistsException e) {
            return; // another process made it, and syncs its parent
        }
        disk.sync(folder.getParent());
    }

    private Path resolve(String key) {
        return root.resolve(MediaKey.check(key));
    }
}
