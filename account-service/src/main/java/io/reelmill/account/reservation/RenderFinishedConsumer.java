package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderFinished;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;

/** Settles the reservation of every run that has ended. A message that cannot be understood goes to the dead letters. */
@Singleton
class RenderFinishedConsumer {

    private static final Logger LOG = Logger.getLogger(RenderFinishedConsumer.class);

    private final Reservations reservations;
    private final Persistence persistence;

    RenderFinishedConsumer(Reservations reservations, Persistence persistence) {
        this.reservations = reservations;
        this.persistence = persistence;
    }

    @Incoming("render-events")
    @Blocking
    CompletionStage<Void> consume(Message<ConsumerRecord<String, byte[]>> message) throws InterruptedException {
        try {
            RenderFinished finished = read(message.getPayload());
            persistence.untilTheDatabaseAnswers(() -> settle(finished));
        } catch (CancellationException e) {
            return CompletableFuture.completedFuture(null); // neither taken nor refused: the next start gets it again
        } catch (RuntimeException e) {
            LOG.error("a message of render.events goes to the dead letters", e);
            return message.nack(e);
        }
        return message.ack();
    }

    private static RenderFinished read(ConsumerRecord<String, byte[]> kafka) {
        Map<String, String> headers = new HashMap<>();
        kafka.headers().forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        if (!(CloudEvent.read(headers, kafka.value()).event() instanceof RenderFinished finished)) {
            throw new UnreadableEventException("not a " + RenderFinished.TYPE, null);
        }
        if (finished.runId() == null || finished.reason() == null) {
            throw new UnreadableEventException("runId or reason is missing", null);
        }
        return finished;
    }

    private void settle(RenderFinished finished) {
        Reservation held = reservations
                .find(finished.runId())
                .orElseThrow(
                        () -> new UnreadableEventException("run " + finished.runId() + " has no reservation", null));
        int capture = Math.max(0, Math.min(finished.creditsCharged(), held.credits()));
        if (capture != finished.creditsCharged()) {
            LOG.errorf(
                    "run %s (pid %s) asks for %d credits, %d are reserved: charging %d",
                    finished.runId(), finished.pid(), finished.creditsCharged(), held.credits(), capture);
        }
        Reservation settled = reservations
                .settle(finished.runId(), capture, finished.reason())
                .orElseThrow();
        if (settled.captured() != capture) {
            LOG.warnf(
                    "run %s (pid %s) was settled before with %d credits, not %d",
                    finished.runId(), finished.pid(), settled.captured(), capture);
        }
    }
}
