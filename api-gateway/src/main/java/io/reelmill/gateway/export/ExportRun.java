package io.reelmill.gateway.export;

import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/** Hands out the file of a finished project, for credits. They are charged once the answer stands. */
final class ExportRun implements IdempotentOperation {

    private static final Logger LOG = Logger.getLogger(ExportRun.class);

    private final Accounts accounts;
    private final Principal who;
    private final ProjectSnapshot project;
    private final ExportAnswer answer;
    private UUID reservationId;

    ExportRun(Accounts accounts, Principal who, ProjectSnapshot project, ExportAnswer answer) {
        this.accounts = accounts;
        this.who = who;
        this.project = project;
        this.answer = answer;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        reservationId = attempt;
        return accounts.reserve(new ReservationRequest(
                reservationId, who.workspaceId(), answer.creditsUsed(), "export", project.pid()));
    }

    @Override
    public ExportAnswer store(Handle tx) {
        return answer;
    }

    @Override
    public void done() {
        settle(answer.creditsUsed(), "exported");
    }

    @Override
    public void abandon() {
        settle(0, "not_exported");
    }

    private void settle(int capture, String reason) {
        try {
            accounts.settle(reservationId, new SettlementRequest(capture, reason));
        } catch (RuntimeException e) {
            LOG.warnf(e, "reservation %s could not be settled; it expires", reservationId);
        }
    }
}
