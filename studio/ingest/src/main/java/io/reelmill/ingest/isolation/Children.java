package io.reelmill.ingest.isolation;

import io.reelmill.ingest.MediaLimits;
import io.reelmill.ingest.wire.Job;
import io.reelmill.ingest.wire.Reply;
import io.reelmill.isolation.Sandbox;
import io.reelmill.isolation.SandboxFolders;
import io.reelmill.isolation.SandboxState;
import io.reelmill.providers.ProviderException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The isolated processes of a worker. May be used by several threads, each file by one. */
public final class Children implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Children.class);
    private static final int MAX_IDLE = 2;

    private final ChildCommand command;
    private final MediaLimits caps;
    private final SandboxFolders folders;
    private final Deque<Child> idle = new ArrayDeque<>();
    /** A sandbox ends with the thread that started it, so this thread starts them all. */
    private final ExecutorService starter = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "media-children");
        thread.setDaemon(true);
        return thread;
    });

    private boolean keepsSpare;
    private boolean closed;

    private Children(ChildCommand command, MediaLimits caps, SandboxFolders folders) {
        this.command = command;
        this.caps = caps;
        this.folders = folders;
    }

    /**
     * Processes that read media. Removes first what ended workers left in the folder.
     *
     * @param work folder for temporary files, made when absent
     */
    public static Children of(MediaLimits caps, Path work, Sandbox sandbox) {
        ChildCommand command = new ChildCommand(caps, ChildCommand.MAIN, sandbox, List.of());
        return new Children(command, caps, SandboxFolders.open(work));
    }

    /** Processes that run another class. */
    static Children running(Class<?> main, MediaLimits caps, Path work, Sandbox sandbox) {
        ChildCommand command = new ChildCommand(caps, main.getName(), sandbox, List.of(main));
        return new Children(command, caps, SandboxFolders.open(work));
    }

    /** What to do with the last reply and the files that the process wrote. */
    public interface Finish<T> {
        T take(Reply reply, Collector files) throws IOException;
    }

    /** Moves a file that the process wrote into a folder. */
    public interface Collector {
        Path collect(String name, Path folder) throws IOException;
    }

    /**
     * Has one job done in a process.
     *
     * @throws io.reelmill.ingest.MediaException when the file cannot be used
     * @throws io.reelmill.providers.ProviderException INTERNAL when no process can be started
     * @throws java.util.concurrent.CancellationException when stopped
     */
    public <T> T serve(Job job, Path file, BooleanSupplier stopped, Finish<T> finish) throws IOException {
        Child child = take();
        try {
            return finish.take(child.serve(job, file, stopped), child::collect);
        } finally {
            giveBack(child);
        }
    }

    /** Starts a process ahead of the first file, and from then on one ahead of each, so that none waits for it. */
    public void warm() {
        synchronized (idle) {
            keepsSpare = true;
        }
        addSpare();
    }

    private void addSpare() {
        starter.execute(() -> {
            try {
                giveBack(Child.start(command, caps, folders));
            } catch (ProviderException e) {
                LOG.warn("No isolated process could be started ahead; the next file tries again", e);
            }
        });
    }

    /** What isolates the processes. */
    public SandboxState sandbox() {
        return command.sandbox();
    }

    private Child take() {
        synchronized (idle) {
            while (!idle.isEmpty()) {
                Child child = idle.pop();
                if (child.isAlive()) {
                    if (keepsSpare && idle.isEmpty() && !closed) {
                        addSpare();
                    }
                    return child;
                }
                child.close();
            }
        }
        try {
            return starter.submit(() -> Child.start(command, caps, folders)).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new java.util.concurrent.CancellationException("interrupted");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException known ? known : new IllegalStateException(e.getCause());
        }
    }

    private void giveBack(Child child) {
        synchronized (idle) {
            boolean isUseful = child.isAlive() && child.served() < caps.filesPerChild();
            if (!closed && isUseful && idle.size() < MAX_IDLE) {
                idle.push(child);
                return;
            }
        }
        child.close();
    }

    @Override
    public void close() {
        starter.shutdown();
        synchronized (idle) {
            closed = true;
            idle.forEach(Child::close);
            idle.clear();
        }
        folders.close();
    }
}
