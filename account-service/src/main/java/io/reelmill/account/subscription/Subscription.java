package io.reelmill.account.subscription;

import io.reelmill.contracts.account.Plan;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/**
 * What a workspace pays for, in one of its states. Each offers its legal moves only, and a move returns the new state.
 *
 * <pre>
 * trialing ── invoice paid ──▶ active ◀── invoice paid ── past_due ── payments given up ──▶ canceled
 *     └────── payment failed ──▶ past_due ◀── payment failed ── active ── canceled at its period's end ──▶ canceled
 * active ── its money went back ──▶ canceled ── the dispute is won ──▶ active
 * </pre>
 */
public sealed interface Subscription {

    /**
     * What is the same in every state.
     *
     * @param nextPlan the plan from the next period on, or null for the same
     * @param complimentary whether its invoices ask for nothing
     * @param cancelAtPeriodEnd whether no other period follows
     * @param period the one that was paid last, or is to be paid first
     */
    record Terms(
            UUID workspaceId,
            Plan plan,
            Plan nextPlan,
            boolean complimentary,
            boolean cancelAtPeriodEnd,
            Period period) {

        public Terms {
            Objects.requireNonNull(workspaceId, "workspaceId");
            Objects.requireNonNull(plan, "plan");
            Objects.requireNonNull(period, "period");
        }

        Terms on(Plan newPlan) {
            return new Terms(workspaceId, newPlan, null, complimentary, cancelAtPeriodEnd, period);
        }

        Terms paid(Plan paidPlan, Period paidPeriod) {
            return new Terms(workspaceId, paidPlan, null, complimentary, false, paidPeriod);
        }

        Terms thenOn(Plan next) {
            return new Terms(workspaceId, plan, next == plan ? null : next, complimentary, cancelAtPeriodEnd, period);
        }

        Terms canceling(boolean atPeriodEnd) {
            return new Terms(workspaceId, plan, nextPlan, complimentary, atPeriodEnd, period);
        }

        Plan planOfNextPeriod() {
            return nextPlan == null ? plan : nextPlan;
        }
    }

    Terms terms();

    /** What stands in the database and in {@code GET /me}. */
    String status();

    /** Whether another period follows. */
    default boolean renews() {
        return !(this instanceof Canceled) && !terms().cancelAtPeriodEnd();
    }

    /** The same state under other terms. */
    Subscription with(Terms terms);

    /** An invoice of it is paid, however late. */
    default Active paid(Plan plan, Period period) {
        return new Active(terms().paid(plan, period));
    }

    /** One that has not ended. */
    sealed interface Live extends Subscription {

        default Canceled cancel(Instant at) {
            return new Canceled(terms().canceling(false), at);
        }
    }

    /** One whose period was paid or given, and that renews at its end. */
    sealed interface Running extends Live {

        default PastDue unpaid() {
            return new PastDue(terms());
        }
    }

    /** In a first period that costs nothing. */
    record Trialing(Terms terms) implements Running {

        @Override
        public String status() {
            return "trialing";
        }

        @Override
        public Trialing with(Terms other) {
            return new Trialing(other);
        }
    }

    /** Its period is paid. */
    record Active(Terms terms) implements Running {

        @Override
        public String status() {
            return "active";
        }

        @Override
        public Active with(Terms other) {
            return new Active(other);
        }
    }

    /** A payment has failed and is tried again. */
    record PastDue(Terms terms) implements Live {

        @Override
        public String status() {
            return "past_due";
        }

        @Override
        public PastDue with(Terms other) {
            return new PastDue(other);
        }
    }

    /** Ended. */
    record Canceled(Terms terms, Instant at) implements Subscription {

        /** Its period is paid after all: it is in effect again and ends with the period. */
        Active reinstate() {
            return new Active(terms.canceling(true));
        }

        /** It is to begin anew: its first invoice is open. */
        PastDue restart(Plan plan, Period period) {
            return new PastDue(terms.paid(plan, period));
        }

        @Override
        public String status() {
            return "canceled";
        }

        @Override
        public Canceled with(Terms other) {
            return new Canceled(other, at);
        }
    }
}
