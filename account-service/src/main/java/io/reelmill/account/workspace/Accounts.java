package io.reelmill.account.workspace;

import io.reelmill.account.ledger.Balances;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.contracts.account.AccountApi.Account;
import io.reelmill.contracts.account.AccountApi.Credits;
import io.reelmill.contracts.account.AccountApi.Day;
import io.reelmill.contracts.account.AccountApi.Subscription;
import io.reelmill.contracts.account.AccountApi.Usage;
import io.reelmill.contracts.account.AccountApi.User;
import io.reelmill.contracts.account.AccountApi.Workspace;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Reads what a workspace is told about itself. */
@Singleton
public class Accounts {

    private record Profile(User user, Workspace workspace, Plan plan, Instant periodStart, Instant renewsAt) {}

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final SigningSecrets secrets;

    Accounts(Jdbi jdbi, Ledger ledger, SigningSecrets secrets) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.secrets = secrets;
    }

    /** The account of a workspace, empty when it is unknown. */
    @Transactional
    public Optional<Account> of(UUID workspaceId) {
        return jdbi.withHandle(handle -> profile(handle, workspaceId).map(profile -> account(handle, profile)));
    }

    private Account account(Handle handle, Profile profile) {
        PlanTerms terms = PlanTerms.of(profile.plan());
        return new Account(
                profile.user(),
                profile.workspace(),
                credits(ledger.balances(handle, profile.workspace().id())),
                new Subscription(profile.plan(), "active", profile.renewsAt(), terms.monthlyCredits()),
                usage(profile, terms, days(handle, profile)));
    }

    /** Balances as the contract shows them. */
    public static Credits credits(Balances balances) {
        return new Credits(balances.regular(), balances.nonExpiring(), balances.spendable(), balances.reserved());
    }

    private static Usage usage(Profile profile, PlanTerms terms, List<Day> days) {
        return new Usage(
                profile.periodStart(),
                days.stream().mapToInt(Day::renders).sum(),
                days.stream().mapToInt(Day::credits).sum(),
                0, // the gateway keeps them, and tells their number
                terms.clonedVoices(),
                days);
    }

    private Optional<Profile> profile(Handle handle, UUID workspaceId) {
        return handle.createQuery("""
                        SELECT u.id AS user_id, u.email, u.name AS user_name, u.created_at, w.id, w.name, w.plan,
                               w.period_start, w.renews_at
                          FROM account.workspaces w JOIN account.users u ON u.id = w.owner_id
                         WHERE w.id = :id
                        """)
                .bind("id", workspaceId)
                .map((row, context) -> profile(workspaceId, row))
                .findOne();
    }

    private Profile profile(UUID workspaceId, ResultSet row) throws SQLException {
        return new Profile(
                new User(
                        row.getObject("user_id", UUID.class),
                        row.getString("email"),
                        row.getString("user_name"),
                        row.getTimestamp("created_at").toInstant()),
                new Workspace(
                        row.getObject("id", UUID.class),
                        row.getString("name"),
                        new WebhookSecret(secrets.of(workspaceId).get(0)).hint()),
                Plan.of(row.getString("plan")),
                row.getTimestamp("period_start").toInstant(),
                row.getTimestamp("renews_at").toInstant());
    }

    private static List<Day> days(Handle handle, Profile profile) {
        return handle.createQuery("""
                        SELECT (settled_at AT TIME ZONE 'UTC')::date AS day,
                               count(*) FILTER (WHERE purpose = 'render') AS renders, sum(captured) AS credits
                          FROM account.reservations
                         WHERE workspace_id = :id AND state = 'captured' AND settled_at >= :since
                         GROUP BY day ORDER BY day
                        """)
                .bind("id", profile.workspace().id())
                .bind("since", profile.periodStart())
                .map((row, context) -> new Day(row.getString("day"), row.getInt("renders"), row.getInt("credits")))
                .list();
    }
}
