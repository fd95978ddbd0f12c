package io.reelmill.gateway.batch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Serves calls that come at the same time as one group, so that a round trip and a commit serve many. A single call is served at
 * once; while it is under way the next ones gather. A group waits a moment for callers that were answered just now and may come
 * again: otherwise they and those who waited meanwhile would take turns, in groups half as large. Several groups may be under way,
 * but one gathers at a time.
 *
 * <p>The queue is bounded, and a call that has waited too long is refused when its turn comes: its caller has left by then.
 *
 * @param <I> what a call asks for
 * @param <O> its result
 */
public final class MicroBatcher<I, O> implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(MicroBatcher.class);

    /** How long a group waits for callers that may come again. */
    private static final Duration GATHERING_TIME = Duration.ofNanos(1_500_000);

    /**
     * Bounds of a batcher.
     *
     * @param workers how many groups are under way at once
     * @param maxGroup calls in one group
     * @param maxWaiting calls that wait for their turn; more are refused
     * @param maxWait how long a call may wait for its turn
     */
    public record Limits(int workers, int maxGroup, int maxWaiting, Duration maxWait) {}

    private record Call<I, O>(I item, CompletableFuture<O> result, long since) {}

    private final Function<List<I>, List<Outcome<O>>> work;
    private final Limits limits;
    private final Duration gatheringTime;
    private final BlockingQueue<Call<I, O>> queue;

    /** Held by the worker that gathers: two at once would share out the calls of one group. */
    private final Object gathering = new Object();

    private final List<Thread> workers = new ArrayList<>();
    private volatile boolean closed;

    /**
     * @param name of the threads that do the work
     * @param work returns an outcome for each item, in their order; when it throws, all of them have failed
     */
    public MicroBatcher(String name, Limits limits, Function<List<I>, List<Outcome<O>>> work) {
        this(name, limits, GATHERING_TIME, work);
    }

    /** @param gatheringTime how long a group waits for callers that may come again */
    MicroBatcher(String name, Limits limits, Duration gatheringTime, Function<List<I>, List<Outcome<O>>> work) {
        this.work = work;
        this.limits = limits;
        this.gatheringTime = gatheringTime;
        this.queue = new LinkedBlockingQueue<>(limits.maxWaiting());
        for (int i = 1; i <= limits.workers(); i++) {
            Thread worker = new Thread(this::run, name + "-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
    }

    /**
     * The result of a call, or what the work threw, or the failure of this call alone. It fails with a {@link
     * RejectedExecutionException}, and nothing is done, when too many wait or the call has waited too long. What depends on the
     * result runs in the worker's thread.
     */
    public CompletableFuture<O> call(I item) {
        CompletableFuture<O> result = new CompletableFuture<>();
        if (closed || !queue.offer(new Call<>(item, result, System.nanoTime()))) {
            result.completeExceptionally(new RejectedExecutionException("too many calls are waiting"));
        }
        return result;
    }

    /** How many calls wait for their turn. */
    public int waiting() {
        return queue.size();
    }

    /** Ends the threads when they have nothing under way; called when nobody calls any more. */
    @Override
    public void close() {
        closed = true;
        workers.forEach(Thread::interrupt);
    }

    private void run() {
        List<Call<I, O>> group = new ArrayList<>(limits.maxGroup());
        int expected = 1;
        while (!closed) {
            try {
                synchronized (gathering) {
                    gather(group, expected);
                }
                refuseLate(group);
                serve(group);
                expected = Math.min(limits.maxGroup(), group.size() + queue.size());
            } catch (InterruptedException e) {
                return; // closed
            } catch (RuntimeException | Error e) {
                // Without its worker nobody would be served any more.
                LOG.error("a group of calls failed", e);
                group.forEach(call -> call.result().completeExceptionally(e));
            }
            group.clear();
        }
    }

    /** Takes all that wait, and for a moment those who come, until there are as many as last time. */
    private void gather(List<Call<I, O>> group, int expected) throws InterruptedException {
        Call<I, O> next = queue.take();
        long end = System.nanoTime() + gatheringTime.toNanos();
        while (next != null) {
            group.add(next);
            queue.drainTo(group, limits.maxGroup() - group.size());
            next = group.size() < expected ? queue.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS) : null;
        }
    }

    private void refuseLate(List<Call<I, O>> group) {
        long now = System.nanoTime();
        group.removeIf(call -> {
            boolean late = now - call.since() > limits.maxWait().toNanos();
            if (late) {
                call.result().completeExceptionally(new RejectedExecutionException("the call has waited too long"));
            }
            return late;
        });
    }

    private void serve(List<Call<I, O>> group) {
        if (group.isEmpty()) {
            return;
        }
        List<Outcome<O>> outcomes;
        try {
            outcomes = work.apply(group.stream().map(Call::item).toList());
        } catch (RuntimeException | Error e) {
            group.forEach(call -> call.result().completeExceptionally(e));
            return;
        }
        for (int i = 0; i < group.size(); i++) {
            outcomes.get(i).complete(group.get(i).result());
        }
    }

    /** The result of one of the calls: a value, or a failure that is its own. */
    public record Outcome<O>(O value, RuntimeException failure) {

        public static <O> Outcome<O> of(O value) {
            return new Outcome<>(value, null);
        }

        public static <O> Outcome<O> failed(RuntimeException failure) {
            return new Outcome<>(null, failure);
        }

        public boolean isFailure() {
            return failure != null;
        }

        private void complete(CompletableFuture<O> result) {
            if (failure == null) {
                result.complete(value);
            } else {
                result.completeExceptionally(failure);
            }
        }
    }
}
