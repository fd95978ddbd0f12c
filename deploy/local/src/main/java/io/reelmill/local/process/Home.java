package io.reelmill.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.stream.Stream;

/** The folder with all data of a suite: databases, topics, media, secrets, logs. */
public record Home(Path path) {

    private static final SecureRandom RANDOM = new SecureRandom();

    /** Creates the folder if it is missing. */
    public static Home at(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        try {
            Files.createDirectories(absolute);
        } catch (IOException e) {
            throw new SuiteException("cannot create " + absolute + ": " + reason(e), e);
        }
        if (!Files.isWritable(absolute)) {
            throw new SuiteException("cannot write into " + absolute);
        }
        return new Home(absolute);
    }

    /** A subfolder, created if it is missing. */
    public Path folder(String name) {
        try {
            return Files.createDirectories(path.resolve(name));
        } catch (IOException e) {
            throw new SuiteException("cannot create " + path.resolve(name) + ": " + reason(e), e);
        }
    }

    /** The log of a process. */
    public Path log(String process) {
        return path.resolve("logs").resolve(process + ".log");
    }

    /** A new log for a new start. The previous one is kept as {@code .log.1}. */
    Path newLog(String process) {
        folder("logs");
        Path log = log(process);
        try {
            if (Files.exists(log)) {
                Files.move(log, path.resolve("logs/" + process + ".log.1"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new SuiteException("cannot rotate " + log + ": " + reason(e), e);
        }
        return log;
    }

    /** A random value, created at the first call and stored; only its owner can read it. */
    public String secret(String name, String prefix) {
        synchronized (RANDOM) { // services start in parallel and ask for the same values
            Path file = path.resolve(name);
            try {
                return Files.exists(file) ? Files.readString(file).strip() : newSecret(file, prefix);
            } catch (IOException e) {
                throw new SuiteException("cannot keep " + file + ": " + reason(e), e);
            }
        }
    }

    /** Stores what commands look up, such as the address of a server; what was there before is replaced. */
    public void write(String name, String text) {
        Path file = path.resolve(name);
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new SuiteException("cannot keep " + file + ": " + reason(e), e);
        }
    }

    /** Removes what {@link #write} has stored, if it is there. */
    public void remove(String name) {
        deleteOne(path.resolve(name));
    }

    /** Writes a file that gets its final name only when it is complete. */
    private static String newSecret(Path file, String prefix) throws IOException {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        String secret = prefix + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Path part = Files.createTempFile(
                file.getParent(),
                file.getFileName().toString(),
                ".part",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(part, secret);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        return secret;
    }

    /** Removes the folder with its content. */
    public void delete() {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            all.sorted(Comparator.reverseOrder()).forEach(Home::deleteOne);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove " + path, e);
        }
    }

    private static void deleteOne(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove " + file, e);
        }
    }

    /** A message for a file system exception, whose own text is often only the file name. */
    public static String reason(IOException e) {
        return e.getClass().getSimpleName().replace("Exception", "") + " " + e.getMessage();
    }
}
