package io.reelmill.account.workspace;

import io.reelmill.account.ledger.Ledger;
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
     */
    public record NewWorkspace(UUID id, String name, Plan plan, String ownerEmail, String ownerName) {}

    private final UserRepository users;
    private final WorkspaceRepository workspaces;
    private final Jdbi jdbi;
    private final Ledger ledger;
    private final SubscriptionPeriods periods;
    private final SigningSecrets secrets;
    private final Clock clock;

    Workspaces(
            UserRepository users,
            WorkspaceRepository workspaces,
            Jdbi jdbi,
            Ledger ledger,
            SubscriptionPeriods periods,
            SigningSecrets secrets,
            Clock clock) {
        this.users = users;
        this.workspaces = workspaces;
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.periods = periods;
        this.secrets = secrets;
        this.clock = clock;
    }

    /** Opens a workspace with its accounts, a webhook secret and the first period's credits; once for each id. */
    @Transactional
    public void open(NewWorkspace workspace) {
        Instant now = clock.instant();
        if (workspaces.add(entity(workspace, now))) {
            secrets.add(workspace.id());
            jdbi.useTransaction(tx -> {
                ledger.open(tx, workspace.id());
                periods.issueCredits(tx, workspace.id(), workspace.plan(), now);
            });
        }
    }

    private WorkspaceEntity entity(NewWorkspace workspace, Instant now) {
        WorkspaceEntity entity = new WorkspaceEntity();
        entity.id = workspace.id();
        entity.ownerId = users.findOrCreate(workspace.ownerEmail(), workspace.ownerName(), now).id;
        entity.name = workspace.name();
        entity.plan = workspace.plan().wireName();
        entity.periodStart = now;
        entity.renewsAt = SubscriptionPeriods.endOf(now);
        entity.createdAt = now;
        return entity;
    }
}
