package io.reelmill.gateway.export;

import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.outbox.Outbox;
import java.time.Clock;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/**
 * Hands out the file of a finished project, for credits, in the sandbox for none. The event that charges them is committed with the answer, so an export
 * that was answered is charged. When it is not known whether that commit took place the reservation is left alone: the event
 * charges it, or it expires.
 */
final class ExportOperation implements IdempotentOperation {

    private final Accounts accounts;
    private final Outbox outbox;
    private final Clock clock;
    private final Principal who;
    private final ExportAnswer answer;
    private UUID reservationId;

    ExportOperation(Accounts accounts, Outbox outbox, Clock clock, Principal who, ExportAnswer answer) {
        this.accounts = accounts;
        this.outbox = outbox;
        this.clock = clock;
        this.who = who;
        this.answer = answer;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        reservationId = attempt;
        if (who.isSandbox()) {
            return CompletableFuture.completedFuture(null);
        }
        return accounts.reserve(new ReservationRequest(
                reservationId, who.workspaceId(), answer.creditsUsed(), AccountApi.PURPOSE_EXPORT, answer.pid()));
    }

    @Override
    public ExportAnswer store(Handle tx) {
        if (!who.isSandbox()) {
            outbox.append(
                    tx,
                    new SettlementRequested(
                            reservationId, who.workspaceId(), answer.creditsUsed(), "exported", clock.instant()));
        }
        return answer;
    }

    @Override
    public void abandon() {
        if (!who.isSandbox()) {
            accounts.release(reservationId, "not_exported");
        }
    }
}
