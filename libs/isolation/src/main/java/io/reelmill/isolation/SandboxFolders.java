package io.reelmill.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Temporary folders of one worker, all inside one folder whose lock file the worker holds. Folders of a worker that has ended,
 * on any host that shares the file system, are removed by the next one that starts: their lock is free. Safe for many threads.
 */
public final class SandboxFolders implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SandboxFolders.class);
    private static final String PREFIX = "rm-";
    private static final String LOCK = ".lock";
    /**
     * Names this process among all that share the file system, whatever class loader asks. Closing any descriptor of a file
     * gives up all locks that the process has on it (POSIX), so that our own lock files are never opened again.
     */
    private static final String PROCESS =
            (String) System.getProperties().computeIfAbsent("io.reelmill.isolation.process", key -> UUID.randomUUID()
                    .toString()
                    .substring(0, 8));
    /** Counts the folders of this class loader; another one may have used the same number. */
    private static final AtomicInteger OWNERS = new AtomicInteger();

    private final Path lockFile;
    private final Path root;
    private final FileChannel channel;
    private final AtomicInteger made = new AtomicInteger();

    private SandboxFolders(Path lockFile, Path root, FileChannel channel) {
        this.lockFile = lockFile;
        this.root = root;
        this.channel = channel;
    }

    /**
     * Removes what ended workers left, then makes this worker's folder.
     *
     * @param work made when absent
     * @throws UncheckedIOException when the folder cannot be made or locked
     */
    public static SandboxFolders open(Path work) {
        try {
            Files.createDirectories(work);
            sweep(work);
            while (true) {
                String name = PREFIX + PROCESS + "-" + OWNERS.incrementAndGet();
                Path lockFile = work.resolve(name + LOCK);
                if (Files.exists(lockFile)) {
                    continue;
                }
                FileChannel channel =
                        FileChannel.open(lockFile, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                channel.lock();
                // between making and locking another worker's sweep may have taken it for one that was left
                if (Files.exists(lockFile)) {
                    Path root = Files.createDirectory(work.resolve(name)).toRealPath();
                    return new SandboxFolders(lockFile, root, channel);
                }
                channel.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("no folder for sandboxes can be made in " + work.getFileName(), e);
        }
    }

    /**
     * A new folder, which its user may delete when it is done. Its path is kept short, as a socket in it may have no more than
     * 107 bytes.
     */
    public Path make() throws IOException {
        return Files.createDirectory(root.resolve(Integer.toString(made.incrementAndGet())));
    }

    /** Folders in the system's folder for temporary files, which are kept until this process ends. */
    public static SandboxFolders temporary() {
        return Temporary.INSTANCE;
    }

    private static final class Temporary {
        static final SandboxFolders INSTANCE = open(Path.of(System.getProperty("java.io.tmpdir")));

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(INSTANCE::close, "sandbox-folders"));
        }
    }

    /** Removes the folders whose owner has ended. What cannot be removed is logged and left to the next start. */
    static void sweep(Path work) {
        try (DirectoryStream<Path> locks = Files.newDirectoryStream(work, PREFIX + "*" + LOCK)) {
            for (Path lock : locks) {
                if (!lock.getFileName().toString().startsWith(PREFIX + PROCESS)) {
                    sweepOne(lock);
                }
            }
        } catch (IOException e) {
            LOG.warn("Sandbox folders that were left could not be listed. folder={}", work, e);
        }
    }

    private static void sweepOne(Path lockFile) {
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            FileLock lock = channel.tryLock();
            if (lock == null) {
                return;
            }
            String name = lockFile.getFileName().toString();
            FileTree.delete(lockFile.resolveSibling(name.substring(0, name.length() - LOCK.length())));
            Files.deleteIfExists(lockFile);
        } catch (IOException | OverlappingFileLockException e) {
            LOG.warn("A sandbox folder that was left could not be removed. lock={}", lockFile, e);
        }
    }

    /** Removes all folders and gives up the lock. */
    @Override
    public void close() {
        try {
            FileTree.delete(root);
            Files.deleteIfExists(lockFile);
        } catch (IOException e) {
            LOG.warn("Sandbox folders could not be removed; the next start tries again. folder={}", root, e);
        } finally {
            try {
                channel.close();
            } catch (IOException e) {
                LOG.warn("The lock of the sandbox folders could not be given up. file={}", lockFile, e);
            }
        }
    }
}
