package io.reelmill.kafka;

import io.opentelemetry.api.trace.SpanKind;
import io.reelmill.contracts.event.AboutProject;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.Event;
import io.reelmill.database.TransientDatabaseErrors;
import io.reelmill.tracing.TracedWork;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * Takes events from Kafka into the database, for a blocking consumer that acknowledges by itself. The work may run more
 * than once for one message and for one event, so it has to know again what it has done. It goes on with the trace of the message.
 */
public final class EventIntake implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EventIntake.class);

    /** As the render workers call it. */
    private static final String PROJECT = "pid";

    private static final long FIRST_PAUSE_MS = 200;
    private static final long LONGEST_PAUSE_MS = 5_000;

    private final CountDownLatch closing = new CountDownLatch(1);

    /**
     * Does the work of one message, trying on while the database is away, and then acknowledges it. A message that is not
     * of the kind, or whose work fails for good, is refused: with the fitting failure strategy it becomes a dead letter.
     * When the service stops first the message is neither taken nor refused, and comes again at the next start.
     *
     * @param kind the only kind of event that belongs on the topic
     * @param work ends when its effect is committed
     */
    public <E extends Event> CompletionStage<Void> take(
            Message<ConsumerRecord<String, byte[]>> message, Class<E> kind, Consumer<E> work) {
        ConsumerRecord<String, byte[]> kafka = message.getPayload();
        try {
            E event = read(kafka, kind);
            traced(kafka, () -> inLogsOf(event, () -> untilTheDatabaseAnswers(() -> work.accept(event))));
        } catch (CancellationException e) {
            return CompletableFuture.completedFuture(null);
        } catch (RuntimeException e) {
            LOG.error("message {}-{}@{} goes to the dead letters", kafka.topic(), kafka.partition(), kafka.offset(), e);
            return message.nack(e);
        }
        return message.ack();
    }

    private static void traced(ConsumerRecord<String, byte[]> kafka, Runnable work) {
        try (TracedWork span =
                TracedWork.begin(KafkaEvents.traceparent(kafka), SpanKind.CONSUMER, "process " + kafka.topic())) {
            try {
                work.run();
            } catch (RuntimeException e) {
                span.failed(e);
                throw e;
            }
        }
    }

    /** Lines that the work logs carry the project. */
    private static void inLogsOf(Event event, Runnable work) {
        if (!(event instanceof AboutProject project)) {
            work.run();
            return;
        }
        MDC.put(PROJECT, project.pid());
        try {
            work.run();
        } finally {
            MDC.remove(PROJECT);
        }
    }

    /**
     * Runs the work until the database takes it or refuses it for good.
     *
     * @throws CancellationException when the intake is closed first; the work is not done
     * @throws RuntimeException of the work, when it is not the database being away
     */
    void untilTheDatabaseAnswers(Runnable work) {
        long pause = FIRST_PAUSE_MS;
        while (true) {
            try {
                work.run();
                return;
            } catch (RuntimeException e) {
                if (!TransientDatabaseErrors.matches(e)) {
                    throw e;
                }
                if (pause == FIRST_PAUSE_MS) {
                    LOG.warn("the database is away, trying on", e);
                }
                await(pause);
                pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
            }
        }
    }

    /** Ends all trying; called when the service begins to stop. */
    @Override
    public void close() {
        closing.countDown();
    }

    private void await(long pauseMs) {
        try {
            if (closing.await(pauseMs, TimeUnit.MILLISECONDS)) {
                throw new CancellationException("the service stops");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    private static <E extends Event> E read(ConsumerRecord<String, byte[]> kafka, Class<E> kind) {
        CloudEvent envelope = KafkaEvents.read(kafka);
        Event event = envelope.event();
        if (!kind.isInstance(event)) {
            throw new UnreadableEventException(envelope.type() + " does not belong on " + kafka.topic(), null);
        }
        return kind.cast(event);
    }
}
