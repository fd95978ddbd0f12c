package io.reelmill.gateway.batch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Does together what is asked for at the same time, so that a round trip and a commit serve many. Who comes alone is served at
 * once, and while that is under way the next ones gather. Where many come, those who have just been answered are given a moment
 * to come again: otherwise they and those who waited meanwhile would take turns for ever, in groups half as large.
 *
 * @param <I> what is asked for
 * @param <O> what it comes to
 */
public final class MicroBatcher<I, O> implements AutoCloseable {

    private record Call<I, O>(I item, CompletableFuture<O> answer) {}

    /** How long a group waits for those who may come again. */
    private static final Duration MOMENT = Duration.ofNanos(1_500_000);

    private final Function<List<I>, List<Outcome<O>>> work;
    private final int most;
    private final Duration moment;
    private final BlockingQueue<Call<I, O>> waiting = new LinkedBlockingQueue<>();
    private final List<Thread> lanes = new ArrayList<>();

    /**
     * @param name of the threads that do the work
     * @param lanes how many groups are under way at once
     * @param most calls in one group
     * @param work returns an outcome for each item, in their order; when it throws, all of them have failed
     */
    public MicroBatcher(String name, int lanes, int most, Function<List<I>, List<Outcome<O>>> work) {
        this(name, lanes, most, MOMENT, work);
    }

    /** @param moment how long a group waits for those who may come again */
    MicroBatcher(String name, int lanes, int most, Duration moment, Function<List<I>, List<Outcome<O>>> work) {
        this.work = work;
        this.most = most;
        this.moment = moment;
        for (int i = 1; i <= lanes; i++) {
            Thread lane = new Thread(this::run, name + "-" + i);
            lane.setDaemon(true);
            lane.start();
            this.lanes.add(lane);
        }
    }

    /** What it comes to, or what the work threw, or told as this call's failure. What follows on it runs in the lane. */
    public CompletableFuture<O> call(I item) {
        CompletableFuture<O> answer = new CompletableFuture<>();
        waiting.add(new Call<>(item, answer));
        return answer;
    }

    /** How many calls are not yet under way. */
    int waiting() {
        return waiting.size();
    }

    /** Ends the threads when they have nothing under way; called when nobody calls any more. */
    @Override
    public void close() {
        lanes.forEach(Thread::interrupt);
    }

    private void run() {
        List<Call<I, O>> group = new ArrayList<>(most);
        int expected = 1;
        try {
            while (true) {
                gather(group, expected);
                serve(group);
                expected = Math.min(most, group.size() + waiting.size());
                group.clear();
            }
        } catch (InterruptedException e) {
            // closed
        }
    }

    /** Takes all that wait, and for a moment those who come, until there are as many as last time. */
    private void gather(List<Call<I, O>> group, int expected) throws InterruptedException {
        Call<I, O> next = waiting.take();
        long end = System.nanoTime() + moment.toNanos();
        while (next != null) {
            group.add(next);
            waiting.drainTo(group, most - group.size());
            next = group.size() < expected ? waiting.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS) : null;
        }
    }

    private void serve(List<Call<I, O>> group) {
        try {
            List<Outcome<O>> outcomes =
                    work.apply(group.stream().map(Call::item).toList());
            for (int i = 0; i < group.size(); i++) {
                outcomes.get(i).tell(group.get(i).answer());
            }
        } catch (RuntimeException | Error e) {
            // Also an Error is these calls' alone: without its lane nobody would be served any more.
            group.forEach(call -> call.answer().completeExceptionally(e));
        }
    }

    /** What one of the calls came to: a value, or a failure that is its own. */
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

        private void tell(CompletableFuture<O> answer) {
            if (failure == null) {
                answer.complete(value);
            } else {
                answer.completeExceptionally(failure);
            }
        }
    }
}
