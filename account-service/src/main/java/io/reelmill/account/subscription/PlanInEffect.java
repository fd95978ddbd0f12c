package io.reelmill.account.subscription;

import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.event.AccountChanged;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The plan that a workspace has now. Whoever remembers it is told of a change by an event of the same transaction. */
@Singleton
public class PlanInEffect {

    private final Outbox outbox;
    private final PlanCatalog plans;
    private final Clock clock;

    public PlanInEffect(Outbox outbox, PlanCatalog plans, Clock clock) {
        this.outbox = outbox;
        this.plans = plans;
        this.clock = clock;
    }

    /** Puts a plan into effect; nothing happens when it is so already. */
    void set(Handle tx, UUID workspaceId, Plan plan) {
        int changed = tx.createUpdate("UPDATE account.workspaces SET plan = :plan WHERE id = :id AND plan <> :plan")
                .bind("plan", plan.wireName())
                .bind("id", workspaceId)
                .execute();
        if (changed == 1) {
            outbox.append(
                    tx, new AccountChanged(workspaceId, plan, plans.of(plan).limits(), clock.instant()));
        }
    }
}
