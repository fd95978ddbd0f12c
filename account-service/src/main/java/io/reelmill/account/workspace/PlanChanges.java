package io.reelmill.account.workspace;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.contracts.account.Limits;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Moves workspaces to other plans and tells those who remember the plan. The credits of the plan change with its next period. */
@Singleton
public class PlanChanges {

    private final Jdbi jdbi;
    private final Outbox outbox;
    private final Clock clock;

    public PlanChanges(Jdbi jdbi, Outbox outbox, Clock clock) {
        this.jdbi = jdbi;
        this.outbox = outbox;
        this.clock = clock;
    }

    /**
     * Changes the plan; nothing happens when the workspace has it already.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    public void change(UUID workspaceId, Plan plan) {
        jdbi.useTransaction(tx -> {
            String before = tx.createQuery("SELECT plan FROM account.workspaces WHERE id = :id FOR UPDATE")
                    .bind("id", workspaceId)
                    .mapTo(String.class)
                    .findOne()
                    .orElseThrow(() -> new UnknownWorkspaceException(workspaceId));
            if (!before.equals(plan.wireName())) {
                tx.execute("UPDATE account.workspaces SET plan = ? WHERE id = ?", plan.wireName(), workspaceId);
                outbox.append(tx, new AccountChanged(workspaceId, plan, Limits.OF_PLAN, clock.instant()));
            }
        });
    }
}
