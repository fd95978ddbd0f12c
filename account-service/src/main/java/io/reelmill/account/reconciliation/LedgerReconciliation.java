package io.reelmill.account.reconciliation;

import io.reelmill.account.reservation.RunDirectory;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** Compares ledger, payments and renders, and stores what does not agree. It changes neither of the three. */
@Singleton
public class LedgerReconciliation {

    /** Runs and charges of this time are compared: more than a day, so that a missed one is made good by the next. */
    static final Duration PERIOD = Duration.ofDays(3);

    /** The end of a run is told by an event, which may be under way for a while. */
    static final Duration GRACE = Duration.ofHours(1);

    private static final Logger LOG = Logger.getLogger(LedgerReconciliation.class);

    private final Jdbi jdbi;
    private final BreakStore breaks;
    private final RenderCheck renders;
    private final PaymentCheck payments = new PaymentCheck();
    private final GrantCheck grants = new GrantCheck();
    private final Clock clock;

    public LedgerReconciliation(Jdbi jdbi, BreakStore breaks, EndedRuns ended, RunDirectory runs, Clock clock) {
        this.jdbi = jdbi;
        this.breaks = breaks;
        this.renders = new RenderCheck(jdbi, ended, runs);
        this.clock = clock;
    }

    /**
     * Compares all three. What is inside the database is compared and stored also when the render-service is away.
     *
     * @return how many breaks were found now, known ones among them
     */
    public int run() {
        List<Finding> inside = new ArrayList<>();
        jdbi.useTransaction(TransactionIsolationLevel.REPEATABLE_READ, snapshot -> {
            inside.addAll(payments.run(snapshot));
            inside.addAll(grants.run(snapshot));
        });
        breaks.save(inside);
        Instant before = clock.instant().minus(GRACE);
        List<Finding> outside = renders.run(before.minus(PERIOD), before);
        breaks.save(outside);
        int found = inside.size() + outside.size();
        if (found > 0) {
            LOG.errorf("ledger, payments and renders do not agree in %d cases: see ./reelmill ledger breaks", found);
        }
        return found;
    }
}
