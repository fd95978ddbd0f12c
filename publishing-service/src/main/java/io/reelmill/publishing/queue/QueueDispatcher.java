package io.reelmill.publishing.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jboss.logging.Logger;

/**
 * Hands due tasks to workers: at once when woken, and otherwise every now and then for those that have come due. Whatever
 * fails in a task or in looking for one, an {@code Error} too, is logged and the dispatcher goes on.
 *
 * @param <T> a claimed task
 */
public final class QueueDispatcher<T> {

    private static final Logger LOG = Logger.getLogger(QueueDispatcher.class);

    /**
     * After a claim that found few tasks the next one waits for so many times as long as it took: tasks come and end one soon
     * after the other, and a claim costs the database nearly the same for one of them as for hundreds.
     */
    private static final int PAUSE_FACTOR = 19;

    private static final long MIN_PAUSE_MILLIS = 5;
    private static final long MAX_PAUSE_MILLIS = 100;

    /** Tasks of one claim. */
    private static final int MAX_BATCH = 1024;

    private final String name;
    private final IntFunction<List<T>> claim;
    private final Work<T> work;
    private final int maxAtOnce;
    private final Duration poll;
    private final Clock clock;
    private final Semaphore bell = new Semaphore(0);
    private final Semaphore free;
    private final Thread dispatcher;
    private volatile boolean running = true;
    private volatile Instant lastProgress;

    /** What is done with claimed tasks. */
    @FunctionalInterface
    public interface Work<T> {

        /**
         * Begins with tasks, and gives each back itself.
         *
         * @return for each task when it has ended
         */
        List<CompletableFuture<Void>> begin(List<T> tasks);

        /** Work that occupies a thread for each task. */
        static <T> Work<T> blocking(ExecutorService workers, Consumer<T> work) {
            return tasks -> tasks.stream()
                    .map(task -> CompletableFuture.runAsync(() -> work.accept(task), workers))
                    .toList();
        }
    }

    /**
     * @param name of the thread
     * @param claim due tasks, as many as are asked for at most
     * @param maxAtOnce tasks at one time
     * @param poll how often due tasks are looked for
     */
    public QueueDispatcher(
            String name, IntFunction<List<T>> claim, Work<T> work, int maxAtOnce, Duration poll, Clock clock) {
        this.name = name;
        this.claim = claim;
        this.work = work;
        this.maxAtOnce = maxAtOnce;
        this.poll = poll;
        this.clock = clock;
        this.free = new Semaphore(maxAtOnce);
        this.dispatcher = new Thread(this::dispatch, name + "-dispatcher");
        this.lastProgress = clock.instant();
    }

    public void start() {
        dispatcher.start();
    }

    /** Claims nothing more. */
    public void stopClaiming() throws InterruptedException {
        running = false;
        wake();
        dispatcher.interrupt();
        dispatcher.join();
    }

    /** Claims nothing more and lets the tasks under way end; what is left then is free when its lease ends. */
    public void stop(Duration patience) throws InterruptedException {
        stopClaiming();
        if (!free.tryAcquire(maxAtOnce, patience.toMillis(), TimeUnit.MILLISECONDS)) {
            LOG.warnf("%s: tasks under way are left to their leases", name);
        }
    }

    /** There is something due. */
    public void wake() {
        bell.release();
    }

    public boolean isAlive() {
        return dispatcher.isAlive();
    }

    /** When a task was last done, or nothing was found to be due. It stands still when the database is away too. */
    public Instant lastProgress() {
        return lastProgress;
    }

    private void dispatch() {
        while (running) {
            try {
                bell.drainPermits();
                dispatchDue();
                if (running) {
                    bell.tryAcquire(poll.toMillis(), TimeUnit.MILLISECONDS);
                }
            } catch (InterruptedException e) {
                if (!running) {
                    return;
                }
            }
        }
    }

    private void dispatchDue() throws InterruptedException {
        while (running) {
            free.acquire();
            int permits = 1 + free.drainPermits();
            int asked = Math.min(permits, MAX_BATCH);
            free.release(permits - asked);
            long start = System.nanoTime();
            List<T> claimed = claim(asked);
            long taken = System.nanoTime() - start;
            free.release(asked - claimed.size());
            if (!claimed.isEmpty()) {
                begin(claimed);
            }
            if (claimed.size() < asked) {
                long pause = TimeUnit.NANOSECONDS.toMillis(taken * PAUSE_FACTOR);
                TimeUnit.MILLISECONDS.sleep(Math.max(MIN_PAUSE_MILLIS, Math.min(MAX_PAUSE_MILLIS, pause)));
            }
            if (claimed.isEmpty()) {
                return;
            }
        }
    }

    private List<T> claim(int max) {
        try {
            List<T> claimed = claim.apply(max);
            if (claimed.isEmpty()) {
                lastProgress = clock.instant();
            }
            return claimed;
        } catch (Throwable e) {
            LOG.errorf(e, "%s: due tasks could not be looked for", name); // the database may be away
            return List.of();
        }
    }

    private void begin(List<T> tasks) {
        try {
            List<CompletableFuture<Void>> ends = work.begin(tasks);
            for (int i = 0; i < tasks.size(); i++) {
                T task = tasks.get(i);
                ends.get(i).whenComplete((nothing, failure) -> end(task, failure));
            }
        } catch (Throwable e) {
            LOG.errorf(e, "%s: tasks broke off; their leases will end", name);
            free.release(tasks.size());
        }
    }

    private void end(T task, Throwable failure) {
        if (failure == null) {
            lastProgress = clock.instant();
        } else {
            LOG.errorf(failure, "%s: a task broke off; its lease will end: %s", name, task);
        }
        free.release();
        wake(); // its lane has room again
    }
}
