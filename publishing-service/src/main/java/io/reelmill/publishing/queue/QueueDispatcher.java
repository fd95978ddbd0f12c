package io.reelmill.publishing.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Hands due tasks to workers: at once when woken, and otherwise every now and then for those that have come due. Whatever
 * fails in a task or in looking for one, an {@code Error} too, is logged and the dispatcher goes on.
 *
 * @param <T> a claimed task
 */
public final class QueueDispatcher<T> {

    private static final Logger LOG = Logger.getLogger(QueueDispatcher.class);

    private final String name;
    private final Supplier<Optional<T>> claim;
    private final Consumer<T> work;
    private final Duration poll;
    private final Clock clock;
    private final Semaphore bell = new Semaphore(0);
    private final Semaphore free;
    private final ExecutorService workers;
    private final Thread dispatcher;
    private volatile boolean running = true;
    private volatile Instant lastProgress;

    /**
     * @param name of the threads
     * @param claim the next due task, if there is one
     * @param work done with it; gives the task back itself
     * @param workers tasks at one time
     * @param poll how often due tasks are looked for
     */
    public QueueDispatcher(
            String name, Supplier<Optional<T>> claim, Consumer<T> work, int workers, Duration poll, Clock clock) {
        this.name = name;
        this.claim = claim;
        this.work = work;
        this.poll = poll;
        this.clock = clock;
        this.free = new Semaphore(workers);
        this.workers = Executors.newFixedThreadPool(workers, task -> new Thread(task, name + "-worker"));
        this.dispatcher = new Thread(this::dispatch, name + "-dispatcher");
        this.lastProgress = clock.instant();
    }

    public void start() {
        dispatcher.start();
    }

    /** Claims nothing more and lets the tasks under way end; what is left then is free when its lease ends. */
    public void stop(Duration patience) throws InterruptedException {
        running = false;
        wake();
        dispatcher.interrupt();
        dispatcher.join();
        workers.shutdown();
        if (!workers.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
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
                if (running && bell.tryAcquire(poll.toMillis(), TimeUnit.MILLISECONDS)) {
                    LOG.tracef("%s woken", name);
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
            Optional<T> claimed = claimOne();
            if (claimed.isEmpty()) {
                free.release();
                return;
            }
            workers.execute(() -> carryOut(claimed.get()));
        }
    }

    private Optional<T> claimOne() {
        try {
            Optional<T> claimed = claim.get();
            if (claimed.isEmpty()) {
                lastProgress = clock.instant();
            }
            return claimed;
        } catch (Throwable e) {
            LOG.errorf(e, "%s: due tasks could not be looked for", name); // the database may be away
            return Optional.empty();
        }
    }

    private void carryOut(T task) {
        try {
            work.accept(task);
            lastProgress = clock.instant();
        } catch (Throwable e) {
            LOG.errorf(e, "%s: a task broke off; its lease will end: %s", name, task);
        } finally {
            free.release();
            wake(); // the workspace has a free worker again
        }
    }
}
