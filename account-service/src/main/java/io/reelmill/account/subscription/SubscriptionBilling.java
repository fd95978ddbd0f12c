package io.reelmill.account.subscription;

import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.Grants;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.PaymentMethods;
import io.reelmill.account.payment.Payments;
import io.reelmill.account.subscription.Subscription.PastDue;
import io.reelmill.account.subscription.Subscription.Terms;
import io.reelmill.account.subscription.Subscription.Trialing;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.PlanTerms;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Asks money for the periods of subscriptions. An invoice and its payment are stored in one transaction and the payment is made
 * after it; when the process ends in between, the reconciliation of payments makes it.
 */
@Singleton
public class SubscriptionBilling {

    /** What a claim has come to: whether there was something to do, and a payment that is to be made after the transaction. */
    private record Step(boolean taken, Optional<UUID> payment) {

        static final Step NOTHING = new Step(false, Optional.empty());
    }

    private final Jdbi jdbi;
    private final SubscriptionStore subscriptions;
    private final SubscriptionPayments handler;
    private final InvoiceStore invoices;
    private final Payments payments;
    private final PaymentMethods methods;
    private final Grants grants;
    private final PlanCatalog plans;
    private final SubscriptionSettings settings;
    private final Clock clock;

    public SubscriptionBilling(
            Jdbi jdbi,
            SubscriptionStore subscriptions,
            SubscriptionPayments handler,
            InvoiceStore invoices,
            Payments payments,
            PaymentMethods methods,
            Grants grants,
            PlanCatalog plans,
            SubscriptionSettings settings,
            Clock clock) {
        this.jdbi = jdbi;
        this.subscriptions = subscriptions;
        this.handler = handler;
        this.invoices = invoices;
        this.payments = payments;
        this.methods = methods;
        this.grants = grants;
        this.plans = plans;
        this.settings = settings;
        this.clock = clock;
    }

    /** The plan that is in effect when a workspace is opened: one that has to be paid first is not. */
    public Plan planAtStart(Plan plan, Billing billing) {
        return billing == Billing.CHARGED && plans.of(plan).price().amount() > 0 ? Plan.FREE : plan;
    }

    /**
     * Begins the subscription of a new workspace. What costs nothing is paid at once and gives its credits; the first payment of
     * another is made when a payment method is saved.
     */
    public void start(Handle tx, UUID workspaceId, Plan plan, Billing billing) {
        Instant now = clock.instant();
        if (billing == Billing.TRIAL) {
            Period trial = Period.of(now, settings.trial());
            subscriptions.add(tx, new Trialing(new Terms(workspaceId, plan, null, false, false, trial)));
            int credits = plans.of(plan).monthlyCredits();
            if (credits > 0) {
                grants.issue(
                        tx,
                        new NewGrant(
                                workspaceId,
                                GrantCategory.PLAN,
                                credits,
                                trial.end(),
                                "plan_credits",
                                "period:" + now));
            }
            return;
        }
        Period first = Period.monthFrom(now);
        Terms terms = new Terms(workspaceId, plan, null, billing == Billing.COMPLIMENTARY, false, first);
        subscriptions.add(tx, new PastDue(terms));
        billPeriod(tx, terms, plan, first);
    }

    /**
     * Bills the next period of one subscription whose period is over, or ends it when it was canceled. What is left of the
     * expired credits ends; credits still reserved stay reserved.
     *
     * @return whether there was one
     */
    public boolean renewOne() {
        return take(jdbi.inTransaction(tx -> subscriptions
                .lockDue(tx, clock.instant())
                .map(due -> new Step(true, renew(tx, due)))
                .orElse(Step.NOTHING)));
    }

    /**
     * Tries the payment of one invoice again whose time has come.
     *
     * @return whether there was one
     */
    public boolean retryOne() {
        return take(jdbi.inTransaction(tx -> invoices.lockDue(tx, clock.instant())
                .map(due -> new Step(true, retry(tx, due)))
                .orElse(Step.NOTHING)));
    }

    /** Bills a period at the price of the plan, or for nothing. */
    Optional<UUID> billPeriod(Handle tx, Terms terms, Plan plan, Period period) {
        PlanTerms costs = plans.of(plan);
        return bill(
                tx,
                Bill.ofPlan(
                        terms.workspaceId(),
                        Invoice.Kind.SUBSCRIPTION,
                        plan,
                        costs.monthlyCredits(),
                        terms.complimentary() ? 0 : costs.price().amount(),
                        costs.price().currency(),
                        "period:" + period.start(),
                        period.start(),
                        period.end(),
                        clock.instant()));
    }

    /**
     * Opens an invoice. One of nothing is paid at once; one without a payment method has failed its first payment.
     *
     * @return the payment that is to be made after the transaction
     */
    Optional<UUID> bill(Handle tx, Bill bill) {
        Optional<Invoice.Open> added = invoices.add(tx, new Invoice.Draft(bill).open());
        if (added.isEmpty()) {
            return Optional.empty();
        }
        Invoice.Open invoice = added.get();
        if (bill.amount() == 0) {
            handler.paid(tx, invoices.store(tx, invoice.pay(clock.instant())));
            return Optional.empty();
        }
        return pay(tx, invoice);
    }

    private Optional<UUID> renew(Handle tx, Subscription.Running due) {
        Terms terms = due.terms();
        grants.expire(tx, terms.workspaceId());
        if (terms.cancelAtPeriodEnd()) {
            handler.end(tx, due, clock.instant());
            return Optional.empty();
        }
        return billPeriod(tx, terms, terms.planOfNextPeriod(), terms.period().next());
    }

    private Optional<UUID> retry(Handle tx, Invoice.Open due) {
        Invoice.Open invoice = invoices.store(tx, due.retrying());
        boolean underWay = payments.ofInvoice(tx, invoice.bill().id())
                .filter(payment -> !payment.status().isFinal())
                .isPresent();
        if (underWay) {
            handler.declined(tx, invoice); // the customer has not authenticated it
            return Optional.empty();
        }
        return pay(tx, invoice);
    }

    private Optional<UUID> pay(Handle tx, Invoice.Open invoice) {
        Optional<String> method = methods.find(tx, invoice.bill().workspaceId());
        if (method.isEmpty()) {
            handler.declined(tx, invoice);
            return Optional.empty();
        }
        return Optional.of(payments.prepare(tx, invoice, method.get()));
    }

    private boolean take(Step step) {
        step.payment().ifPresent(payments::collect);
        return step.taken();
    }
}
