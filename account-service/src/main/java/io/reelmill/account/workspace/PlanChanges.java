package io.reelmill.account.workspace;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.account.subscription.SubscriptionChanges;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.util.UUID;

/** Moves workspaces to other plans at the operator's word, and tells those who remember the plan. */
@Singleton
public class PlanChanges {

    private final SubscriptionChanges subscriptions;
    private final WorkspaceRepository workspaces;

    PlanChanges(SubscriptionChanges subscriptions, WorkspaceRepository workspaces) {
        this.subscriptions = subscriptions;
        this.workspaces = workspaces;
    }

    /**
     * Changes the plan at once, without a payment; the credits and the price change with the next period. Nothing happens when
     * the workspace has it already.
     *
     * @throws UnknownWorkspaceException when there is no such workspace
     */
    @Transactional
    public void change(UUID workspaceId, Plan plan) {
        subscriptions.assign(workspaceId, plan);
        workspaces.refresh(workspaceId);
    }
}
