package io.reelmill.render.stage;

import static io.reelmill.render.stage.Fingerprint.CANONICAL;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.providers.PendingOrders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The parts that a stage makes one by one: a spoken sentence, a picture, a segment of film. A piece is found again by the hash
 * of its input, so a stage that runs again, after a crash or for a changed request, makes only what is new.
 *
 * <p>A piece is there once its record is, which is moved into place when all its files are written. Each is made in a folder
 * of its own, so that a worker that lost its lease and its successor do not write into each other's files. Safe for use by
 * several threads.
 */
public final class Pieces {

    /** Of the project's folder. */
    static final String FOLDER = "pieces";

    /** End of the name of a piece's record. */
    static final String RECORD = ".json";

    private static final int HASH_CHARACTERS = 24;

    private final Path folder;
    private final String run;

    /** @param projectFolder that holds all files of a project's output */
    public Pieces(Path projectFolder) {
        this(projectFolder.resolve(FOLDER), "");
    }

    private Pieces(Path folder, String run) {
        this.folder = folder;
        this.run = run;
    }

    /** The same, for a run of the project: what a {@link StandIn} made in another one is made again. */
    public Pieces during(String ofRun) {
        return new Pieces(folder, ofRun);
    }

    /**
     * @param folder of its files
     * @param standIn what the client is told where somebody stood in for a service; empty where nobody did
     */
    public record Piece<T>(T value, Path folder, Optional<String> standIn) {}

    /** Makes a piece. */
    public interface Maker<T> {
        /**
         * @param folder an empty folder for its files
         * @return what is to be known of it, written as JSON
         */
        T make(Path folder) throws Exception;
    }

    /** @param run in which a stand-in made it; null where nobody stood in */
    private record Kept(String folder, JsonNode value, String run) {}

    /**
     * The piece as it was made before, or else made now.
     *
     * @param kind of piece, in lower-case letters
     * @param input written as JSON; all that the piece depends on beside the code that makes it
     */
    public <T> Piece<T> piece(String kind, Object input, Class<T> type, Maker<T> maker) throws Exception {
        String name = nameOf(kind, input);
        Path entry = folder.resolve(name + RECORD);
        if (Files.exists(entry)) {
            Kept kept = CANONICAL.readValue(entry.toFile(), Kept.class);
            Path made = folder.resolve(kept.folder());
            if (Files.isDirectory(made) && (kept.run() == null || kept.run().equals(run))) {
                WorkFolders.used(entry);
                WorkFolders.used(made);
                return new Piece<>(CANONICAL.treeToValue(kept.value(), type), made, StandIn.in(made));
            }
        }
        Files.createDirectories(folder);
        Path own = Files.createTempDirectory(folder, name + "-");
        T value = PendingOrders.during(new OrderFiles(folder.getParent(), name), () -> made(maker, own));
        Optional<String> standIn = StandIn.in(own);
        keep(
                entry,
                new Kept(own.getFileName().toString(), CANONICAL.valueToTree(value), standIn.isPresent() ? run : null));
        return new Piece<>(value, own, standIn);
    }

    /** The name of a piece: the same for the same input of the same build. */
    public static String nameOf(String kind, Object input) {
        try {
            return kind + "-" + Fingerprint.of(input).substring(0, HASH_CHARACTERS);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("the input of a piece is always JSON", e);
        }
    }

    /**
     * Whether all pieces are here whose files a result names. They count as used.
     *
     * @param result of a stage; it names files from the project's folder
     */
    static boolean areHere(Path projectFolder, JsonNode result) throws IOException {
        if (result.isTextual()) {
            return !result.textValue().startsWith(FOLDER + "/")
                    || isHere(projectFolder.resolve(FOLDER), result.textValue().split("/", 3)[1]);
        }
        for (JsonNode part : result) {
            if (!areHere(projectFolder, part)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isHere(Path pieces, String name) throws IOException {
        Path made = pieces.resolve(name);
        if (!Files.isDirectory(made)) {
            return false;
        }
        WorkFolders.used(made);
        Path record = pieces.resolve(name.substring(0, name.lastIndexOf('-')) + RECORD);
        if (Files.exists(record)) {
            WorkFolders.used(record);
        }
        return true;
    }

    /**
     * Folders of pieces that another has taken the place of, or that were never finished. For projects without a job under way:
     * in a running one they may still be read.
     */
    static List<Path> superseded(Path projectFolder) throws IOException {
        Path pieces = projectFolder.resolve(FOLDER);
        if (!Files.isDirectory(pieces)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(pieces)) {
            List<Path> all = entries.toList();
            Set<Path> named = new HashSet<>();
            for (Path record : records(projectFolder)) {
                named.add(filesOf(record));
            }
            return all.stream()
                    .filter(Files::isDirectory)
                    .filter(folder -> !named.contains(folder))
                    .toList();
        }
    }

    /** The records of all finished pieces of a project's output. */
    static List<Path> records(Path projectFolder) throws IOException {
        Path pieces = projectFolder.resolve(FOLDER);
        if (!Files.isDirectory(pieces)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(pieces)) {
            return entries.filter(entry -> entry.toString().endsWith(RECORD)).toList();
        }
    }

    /** The folder with the files of a piece. */
    static Path filesOf(Path record) throws IOException {
        return record.resolveSibling(
                CANONICAL.readValue(record.toFile(), Kept.class).folder());
    }

    private static <T> T made(Maker<T> maker, Path own) throws Exception {
        try {
            return maker.make(own);
        } catch (Exception e) {
            WorkFolders.clear(own, e);
            throw e;
        }
    }

    private void keep(Path entry, Kept kept) throws IOException {
        Path draft = Files.createTempFile(folder, entry.getFileName().toString(), ".draft");
        CANONICAL.writeValue(draft.toFile(), kept);
        Files.move(draft, entry, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
