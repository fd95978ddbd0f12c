package io.reelmill.ingest.isolation;

import io.reelmill.ingest.MediaException;
import io.reelmill.ingest.MediaLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import io.reelmill.ingest.wire.Wire;
import io.reelmill.isolation.IsolatedProcess;
import io.reelmill.isolation.SandboxFolders;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One isolated process, with a folder of its own. Nothing that it says or leaves there is believed unseen. */
final class Child implements AutoCloseable {

    static final String CRASH_REPORT = "crash.log";

    private static final String DAMAGED = "is damaged and cannot be decoded";
    private static final int MAX_REPORT = 4096;

    private static final Logger LOG = LoggerFactory.getLogger(Child.class);
    private static final Duration START = Duration.ofSeconds(30);
    private static final int LOOK_EVERY_MILLIS = 50;
    /** Of the JVM, when it has no memory left, by -XX:+ExitOnOutOfMemoryError. */
    static final int OUT_OF_MEMORY = 3;
    /** The reader waits when so many messages are unread, and with it a process that floods. */
    private static final int UNREAD = 64;

    private final ChildCommand command;
    private final MediaLimits caps;
    private final ChildFolder folder;
    private final IsolatedProcess started;
    private final Process process;
    private final Thread reader;
    private final BlockingQueue<Optional<Reply>> replies = new ArrayBlockingQueue<>(UNREAD);
    private boolean isReady;
    private boolean isClosed;
    private int served;

    private Child(ChildCommand command, MediaLimits caps, ChildFolder folder, IsolatedProcess started) {
        this.command = command;
        this.caps = caps;
        this.folder = folder;
        this.started = started;
        this.process = started.process();
        reader = new Thread(this::listen, "media-child-" + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /** @throws ProviderException INTERNAL when no process can be started */
    static Child start(ChildCommand command, MediaLimits caps, SandboxFolders folders) {
        try {
            ChildFolder folder = ChildFolder.make(folders);
            try {
                return new Child(command, caps, folder, command.start(folder));
            } catch (IOException | RuntimeException e) {
                folder.delete();
                throw e;
            }
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "no isolated process can be started", e);
        }
    }

    int served() {
        return served;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Has one job done.
     *
     * @return the last reply; the files that it names lie in its output folder
     * @throws MediaException when the file is refused, or the process dies of it or takes too long
     * @throws CancellationException when nobody wants it any more
     */
    Reply serve(Job job, Path file, BooleanSupplier stopped) {
        try {
            awaitReady(stopped);
            folder.prepare(file, command.sandbox().isSandboxed());
            served++;
            Wire.write(process.getOutputStream(), job);
            Reply reply = await(job, stopped);
            if (reply instanceof Reply.Refused refused) {
                throw new MediaException(refused.reason());
            }
            return reply;
        } catch (IOException e) {
            close();
            throw new ProviderException(Category.INTERNAL, "the isolated process could not be given a file", e);
        }
    }

    private void awaitReady(BooleanSupplier stopped) {
        long begun = System.nanoTime();
        while (!isReady) {
            Optional<Reply> reply = next(stopped);
            boolean died = reply != null && reply.isEmpty();
            if (died || System.nanoTime() - begun > START.toNanos()) {
                close();
                throw new ProviderException(Category.INTERNAL, "the isolated process did not start");
            }
            isReady = reply != null && reply.get() instanceof Reply.Ready;
        }
    }

    private Reply await(Job job, BooleanSupplier stopped) {
        long begun = System.nanoTime();
        double done = 0;
        while (true) {
            Optional<Reply> reply = next(stopped);
            if (System.nanoTime() - begun > caps.allowed(done).toNanos()) {
                close();
                throw new MediaException("takes too long to read");
            }
            if (reply == null) {
                continue;
            }
            if (reply.isEmpty()) {
                throw died();
            }
            if (reply.get() instanceof Reply.Progress progress) {
                done = Math.max(done, Math.min(progress.seconds(), job.longest()));
            } else if (!(reply.get() instanceof Reply.Ready)) {
                return reply.get();
            }
        }
    }

    /** The next reply, empty after the last; null when there is none yet. */
    private Optional<Reply> next(BooleanSupplier stopped) {
        if (stopped.getAsBoolean()) {
            close();
            throw new CancellationException("nobody waits for this file any more");
        }
        try {
            return replies.poll(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
            throw new CancellationException("interrupted");
        }
    }

    private MediaException died() {
        int exit = -1;
        try {
            exit = process.waitFor(1, TimeUnit.SECONDS) ? process.exitValue() : -1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        LOG.warn("A file from outside ended its process. exit={} {}", exit, crashReport());
        close();
        return new MediaException(exit == OUT_OF_MEMORY ? "needs too much memory to be read" : DAMAGED);
    }

    /** Where the JVM says that it crashed. */
    private String crashReport() {
        Path file = folder.output().resolve(CRASH_REPORT);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MAX_REPORT), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> line.contains("SIG") || line.startsWith("# C "))
                    .map(line -> line.replaceAll("[^\\x20-\\x7e]", "?"))
                    .collect(Collectors.joining(" "));
        } catch (IOException e) {
            return "";
        }
    }

    private void listen() {
        try {
            pass();
            replies.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void pass() throws InterruptedException {
        try (InputStream in = new BufferedInputStream(process.getInputStream())) {
            for (Reply reply = Wire.read(in, Reply.class); reply != null; reply = Wire.read(in, Reply.class)) {
                replies.put(Optional.of(reply));
            }
        } catch (IOException e) {
            process.destroyForcibly(); // it no longer says what one of ours would
        }
    }

    /**
     * Takes a finished file out of the process's folder.
     *
     * @throws MediaException when it is not there as a plain file
     */
    Path collect(String name, Path target) throws IOException {
        Path made = target.resolve(name);
        try {
            Files.move(folder.output().resolve(name), made, StandardCopyOption.REPLACE_EXISTING);
        } catch (NoSuchFileException e) {
            throw new MediaException(DAMAGED);
        }
        // looked at where the process cannot change it any more; a link could lead anywhere
        if (!Files.isRegularFile(made, LinkOption.NOFOLLOW_LINKS) || Files.size(made) == 0) {
            Files.delete(made);
            throw new MediaException(DAMAGED);
        }
        return made;
    }

    @Override
    public void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        started.close();
        reader.interrupt();
        try {
            folder.delete();
        } catch (IOException e) {
            LOG.warn("The folder of an isolated process could not be removed. folder={}", folder.output(), e);
        }
    }
}
