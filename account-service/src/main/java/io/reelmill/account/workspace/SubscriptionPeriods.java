package io.reelmill.account.workspace;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Gives the credits of each period and renews the periods. Due workspaces are claimed as from a queue, so it is SQL. */
@Singleton
public class SubscriptionPeriods {

    private record Due(UUID id, Plan plan, Instant renewsAt) {}

    private final Jdbi jdbi;
    private final Grants grants;
    private final PlanCatalog plans;
    private final Clock clock;

    public SubscriptionPeriods(Jdbi jdbi, Grants grants, PlanCatalog plans, Clock clock) {
        this.jdbi = jdbi;
        this.grants = grants;
        this.plans = plans;
        this.clock = clock;
    }

    /** The end of a period that begins at this time. */
    static Instant endOf(Instant start) {
        return OffsetDateTime.ofInstant(start, ZoneOffset.UTC).plusMonths(1).toInstant();
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

    private Due renew(Handle tx, Due due) {
        grants.expire(tx, due.id());
        issueCredits(tx, due.id(), due.plan(), due.renewsAt());
        tx.createUpdate("UPDATE account.workspaces SET period_start = renews_at, renews_at = :next WHERE id = :id")
                .bind("next", endOf(due.renewsAt()))
                .bind("id", due.id())
                .execute();
        return due;
    }

    /** Gives the plan's credits of a period, once for each period. */
    void issueCredits(Handle tx, UUID workspaceId, Plan plan, Instant periodStart) {
        grants.issue(
                tx,
                new NewGrant(
                        workspaceId,
                        GrantCategory.PLAN,
                        plans.of(plan).monthlyCredits(),
                        endOf(periodStart),
                        "plan_credits",
                        "period:" + periodStart));
    }
}
