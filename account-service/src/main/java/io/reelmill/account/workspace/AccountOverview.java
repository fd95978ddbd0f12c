package io.reelmill.account.workspace;

import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.account.subscription.Period;
import io.reelmill.account.subscription.SubscriptionStore;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.Day;
import io.reelmill.contracts.account.AccountApi.Subscription;
import io.reelmill.contracts.account.AccountApi.Usage;
import io.reelmill.contracts.account.AccountApi.Workspace;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.PlanTerms;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Reads what a workspace is told about itself. */
@Singleton
public class AccountOverview {

    private final WorkspaceRepository workspaces;
    private final UserRepository users;
    private final Jdbi jdbi;
    private final Ledger ledger;
    private final SigningSecrets secrets;
    private final PlanCatalog plans;
    private final SubscriptionStore subscriptions;

    AccountOverview(
            WorkspaceRepository workspaces,
            UserRepository users,
            Jdbi jdbi,
            Ledger ledger,
            SigningSecrets secrets,
            PlanCatalog plans,
            SubscriptionStore subscriptions) {
        this.workspaces = workspaces;
        this.users = users;
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.secrets = secrets;
        this.plans = plans;
        this.subscriptions = subscriptions;
    }

    /** The account of a workspace, empty when it is unknown. */
    @Transactional
    public Optional<Account> of(UUID workspaceId) {
        return workspaces
                .findByIdOptional(workspaceId)
                .map(workspace -> jdbi.withHandle(handle -> account(handle, workspace)));
    }

    private Account account(Handle handle, WorkspaceEntity workspace) {
        PlanTerms terms = plans.of(workspace.plan());
        var subscription = subscriptions.find(handle, workspace.id).orElseThrow();
        Period period = subscription.terms().period();
        String hint = new WebhookSecret(secrets.of(workspace.id).get(0)).hint();
        return new Account(
                users.findById(workspace.ownerId).user(),
                new Workspace(workspace.id, workspace.name, hint),
                credits(ledger.balances(handle, workspace.id)),
                new Subscription(
                        workspace.plan(),
                        subscription.status(),
                        subscription.renews() ? period.end() : null,
                        terms.monthlyCredits(),
                        terms.limits().filmRetentionDays()),
                usage(period.start(), terms, days(handle, workspace.id, period.start())));
    }

    /** Balances as the contract shows them. */
    public static Credits credits(Balances balances) {
        return new Credits(
                balances.regular(), balances.nonExpiring(), balances.spendable(), balances.reserved(), balances.debt());
    }

    private static Usage usage(Instant since, PlanTerms terms, List<Day> days) {
        return new Usage(
                since,
                days.stream().mapToInt(Day::renders).sum(),
                days.stream().mapToInt(Day::credits).sum(),
                0, // the gateway keeps them, and tells their number
                terms.limits().clonedVoices(),
                days);
    }

    private static List<Day> days(Handle handle, UUID workspace, Instant since) {
        return handle.createQuery("""
                        SELECT (settled_at AT TIME ZONE 'UTC')::date AS day,
                               count(*) FILTER (WHERE purpose = 'render') AS renders, sum(captured) AS credits
                          FROM account.reservations
                         WHERE workspace_id = :id AND state = 'captured' AND settled_at >= :since
                         GROUP BY day ORDER BY day
                        """)
                .bind("id", workspace)
                .bind("since", since)
                .map((row, context) -> new Day(row.getString("day"), row.getInt("renders"), row.getInt("credits")))
                .list();
    }
}
