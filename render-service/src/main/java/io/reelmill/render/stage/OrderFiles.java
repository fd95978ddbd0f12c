package io.reelmill.render.stage;

import io.reelmill.providers.PendingOrders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/** The pending orders of one piece or stage, a file each, beside the pieces of its project. */
final class OrderFiles implements PendingOrders {

    /** Of the project's folder. */
    static final String FOLDER = "orders";

    private final Path folder;
    private final String work;

    /**
     * @param projectFolder that holds all files of a project's output
     * @param work name of the piece or stage, the same in every attempt
     */
    OrderFiles(Path projectFolder, String work) {
        this.folder = projectFolder.resolve(FOLDER);
        this.work = work;
    }

    @Override
    public Optional<String> find(String order) {
        Path file = file(order);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void placed(String order, String reference) {
        Path file = file(order);
        try {
            Files.createDirectories(folder);
            Path draft = Files.createTempFile(folder, work, ".draft");
            Files.writeString(draft, reference);
            try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void settled(String order) {
        try {
            Files.deleteIfExists(file(order));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path file(String order) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(order.getBytes(StandardCharsets.UTF_8));
            return folder.resolve(work + "-" + HexFormat.of().formatHex(hash, 0, 12) + ".order");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is part of every JDK", e);
        }
    }
}
