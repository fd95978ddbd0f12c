package io.reelmill.publishing.webhook;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Limits the calls of each endpoint at one time. Deliveries beyond that wait here, so that a call follows the other without a
 * look into the database. They wait for moments only: once an endpoint has stopped answering, those that wait for it are
 * given back.
 */
final class EndpointCalls {

    private final Map<UUID, Line> lines = new ConcurrentHashMap<>();
    private final Function<WebhookDelivery, CompletableFuture<Void>> giveBack;
    private final int maxFailures;
    private final Duration maxSilence;
    private final Duration maxWait;

    /**
     * @param giveBack gives a delivery back unsent
     * @param maxFailures in a row, until those that wait are given back
     * @param maxSilence in which no call of an endpoint ends, likewise
     * @param maxWait of a delivery, likewise
     */
    EndpointCalls(
            Function<WebhookDelivery, CompletableFuture<Void>> giveBack,
            int maxFailures,
            Duration maxSilence,
            Duration maxWait) {
        this.giveBack = giveBack;
        this.maxFailures = maxFailures;
        this.maxSilence = maxSilence;
        this.maxWait = maxWait;
    }

    private record Waiting(
            WebhookDelivery delivery,
            int maxCalls,
            Supplier<CompletableFuture<EndedAttempt>> call,
            CompletableFuture<Optional<EndedAttempt>> result,
            long since) {}

    /** Calls of one endpoint; read and changed only within {@code compute} of the map. */
    private static final class Line {
        private final Deque<Waiting> waiting = new ArrayDeque<>();
        private int calls;
        private int failures;
        private long lastEnd = System.nanoTime();

        boolean isEmpty() {
            return calls == 0 && waiting.isEmpty();
        }
    }

    /**
     * Has a delivery sent as soon as a call of its endpoint may begin.
     *
     * @param maxCalls of the endpoint at one time
     * @return the attempt when it has ended; empty when the delivery was given back unsent
     */
    CompletableFuture<Optional<EndedAttempt>> submit(
            WebhookDelivery delivery, int maxCalls, Supplier<CompletableFuture<EndedAttempt>> call) {
        Waiting entry = new Waiting(delivery, maxCalls, call, new CompletableFuture<>(), System.nanoTime());
        UUID endpoint = delivery.endpoint().id();
        lines.compute(endpoint, (id, present) -> {
            Line line = present == null ? new Line() : present;
            line.waiting.add(entry);
            return line;
        });
        callNext(endpoint);
        return entry.result();
    }

    /** Gives back what has waited for too long; to be called now and then. */
    void giveBackLate() {
        long now = System.nanoTime();
        lines.keySet()
                .forEach(endpoint -> giveBack(
                        endpoint,
                        line -> now - line.lastEnd > maxSilence.toNanos()
                                || now - line.waiting.peek().since() > maxWait.toNanos()));
    }

    /** Gives back all that waits. */
    void giveBackAll() {
        lines.keySet().forEach(endpoint -> giveBack(endpoint, line -> true));
    }

    private void callNext(UUID endpoint) {
        for (Waiting next = next(endpoint); next != null; next = next(endpoint)) {
            Waiting called = next;
            CompletableFuture<EndedAttempt> end = begin(called);
            if (end.isDone()) {
                end(called, end);
            } else {
                end.whenComplete((attempt, failure) -> {
                    end(called, end);
                    callNext(endpoint);
                });
            }
        }
    }

    private Waiting next(UUID endpoint) {
        AtomicReference<Waiting> next = new AtomicReference<>();
        lines.computeIfPresent(endpoint, (id, line) -> {
            Waiting first = line.waiting.peek();
            if (first != null && line.calls < first.maxCalls()) {
                line.calls++;
                next.set(line.waiting.remove());
            }
            return line;
        });
        return next.get();
    }

    private static CompletableFuture<EndedAttempt> begin(Waiting entry) {
        try {
            return entry.call().get();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void end(Waiting entry, CompletableFuture<EndedAttempt> end) {
        boolean delivered = !end.isCompletedExceptionally() && end.join().isDelivered();
        AtomicReference<Boolean> isDown = new AtomicReference<>(false);
        UUID endpoint = entry.delivery().endpoint().id();
        lines.computeIfPresent(endpoint, (id, line) -> {
            line.calls--;
            line.lastEnd = System.nanoTime();
            line.failures = delivered ? 0 : line.failures + 1;
            isDown.set(line.failures >= maxFailures);
            return line.isEmpty() ? null : line;
        });
        if (isDown.get()) {
            giveBack(endpoint, line -> true);
        }
        end.whenComplete((attempt, failure) -> {
            if (failure == null) {
                entry.result().complete(Optional.of(attempt));
            } else {
                entry.result().completeExceptionally(failure);
            }
        });
    }

    private void giveBack(UUID endpoint, Predicate<Line> when) {
        List<Waiting> all = new ArrayList<>();
        lines.computeIfPresent(endpoint, (id, line) -> {
            if (!line.waiting.isEmpty() && when.test(line)) {
                all.addAll(line.waiting);
                line.waiting.clear();
            }
            return line.isEmpty() ? null : line;
        });
        all.forEach(waiting -> giveBack.apply(waiting.delivery()).whenComplete((nothing, failure) -> {
            if (failure == null) {
                waiting.result().complete(Optional.empty());
            } else {
                waiting.result().completeExceptionally(failure);
            }
        }));
    }
}
