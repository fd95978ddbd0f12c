package io.reelmill.publishing.batch;

import io.reelmill.database.TransientDatabaseErrors;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Writes items of many threads together: all that come within a moment, in one transaction. The busier it is the larger are
 * its batches.
 *
 * @param <T> an item
 * @param <R> what came of an item
 */
public final class BatchWriter<T, R> implements AutoCloseable {

    private static final int MAX_BATCH = 1024;

    private final Duration gathering;
    private final Function<List<T>, List<R>> write;
    private final BlockingQueue<Entry<T, R>> waiting = new LinkedBlockingQueue<>();
    private final Entry<T, R> end = new Entry<>(null, new CompletableFuture<>());
    private final Thread thread;

    /**
     * @param name of the thread
     * @param gathering how long the first item of a batch waits for others, unless a whole batch is there already
     * @param write writes items in one transaction and returns the result of each in their order; called by one thread only
     */
    public BatchWriter(String name, Duration gathering, Function<List<T>, List<R>> write) {
        this.gathering = gathering;
        this.write = write;
        this.thread = new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
    }

    private record Entry<T, R>(T item, CompletableFuture<R> result) {}

    /** Has an item written; completes with its result when that is committed, or with what prevented it. */
    public CompletableFuture<R> write(T item) {
        Entry<T, R> entry = new Entry<>(item, new CompletableFuture<>());
        waiting.add(entry);
        return entry.result();
    }

    /** Ends the thread when everything that waits has been written. */
    @Override
    public void close() {
        waiting.add(end);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        boolean running = true;
        while (running) {
            List<Entry<T, R>> batch = new ArrayList<>();
            try {
                batch.add(waiting.take());
                if (waiting.size() < MAX_BATCH - 1) {
                    TimeUnit.NANOSECONDS.sleep(gathering.toNanos());
                }
            } catch (InterruptedException e) {
                Thread.interrupted(); // nobody but close ends it
            }
            waiting.drainTo(batch, MAX_BATCH - 1);
            running = !batch.remove(end);
            if (!batch.isEmpty()) {
                write(batch);
            }
        }
    }

    private void write(List<Entry<T, R>> batch) {
        try {
            List<R> results = write.apply(batch.stream().map(Entry::item).toList());
            for (int i = 0; i < batch.size(); i++) {
                batch.get(i).result().complete(results.get(i));
            }
        } catch (Throwable e) {
            if (batch.size() > 1 && !TransientDatabaseErrors.matches(e)) {
                batch.forEach(entry -> write(List.of(entry))); // one that cannot be written harms no other
            } else {
                batch.forEach(entry -> entry.result().completeExceptionally(e));
            }
        }
    }
}
