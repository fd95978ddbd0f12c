package io.reelmill.account.workspace;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Moves workspaces to other plans and tells those who remember the plan. The credits of the plan change with its next period. */
@Singleton
public class PlanChanges {

    private final WorkspaceRepository workspaces;
    private final Jdbi jdbi;
    private final Outbox outbox;
    private final PlanCatalog plans;
    private final Clock clock;

    PlanChanges(WorkspaceRepository workspaces, Jdbi jdbi, Outbox outbox, PlanCatalog plans, Clock clock) {
        this.workspaces = workspaces;
        this.jdbi = jdbi;
        this.outbox = outbox;
        this.plans = plans;
        this.clock = clock;
    }

    /**
     * Changes the plan; nothing happens when the workspace has it already.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    @Transactional
    public void change(UUID workspaceId, Plan plan) {
        WorkspaceEntity workspace = workspaces.lock(workspaceId);
        if (workspace.plan() != plan) {
            workspace.plan = plan.wireName();
            AccountChanged event = new AccountChanged(
                    workspaceId, plan, plans.of(plan).limits(), clock.instant());
            jdbi.useTransaction(tx -> outbox.append(tx, event));
        }
    }
}
