package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.kafka.EventIntake;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;

/** Settles the reservation of every run that has ended. A message that cannot be understood goes to the dead letters. */
@Singleton
class RenderFinishedConsumer {

    private static final Logger LOG = Logger.getLogger(RenderFinishedConsumer.class);

    private final EventIntake intake;
    private final Reservations reservations;

    RenderFinishedConsumer(EventIntake intake, Reservations reservations) {
        this.intake = intake;
        this.reservations = reservations;
    }

    @Incoming("render-events")
    @Blocking
    CompletionStage<Void> consume(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, RenderFinished.class, this::settle);
    }

    private void settle(RenderFinished finished) {
        if (finished.runId() == null || finished.reason() == null) {
            throw new UnreadableEventException("runId or reason is missing", null);
        }
        if (finished.project() != null && finished.project().sandbox()) {
            return; // the sandbox reserves nothing
        }
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
