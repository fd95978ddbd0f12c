package io.reelmill.local.postgres;

import io.reelmill.local.process.SuiteException;
import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.util.ArchUtils;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Locale;
import java.util.Set;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.apache.commons.io.file.PathUtils;

/** The programs {@code initdb} and {@code postgres} for this machine. */
final class PostgresBinaries {

    private PostgresBinaries() {}

    /** Unpacks them into a folder under {@code parent}, named after their content, unless it exists already. */
    static Path in(Path parent) throws IOException {
        byte[] archive = archive();
        CRC32 crc = new CRC32();
        crc.update(archive);
        Path target = parent.resolve("postgres-%08x".formatted(crc.getValue()));
        if (Files.isDirectory(target)) {
            return target;
        }
        Files.createDirectories(parent);
        Path fresh = Files.createTempDirectory(parent, "unpacking-");
        unpack(archive, fresh);
        fresh.toFile().setReadable(true, false);
        fresh.toFile().setExecutable(true, false);
        return keep(fresh, target);
    }

    /**
     * Puts an unpacked copy in its place. Where another process was faster its copy is used, and this one deleted.
     *
     * @return where they are
     */
    static Path keep(Path fresh, Path target) throws IOException {
        try {
            return Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            return fresh; // it is used for this run only
        } catch (FileSystemException e) { // of no certain kind: the system's "directory not empty" has none
            if (!Files.isDirectory(target)) {
                throw e;
            }
            PathUtils.deleteDirectory(fresh);
            return target;
        }
    }

    private static byte[] archive() throws IOException {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac") ? "Darwin" : "Linux";
        String arch = ArchUtils.normalize(System.getProperty("os.arch"));
        try (InputStream in = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, arch)) {
            return in.readAllBytes();
        } catch (IllegalStateException e) {
            throw new SuiteException(
                    "there is no embedded PostgreSQL for " + system + " on " + arch
                            + ": name an existing one with REELMILL_JDBC_URL",
                    e);
        }
    }

    private static void unpack(byte[] archive, Path target) throws IOException {
        try (var tar = new TarArchiveInputStream(new XZCompressorInputStream(new ByteArrayInputStream(archive)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path file = target.resolve(entry.getName()).normalize();
                if (!file.startsWith(target)) {
                    throw new IOException("an entry leaves the archive: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                    continue;
                }
                Files.createDirectories(file.getParent());
                if (entry.isSymbolicLink()) {
                    Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                } else {
                    Files.copy(tar, file);
                    if ((entry.getMode() & 0100) != 0) {
                        makeExecutable(file);
                    }
                }
            }
        }
    }

    private static void makeExecutable(Path file) throws IOException {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        permissions.add(PosixFilePermission.OWNER_EXECUTE);
        permissions.add(PosixFilePermission.GROUP_EXECUTE);
        permissions.add(PosixFilePermission.OTHERS_EXECUTE);
        Files.setPosixFilePermissions(file, permissions);
    }
}
