package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jboss.logging.Logger;

/** Writes ended attempts down, all that wait at one time in one transaction. */
@Singleton
class AttemptWriter {

    private static final Logger LOG = Logger.getLogger(AttemptWriter.class);
    private static final int MAX_BATCH = 256;

    private final Deliveries deliveries;
    private final MeterRegistry meters;
    private final BlockingQueue<Ended> waiting = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "webhook-attempt-writer");
    private volatile boolean running = true;

    AttemptWriter(Deliveries deliveries, MeterRegistry meters) {
        this.deliveries = deliveries;
        this.meters = meters;
    }

    private record Ended(EndedAttempt attempt, CompletableFuture<Void> written) {}

    void start(@Observes StartupEvent event) {
        thread.start();
    }

    @PreDestroy
    void stop() throws InterruptedException {
        running = false;
        thread.interrupt();
        thread.join();
    }

    /** Has an attempt written down; fails when it could not be: then its lease will end. */
    CompletableFuture<Void> write(EndedAttempt attempt) {
        CompletableFuture<Void> written = new CompletableFuture<>();
        waiting.add(new Ended(attempt, written));
        return written;
    }

    private void run() {
        while (running || !waiting.isEmpty()) {
            List<Ended> batch = new ArrayList<>();
            try {
                batch.add(waiting.take());
            } catch (InterruptedException e) {
                continue; // what waits is still written
            }
            waiting.drainTo(batch, MAX_BATCH - 1);
            write(batch);
        }
    }

    private void write(List<Ended> batch) {
        try {
            Set<UUID> held =
                    deliveries.finish(batch.stream().map(Ended::attempt).toList());
            batch.forEach(ended -> tell(
                    ended.attempt(), held.contains(ended.attempt().delivery().eventId())));
            batch.forEach(ended -> ended.written().complete(null));
        } catch (Throwable e) {
            batch.forEach(ended -> ended.written().completeExceptionally(e));
        }
    }

    private void tell(EndedAttempt ended, boolean written) {
        Attempt attempt = ended.attempt();
        meters.timer("reelmill.webhook.attempts", "outcome", attempt.outcome().column())
                .record(attempt.duration());
        LOG.debugf(
                "webhook attempt ended: event=%s attempt=%d outcome=%s status=%s error=%s next=%s%s",
                ended.delivery().eventId(),
                ended.number(),
                attempt.outcome().column(),
                attempt.status(),
                attempt.error(),
                ended.next(),
                written ? "" : " (lease lost, not written)");
    }
}
