package io.reelmill.account.workspace;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.ledger.Ledger;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Opens workspaces and turns their periods. */
@Singleton
public class Workspaces {

    /**
     * A workspace to be opened.
     *
     * @param id made by the caller, so that a repeated call is the same workspace
     * @param ownerEmail of a user who is known, or becomes known by it
     */
    public record NewWorkspace(UUID id, String name, Plan plan, String ownerEmail, String ownerName) {}

    private record Due(UUID id, Plan plan, Instant renewsAt) {}

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final Grants grants;
    private final SigningSecrets secrets;
    private final Clock clock;

    public Workspaces(Jdbi jdbi, Ledger ledger, Grants grants, SigningSecrets secrets, Clock clock) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.grants = grants;
        this.secrets = secrets;
        this.clock = clock;
    }

    /** Opens a workspace with its accounts, a webhook secret and the first period's credits; once for each id. */
    public void open(Handle tx, NewWorkspace workspace) {
        Instant now = clock.instant();
        int opened = tx.createUpdate("""
                        INSERT INTO account.workspaces (id, owner_id, name, plan, period_start, renews_at, created_at)
                        VALUES (:id, :owner, :name, :plan, :at, :renews, :at) ON CONFLICT (id) DO NOTHING
                        """)
                .bind("id", workspace.id())
                .bind("owner", owner(tx, workspace, now))
                .bind("name", workspace.name())
                .bind("plan", workspace.plan().wireName())
                .bind("at", now)
                .bind("renews", monthAfter(now))
                .execute();
        if (opened > 0) {
            secrets.add(tx, workspace.id());
            ledger.open(tx, workspace.id());
            issueMonthly(tx, workspace.id(), workspace.plan(), now);
        }
    }

    /**
     * Begins a new period for one workspace whose period is over: what is left of the regular credits ends, the plan's
     * are given. Credits still reserved stay reserved.
     *
     * @return whether there was one
     */
    public boolean renewOne() {
        return jdbi.inTransaction(
                tx -> tx.createQuery("SELECT id, plan, renews_at FROM account.workspaces WHERE renews_at <= :now"
                                + " ORDER BY renews_at LIMIT 1 FOR UPDATE SKIP LOCKED")
                        .bind("now", clock.instant())
                        .map((row, context) -> new Due(
                                row.getObject("id", UUID.class),
                                Plan.of(row.getString("plan")),
                                row.getTimestamp("renews_at").toInstant()))
                        .findOne()
                        .map(due -> renew(tx, due))
                        .isPresent());
    }

    private static UUID owner(Handle tx, NewWorkspace workspace, Instant now) {
        return tx.createQuery("""
                        INSERT INTO account.users (id, email, name, created_at) VALUES (:id, :email, :name, :at)
                            ON CONFLICT (email) DO UPDATE SET email = excluded.email
                        RETURNING id
                        """)
                .bind("id", UUID.randomUUID())
                .bind("email", workspace.ownerEmail())
                .bind("name", workspace.ownerName())
                .bind("at", now)
                .mapTo(UUID.class)
                .one();
    }

    private Due renew(Handle tx, Due due) {
        grants.expire(tx, due.id());
        issueMonthly(tx, due.id(), due.plan(), due.renewsAt());
        tx.createUpdate("UPDATE account.workspaces SET period_start = renews_at, renews_at = :next WHERE id = :id")
                .bind("next", monthAfter(due.renewsAt()))
                .bind("id", due.id())
                .execute();
        return due;
    }

    private void issueMonthly(Handle tx, UUID workspaceId, Plan plan, Instant periodStart) {
        grants.issue(
                tx,
                new NewGrant(
                        workspaceId,
                        GrantCategory.PLAN,
                        PlanTerms.of(plan).monthlyCredits(),
                        monthAfter(periodStart),
                        "plan_credits",
                        "period:" + periodStart));
    }

    private static Instant monthAfter(Instant start) {
        return OffsetDateTime.ofInstant(start, ZoneOffset.UTC).plusMonths(1).toInstant();
    }
}
