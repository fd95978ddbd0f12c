package io.reelmill.account.workspace;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.subscription.Billing;
import io.reelmill.account.subscription.SubscriptionBilling;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Opens workspaces. */
@Singleton
public class Workspaces {

    /**
     * A workspace to be opened.
     *
     * @param id made by the caller, so that a repeated call is the same workspace
     * @param ownerEmail of a user who is known, or becomes known by it
     * @param billing how its plan is paid for; complimentary when it is null
     */
    public record NewWorkspace(UUID id, String name, Plan plan, String ownerEmail, String ownerName, Billing billing) {

        public NewWorkspace {
            billing = billing == null ? Billing.COMPLIMENTARY : billing;
        }

        /** One whose plan is given by the operator. */
        public NewWorkspace(UUID id, String name, Plan plan, String ownerEmail, String ownerName) {
            this(id, name, plan, ownerEmail, ownerName, Billing.COMPLIMENTARY);
        }
    }

    private final UserRepository users;
    private final WorkspaceRepository workspaces;
    private final Jdbi jdbi;
    private final Ledger ledger;
    private final SubscriptionBilling subscriptions;
    private final SigningSecrets secrets;
    private final Clock clock;

    Workspaces(
            UserRepository users,
            WorkspaceRepository workspaces,
            Jdbi jdbi,
            Ledger ledger,
            SubscriptionBilling subscriptions,
            SigningSecrets secrets,
            Clock clock) {
        this.users = users;
        this.workspaces = workspaces;
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.subscriptions = subscriptions;
        this.secrets = secrets;
        this.clock = clock;
    }

    /** Opens a workspace with its accounts, a webhook secret and its subscription; once for each id. */
    @Transactional
    public void open(NewWorkspace workspace) {
        Instant now = clock.instant();
        if (workspaces.add(entity(workspace, now))) {
            secrets.add(workspace.id());
            jdbi.useTransaction(tx -> {
                ledger.open(tx, workspace.id());
                subscriptions.start(tx, workspace.id(), workspace.plan(), workspace.billing());
            });
        }
    }

    private WorkspaceEntity entity(NewWorkspace workspace, Instant now) {
        WorkspaceEntity entity = new WorkspaceEntity();
        entity.id = workspace.id();
        entity.ownerId = users.findOrCreate(workspace.ownerEmail(), workspace.ownerName(), now).id;
        entity.name = workspace.name();
        entity.plan =
                subscriptions.planAtStart(workspace.plan(), workspace.billing()).wireName();
        entity.createdAt = now;
        return entity;
    }
}
