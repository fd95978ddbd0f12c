package io.reelmill.account.subscription;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.grant.Revocations;
import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.PaymentHandler;
import io.reelmill.account.payment.Reversal;
import io.reelmill.contracts.account.Plan;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;

/** Moves subscriptions by what becomes of their invoices: a paid one gives its period's credits, a failed one is tried again. */
@Singleton
public class SubscriptionPayments implements PaymentHandler {

    private static final Logger LOG = Logger.getLogger(SubscriptionPayments.class);

    private final SubscriptionStore subscriptions;
    private final InvoiceStore invoices;
    private final Grants grants;
    private final Revocations revocations;
    private final PlanInEffect plan;
    private final SubscriptionSettings settings;
    private final Clock clock;

    public SubscriptionPayments(
            SubscriptionStore subscriptions,
            InvoiceStore invoices,
            Grants grants,
            Revocations revocations,
            PlanInEffect plan,
            SubscriptionSettings settings,
            Clock clock) {
        this.subscriptions = subscriptions;
        this.invoices = invoices;
        this.grants = grants;
        this.revocations = revocations;
        this.plan = plan;
        this.settings = settings;
        this.clock = clock;
    }

    @Override
    public boolean handles(Invoice.Kind kind) {
        return kind != Invoice.Kind.PACK;
    }

    @Override
    public void paid(Handle tx, Invoice.Paid invoice) {
        Bill bill = invoice.bill();
        Subscription subscription = subscriptions.lock(tx, bill.workspaceId());
        boolean isSuperseded = subscription instanceof Subscription.Running
                && subscription.terms().period().end().isAfter(bill.periodEnd());
        if (!isSuperseded) {
            subscriptions.store(tx, subscription.paid(bill.plan(), new Period(bill.periodStart(), bill.periodEnd())));
            plan.set(tx, bill.workspaceId(), bill.plan());
        }
        giveCredits(tx, bill);
    }

    /** An upgrade that is not paid does not take place; a period that is not paid is tried again, and given up in the end. */
    @Override
    public void declined(Handle tx, Invoice.Open invoice) {
        Instant now = clock.instant();
        if (invoice.bill().kind() == Invoice.Kind.UPGRADE) {
            invoices.store(tx, invoice.cancel(now));
            return;
        }
        Subscription subscription = subscriptions.lock(tx, invoice.bill().workspaceId());
        List<Duration> retries = settings.retryAfter();
        if (invoice.attempts() < retries.size()) {
            invoices.store(tx, invoice.retryAt(now.plus(retries.get(invoice.attempts()))));
            if (subscription instanceof Subscription.Running running) {
                subscriptions.store(tx, running.unpaid());
            }
        } else {
            invoices.store(tx, invoice.writeOff(now));
            end(tx, subscription, now);
            LOG.infof(
                    "the subscription of workspace %s ends unpaid",
                    invoice.bill().workspaceId());
        }
    }

    /** A customer who does not come back is one who does not pay. */
    @Override
    public void waiting(Handle tx, Invoice.Open invoice) {
        if (invoice.bill().kind() == Invoice.Kind.SUBSCRIPTION) {
            declined(tx, invoice);
        }
    }

    /**
     * A part of the money takes that part of the credits back. When all of it is gone the plan ends; when it comes back before the
     * period is over the plan is in effect again until then, and does not renew by itself.
     */
    @Override
    public void reversed(Handle tx, Invoice.Paid invoice, Reversal reversal) {
        Bill bill = invoice.bill();
        Subscription subscription = subscriptions.lock(tx, bill.workspaceId());
        if (bill.credits() > 0) {
            revocations.revoke(
                    tx,
                    bill.workspaceId(),
                    bill.grantReference(),
                    reversal.of(bill.credits(), bill.amount()),
                    "payment_" + reversal.why().column());
        }
        if (!subscription.terms().period().end().equals(bill.periodEnd())) {
            return;
        }
        if (reversal.takesAll(bill.amount())) {
            end(tx, subscription, clock.instant());
        } else if (reversal.isTakenBack(bill.amount())
                && subscription instanceof Subscription.Canceled canceled
                && bill.periodEnd().isAfter(clock.instant())) {
            subscriptions.store(tx, canceled.reinstate());
            plan.set(tx, bill.workspaceId(), canceled.terms().plan());
        }
    }

    /** Ends a subscription that has not ended: the plan free is in effect, without monthly credits. */
    void end(Handle tx, Subscription subscription, Instant now) {
        if (subscription instanceof Subscription.Live live) {
            subscriptions.store(tx, live.cancel(now));
            plan.set(tx, subscription.terms().workspaceId(), Plan.FREE);
        }
    }

    private void giveCredits(Handle tx, Bill bill) {
        if (bill.credits() > 0) {
            String reason = bill.kind() == Invoice.Kind.UPGRADE ? "plan_upgrade" : "plan_credits";
            grants.issue(
                    tx,
                    new NewGrant(
                            bill.workspaceId(),
                            GrantCategory.PLAN,
                            bill.credits(),
                            bill.periodEnd(),
                            reason,
                            bill.grantReference(),
                            bill.id()));
        }
    }
}
