package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Hands due deliveries to senders: at once when woken, and otherwise every now and then for those that have come due. */
@Singleton
class WebhookDispatcher {

    private static final Logger LOG = Logger.getLogger(WebhookDispatcher.class);

    /** Beyond the time that a receiver has, an attempt takes moments only. */
    private static final Duration DRAIN_MARGIN = Duration.ofSeconds(3);

    private final Deliveries deliveries;
    private final WebhookSender courier;
    private final WebhookSettings settings;
    private final MeterRegistry meters;
    private final Semaphore bell = new Semaphore(0);
    private final Semaphore free;
    private final ExecutorService senders;
    private final Thread dispatcher = new Thread(this::dispatch, "webhook-dispatcher");
    private volatile boolean running = true;

    WebhookDispatcher(Deliveries deliveries, WebhookSender courier, WebhookSettings settings, MeterRegistry meters) {
        this.deliveries = deliveries;
        this.courier = courier;
        this.settings = settings;
        this.meters = meters;
        this.free = new Semaphore(settings.senders());
        this.senders = Executors.newFixedThreadPool(settings.senders(), task -> new Thread(task, "webhook-sender"));
    }

    void start(@Observes StartupEvent event) {
        dispatcher.start();
    }

    /** Claims nothing more and lets the attempts under way end; what is left then is free when its lease ends. */
    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        running = false;
        wake();
        dispatcher.join();
        senders.shutdown();
        Duration patience = settings.timeout().plus(DRAIN_MARGIN);
        if (!senders.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            LOG.warn("attempts under way are left to their leases");
        }
    }

    /** There is something due. */
    void wake() {
        bell.release();
    }

    /** Whether deliveries are being looked for. */
    boolean isAlive() {
        return dispatcher.isAlive();
    }

    private void dispatch() {
        try {
            while (running) {
                bell.drainPermits();
                sendAllDue();
                if (running && bell.tryAcquire(settings.poll().toMillis(), TimeUnit.MILLISECONDS)) {
                    LOG.debug("woken");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void sendAllDue() throws InterruptedException {
        while (running) {
            free.acquire();
            Optional<Delivery> claimed = claim();
            if (claimed.isEmpty()) {
                free.release();
                return;
            }
            senders.execute(() -> send(claimed.get()));
        }
    }

    private Optional<Delivery> claim() {
        try {
            return deliveries.claim();
        } catch (RuntimeException e) {
            LOG.error("due deliveries could not be looked for", e); // the database may be away; the loop goes on
            return Optional.empty();
        }
    }

    private void send(Delivery delivery) {
        try {
            courier.attempt(delivery).ifPresent(attempt -> meters.timer(
                            "reelmill.webhook.attempts",
                            "outcome",
                            attempt.outcome().column())
                    .record(attempt.duration()));
        } catch (RuntimeException e) {
            LOG.errorf(e, "attempt broke off: event=%s; its lease will end", delivery.eventId());
        } finally {
            free.release();
            wake(); // the workspace has a free sender again
        }
    }
}
