package io.reelmill.account.workspace;

import io.reelmill.account.ledger.Ledger;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
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

    private final Jdbi jdbi;
    private final Ledger ledger;
    private final SubscriptionPeriods periods;
    private final SigningSecrets secrets;
    private final Clock clock;

    Workspaces(Jdbi jdbi, Ledger ledger, SubscriptionPeriods periods, SigningSecrets secrets, Clock clock) {
        this.jdbi = jdbi;
        this.ledger = ledger;
        this.periods = periods;
        this.secrets = secrets;
        this.clock = clock;
    }

    /** Opens a workspace with its accounts, a webhook secret and the first period's credits; once for each id. */
    @Transactional
    public void open(NewWorkspace workspace) {
        jdbi.useTransaction(tx -> open(tx, workspace));
    }

    private void open(Handle tx, NewWorkspace workspace) {
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
                .bind("renews", SubscriptionPeriods.endOf(now))
                .execute();
        if (opened > 0) {
            secrets.add(workspace.id());
            ledger.open(tx, workspace.id());
            periods.issueCredits(tx, workspace.id(), workspace.plan(), now);
        }
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
}
