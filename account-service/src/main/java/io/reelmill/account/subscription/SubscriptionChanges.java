package io.reelmill.account.subscription;

import io.reelmill.account.invoice.Bill;
import io.reelmill.account.invoice.Invoice;
import io.reelmill.account.invoice.InvoiceStore;
import io.reelmill.account.payment.Payments;
import io.reelmill.account.subscription.Subscription.Canceled;
import io.reelmill.account.subscription.Subscription.PastDue;
import io.reelmill.account.subscription.Subscription.Running;
import io.reelmill.account.subscription.Subscription.Terms;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.account.PlanCatalog;
import io.reelmill.contracts.account.PlanTerms;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Changes of a subscription that a customer or the operator asks for. */
@Singleton
public class SubscriptionChanges {

    /** A change that the state of the subscription does not allow. */
    public static final class NotPossibleException extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotPossibleException(String message) {
            super(message);
        }
    }

    private final Jdbi jdbi;
    private final SubscriptionStore subscriptions;
    private final SubscriptionBilling billing;
    private final SubscriptionPayments handler;
    private final InvoiceStore invoices;
    private final Payments payments;
    private final PlanInEffect inEffect;
    private final PlanCatalog plans;
    private final Clock clock;

    public SubscriptionChanges(
            Jdbi jdbi,
            SubscriptionStore subscriptions,
            SubscriptionBilling billing,
            SubscriptionPayments handler,
            InvoiceStore invoices,
            Payments payments,
            PlanInEffect inEffect,
            PlanCatalog plans,
            Clock clock) {
        this.jdbi = jdbi;
        this.subscriptions = subscriptions;
        this.billing = billing;
        this.handler = handler;
        this.invoices = invoices;
        this.payments = payments;
        this.inEffect = inEffect;
        this.plans = plans;
        this.clock = clock;
    }

    /**
     * The operator's word: the plan is in effect at once and billed from the next period on. One that has ended begins anew; its
     * payment, if it asks for one, is made by the reconciliation, because the caller may have a transaction open.
     */
    public void assign(UUID workspaceId, Plan plan) {
        jdbi.useTransaction(tx -> {
            Subscription subscription = subscriptions.lock(tx, workspaceId);
            if (subscription instanceof Canceled canceled) {
                restart(tx, canceled, plan);
            } else {
                subscriptions.store(tx, subscription.with(subscription.terms().on(plan)));
                inEffect.set(tx, workspaceId, plan);
            }
        });
    }

    /**
     * The customer's choice. A larger plan is in effect when its invoice is paid: the difference of price for the difference of
     * credits, until the end of the period. A smaller one begins with the next period.
     *
     * @throws NotPossibleException while a payment of the subscription is due
     */
    public void choose(UUID workspaceId, Plan plan) {
        jdbi.inTransaction(tx -> {
                    Subscription subscription = subscriptions.lock(tx, workspaceId);
                    if (subscription instanceof Canceled canceled) {
                        return restart(tx, canceled, plan);
                    }
                    if (!(subscription instanceof Running running)) {
                        throw new NotPossibleException("the plan can be changed when the open invoice is paid");
                    }
                    if (plan.compareTo(running.terms().plan()) > 0 && !(running instanceof Subscription.Trialing)) {
                        return upgrade(tx, running.terms(), plan);
                    }
                    subscriptions.store(tx, running.with(running.terms().thenOn(plan)));
                    return Optional.<UUID>empty();
                })
                .ifPresent(payments::collect);
    }

    /**
     * Ends a subscription with its period; one whose payment is due at once, with its invoices.
     *
     * @throws NotPossibleException when it has ended
     */
    public void cancel(UUID workspaceId) {
        jdbi.useTransaction(tx -> {
            var open = invoices.lockOpenOfSubscription(tx, workspaceId);
            Subscription subscription = subscriptions.lock(tx, workspaceId);
            if (subscription instanceof PastDue) {
                open.forEach(invoice -> invoices.store(tx, invoice.cancel(clock.instant())));
                handler.end(tx, subscription, clock.instant());
            } else if (subscription instanceof Running running) {
                subscriptions.store(tx, running.with(running.terms().canceling(true)));
            } else {
                throw new NotPossibleException("the subscription has ended already");
            }
        });
    }

    /**
     * Takes a cancellation back whose period is not over.
     *
     * @throws NotPossibleException when it has ended
     */
    public void resume(UUID workspaceId) {
        jdbi.useTransaction(tx -> {
            Subscription subscription = subscriptions.lock(tx, workspaceId);
            if (subscription instanceof Canceled) {
                throw new NotPossibleException("the subscription has ended; choose a plan to begin a new one");
            }
            subscriptions.store(tx, subscription.with(subscription.terms().canceling(false)));
        });
    }

    private Optional<UUID> restart(Handle tx, Canceled canceled, Plan plan) {
        Period period = Period.monthFrom(clock.instant());
        PastDue restarted = subscriptions.store(tx, canceled.restart(plan, period));
        return billing.billPeriod(tx, restarted.terms(), plan, period);
    }

    private Optional<UUID> upgrade(Handle tx, Terms terms, Plan plan) {
        PlanTerms now = plans.of(terms.plan());
        PlanTerms then = plans.of(plan);
        if (!now.price().currency().equals(then.price().currency())
                && now.price().amount() > 0) {
            throw new NotPossibleException("plans of two currencies change with the next period only");
        }
        return billing.bill(
                tx,
                Bill.ofPlan(
                        terms.workspaceId(),
                        Invoice.Kind.UPGRADE,
                        plan,
                        Math.max(0, then.monthlyCredits() - now.monthlyCredits()),
                        terms.complimentary()
                                ? 0
                                : Math.max(
                                        0, then.price().amount() - now.price().amount()),
                        then.price().currency(),
                        "upgrade:" + plan.wireName() + ":" + clock.instant(),
                        terms.period().start(),
                        terms.period().end(),
                        clock.instant()));
    }
}
