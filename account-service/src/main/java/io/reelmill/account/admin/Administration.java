package io.reelmill.account.admin;

import io.reelmill.account.audit.Actor;
import io.reelmill.account.audit.AuditLog;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.account.workspace.AccountOverview;
import io.reelmill.account.workspace.PlanChanges;
import io.reelmill.account.workspace.WorkspaceDirectory;
import io.reelmill.account.workspace.Workspaces;
import io.reelmill.account.workspace.Workspaces.NewWorkspace;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.User;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** What operators do to users and workspaces: each act and its entry of the audit log in one transaction. */
@Singleton
class Administration {

    private final WorkspaceDirectory directory;
    private final Workspaces workspaces;
    private final AccountOverview accounts;
    private final PlanChanges plans;
    private final Grants grants;
    private final AuditLog audit;
    private final Jdbi jdbi;

    Administration(
            WorkspaceDirectory directory,
            Workspaces workspaces,
            AccountOverview accounts,
            PlanChanges plans,
            Grants grants,
            AuditLog audit,
            Jdbi jdbi) {
        this.directory = directory;
        this.workspaces = workspaces;
        this.accounts = accounts;
        this.plans = plans;
        this.grants = grants;
        this.audit = audit;
        this.jdbi = jdbi;
    }

    /** Makes a user; empty when there is one with this e-mail address. */
    @Transactional
    Optional<User> createUser(String email, String name, Actor actor) {
        Optional<User> made = directory.createUser(email, name);
        made.ifPresent(user -> audit.append(actor, "user.create", null, user.id(), null, user));
        return made;
    }

    /** Opens a workspace; empty when there is one with this id. */
    @Transactional
    Optional<Account> createWorkspace(NewWorkspace workspace, Actor actor) {
        if (accounts.of(workspace.id()).isPresent()) {
            return Optional.empty();
        }
        workspaces.open(workspace);
        audit.append(actor, "workspace.create", workspace.id(), workspace.id(), null, workspace);
        return accounts.of(workspace.id());
    }

    /**
     * Grants credits, once for each reference.
     *
     * @param expiresAt null for credits that do not expire
     * @return the balances afterwards
     */
    @Transactional
    Credits grant(UUID workspace, int credits, Instant expiresAt, String reference, Actor actor) {
        Credits before = credits(workspace);
        GrantCategory category = expiresAt == null ? GrantCategory.ADJUSTMENT : GrantCategory.PROMOTIONAL;
        boolean granted = jdbi.inTransaction(tx -> grants.issue(
                tx, new NewGrant(workspace, category, credits, expiresAt, "operator_grant", "admin:" + reference)));
        Credits after = credits(workspace);
        if (granted) {
            audit.append(actor, "credits.grant", workspace, reference, before, after);
        }
        return after;
    }

    /** Moves a workspace to another plan; every gateway hears of it. */
    @Transactional
    Account changePlan(UUID workspace, Plan plan, Actor actor) {
        Plan before = account(workspace).subscription().plan();
        plans.change(workspace, plan);
        if (before != plan) {
            audit.append(actor, "plan.change", workspace, workspace, Map.of("plan", before), Map.of("plan", plan));
        }
        return account(workspace);
    }

    /**
     * The account of a workspace.
     *
     * @throws UnknownWorkspaceException when there is none
     */
    Account account(UUID workspace) {
        return accounts.of(workspace).orElseThrow(() -> new UnknownWorkspaceException(workspace));
    }

    private Credits credits(UUID workspace) {
        return account(workspace).credits();
    }
}
