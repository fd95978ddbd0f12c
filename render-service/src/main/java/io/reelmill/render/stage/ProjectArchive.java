package io.reelmill.render.stage;

import io.reelmill.isolation.FileTree;
import io.reelmill.media.MediaStore;
import io.reelmill.media.StoredMedia;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The copies of one output's work files in the media store: an object for each finished stage, each finished piece and each
 * pending order.
 */
final class ProjectArchive {

    private static final String ZIP = ".zip";
    private static final String ORDER = ".order";

    private final MediaStore media;
    private final String prefix;
    private final Path folder;
    private final Set<String> copied = new HashSet<>();

    /**
     * @param prefix of the keys of this output
     * @param folder of the output's work files on this node
     */
    ProjectArchive(MediaStore media, String prefix, Path folder) {
        this.media = media;
        this.prefix = prefix;
        this.folder = folder;
    }

    /** Brings what this node does not have. */
    void restore() throws IOException {
        for (String key : media.under(prefix)) {
            String name = key.substring(prefix.length());
            copied.add(name);
            Optional<StoredMedia> object = isHere(name) ? Optional.empty() : media.find(key);
            if (object.isPresent()) {
                restore(name, object.get());
            }
        }
    }

    private boolean isHere(String name) {
        Path file = folder.resolve(name);
        if (name.endsWith(ORDER)) {
            return Files.exists(file);
        }
        String base = name.substring(0, name.length() - ZIP.length());
        return Files.exists(folder.resolve(base)) || Files.exists(folder.resolve(base + Pieces.RECORD));
    }

    private void restore(String name, StoredMedia object) throws IOException {
        Path draft = Files.createDirectories(folder).resolve(".restored-" + UUID.randomUUID());
        try {
            Files.createDirectories(draft);
            Path file = draft.resolve("object");
            object.copyTo(file);
            if (name.endsWith(ORDER)) {
                move(file, folder.resolve(name));
            } else {
                FolderZip.unpack(file, draft);
                Files.delete(file);
                moveAll(draft);
            }
        } finally {
            FileTree.delete(draft);
        }
    }

    /** Folders first, as a piece is there once its record is. Each is moved whole: a stage is there once its folder is. */
    private void moveAll(Path draft) throws IOException {
        Path pieces = draft.resolve(Pieces.FOLDER);
        Path from = Files.isDirectory(pieces) ? pieces : draft;
        Path to = Files.isDirectory(pieces) ? folder.resolve(Pieces.FOLDER) : folder;
        for (Path entry : entries(from).stream().filter(Files::isDirectory).toList()) {
            move(entry, to.resolve(entry.getFileName()));
        }
        for (Path entry : entries(from)) {
            move(entry, to.resolve(entry.getFileName()));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.exists(to)) {
                throw e;
            }
            FileTree.delete(from); // another worker of this node was first
        }
    }

    /**
     * Copies what is finished and was not copied yet. Pieces first: the result of a stage names files of its pieces, and this
     * worker may die at any moment.
     *
     * @param stages folders of stages that were finished before this is called
     */
    void copy(Collection<String> stages) throws IOException {
        for (Path record : Pieces.records(folder)) {
            String name = record.getFileName().toString();
            String base = name.substring(0, name.length() - Pieces.RECORD.length());
            copy(Pieces.FOLDER + "/" + base + ZIP, List.of(Pieces.filesOf(record), record));
        }
        for (String stage : stages) {
            if (Files.isDirectory(folder.resolve(stage))) {
                copy(stage + ZIP, List.of(folder.resolve(stage)));
            }
        }
        for (Path order : entries(folder.resolve(OrderFiles.FOLDER))) {
            String name = OrderFiles.FOLDER + "/" + order.getFileName();
            if (name.endsWith(ORDER) && copied.add(name)) {
                media.put(prefix + name, order);
            }
        }
    }

    private void copy(String name, List<Path> entries) throws IOException {
        if (copied.contains(name)) {
            return;
        }
        Path zip = Files.createTempFile(folder, ".copied-", ZIP);
        try {
            FolderZip.pack(folder, entries, zip);
            media.put(prefix + name, zip);
            copied.add(name);
        } finally {
            Files.deleteIfExists(zip);
        }
    }

    private static List<Path> entries(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        }
    }
}
