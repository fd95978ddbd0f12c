package io.reelmill.account.reservation;

import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.kafka.EventIntake;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;

/** Settles reservations that belong to no run, such as those of exports. */
@Singleton
class SettlementRequestedConsumer {

    private final EventIntake intake;
    private final Reservations reservations;

    SettlementRequestedConsumer(EventIntake intake, Reservations reservations) {
        this.intake = intake;
        this.reservations = reservations;
    }

    @Incoming("account-settlements")
    @Blocking
    CompletionStage<Void> consume(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, SettlementRequested.class, this::settle);
    }

    private void settle(SettlementRequested requested) {
        if (requested.reservationId() == null || requested.reason() == null) {
            throw new UnreadableEventException("reservationId or reason is missing", null);
        }
        if (reservations
                .settle(requested.reservationId(), requested.capture(), requested.reason())
                .isEmpty()) {
            throw new UnreadableEventException("reservation " + requested.reservationId() + " is not known", null);
        }
    }
}
