package io.reelmill.account.subscription;

import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.account.subscription.Subscription.Active;
import io.reelmill.account.subscription.Subscription.Canceled;
import io.reelmill.account.subscription.Subscription.PastDue;
import io.reelmill.account.subscription.Subscription.Terms;
import io.reelmill.account.subscription.Subscription.Trialing;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Rows of subscriptions. They move together with invoices and credits, and due ones are claimed as from a queue, so it is SQL. */
@Singleton
public class SubscriptionStore {

    private static final String SELECT = """
            SELECT workspace_id, plan, next_plan, status, complimentary, cancel_at_period_end, period_start, period_end, ended_at
              FROM account.subscriptions s
            """;

    void add(Handle tx, Subscription subscription) {
        tx.createUpdate("""
                        INSERT INTO account.subscriptions (workspace_id, plan, status, complimentary, period_start, period_end)
                        VALUES (:workspace, :plan, :status, :complimentary, :start, :end)""")
                .bind("workspace", subscription.terms().workspaceId())
                .bind("plan", subscription.terms().plan().wireName())
                .bind("status", subscription.status())
                .bind("complimentary", subscription.terms().complimentary())
                .bind("start", subscription.terms().period().start())
                .bind("end", subscription.terms().period().end())
                .execute();
    }

    public Optional<Subscription> find(Handle handle, UUID workspaceId) {
        return read(handle, " WHERE workspace_id = :id", workspaceId);
    }

    /**
     * A subscription that nobody else moves until the transaction ends. Who also locks its invoices does that first.
     *
     * @throws UnknownWorkspaceException when there is none
     */
    Subscription lock(Handle tx, UUID workspaceId) {
        return read(tx, " WHERE workspace_id = :id FOR UPDATE", workspaceId)
                .orElseThrow(() -> new UnknownWorkspaceException(workspaceId));
    }

    /** One whose period is over and whose next invoice does not exist yet, locked. Those that are locked are left out. */
    Optional<Subscription.Running> lockDue(Handle tx, Instant now) {
        return tx.createQuery(SELECT + """
                         WHERE status IN ('trialing', 'active') AND period_end <= :now
                           AND NOT EXISTS (SELECT 1 FROM account.invoices i
                                            WHERE i.workspace_id = s.workspace_id AND i.status = 'open' AND i.kind = 'subscription')
                         ORDER BY period_end LIMIT 1 FOR UPDATE OF s SKIP LOCKED""")
                .bind("now", now)
                .map((row, context) -> (Subscription.Running) read(row))
                .findOne();
    }

    <T extends Subscription> T store(Handle tx, T subscription) {
        Terms terms = subscription.terms();
        tx.createUpdate("""
                        UPDATE account.subscriptions
                           SET plan = :plan, next_plan = :next, status = :status, complimentary = :complimentary,
                               cancel_at_period_end = :cancel, period_start = :start, period_end = :end, ended_at = :ended
                         WHERE workspace_id = :workspace""")
                .bind("plan", terms.plan().wireName())
                .bind("next", terms.nextPlan() == null ? null : terms.nextPlan().wireName())
                .bind("status", subscription.status())
                .bind("complimentary", terms.complimentary())
                .bind("cancel", terms.cancelAtPeriodEnd())
                .bind("start", terms.period().start())
                .bind("end", terms.period().end())
                .bind("ended", subscription instanceof Canceled canceled ? canceled.at() : null)
                .bind("workspace", terms.workspaceId())
                .execute();
        return subscription;
    }

    private static Optional<Subscription> read(Handle handle, String where, UUID workspaceId) {
        return handle.createQuery(SELECT + where)
                .bind("id", workspaceId)
                .map((row, context) -> read(row))
                .findOne();
    }

    private static Subscription read(ResultSet row) throws SQLException {
        String next = row.getString("next_plan");
        Terms terms = new Terms(
                row.getObject("workspace_id", UUID.class),
                Plan.of(row.getString("plan")),
                next == null ? null : Plan.of(next),
                row.getBoolean("complimentary"),
                row.getBoolean("cancel_at_period_end"),
                new Period(
                        row.getTimestamp("period_start").toInstant(),
                        row.getTimestamp("period_end").toInstant()));
        return switch (row.getString("status")) {
            case "trialing" -> new Trialing(terms);
            case "active" -> new Active(terms);
            case "past_due" -> new PastDue(terms);
            case "canceled" -> new Canceled(terms, row.getTimestamp("ended_at").toInstant());
            default -> throw new SQLException("a subscription has the status " + row.getString("status"));
        };
    }
}
