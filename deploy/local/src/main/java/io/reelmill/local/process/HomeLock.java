package io.reelmill.local.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Allows one suite per home. The operating system releases the lock when the process ends, in any way. */
public final class HomeLock implements AutoCloseable {

    private final FileChannel channel;

    private HomeLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Takes the lock. Throws {@link SuiteException}, which names the holder, when another suite has it. */
    public static HomeLock acquire(Home home) {
        Path file = home.path().resolve("lock");
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                String holder = Files.readString(file).strip();
                channel.close();
                throw new SuiteException("another reelmill (process " + holder + ") runs on " + home.path()
                        + ": stop it first, or choose another folder with REELMILL_HOME");
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
            return new HomeLock(channel);
        } catch (IOException e) {
            throw new SuiteException("cannot lock " + file + ": " + Home.reason(e), e);
        }
    }

    /** Whether a suite runs on this home. */
    public static boolean isHeld(Path home) {
        Path file = home.resolve("lock");
        if (!Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return tryLock(channel) == null;
        } catch (IOException e) {
            throw new SuiteException("cannot look at " + file + ": " + Home.reason(e), e);
        }
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null; // held by another suite of this very JVM
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new SuiteException("cannot unlock the home", e);
        }
    }
}
