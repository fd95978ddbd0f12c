package io.reelmill.providers;

import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Orders that a paid service has taken and whose result was not fetched yet. They outlive the process: an attempt that goes
 * on where another ended asks after the order that was placed, and does not pay for it again.
 */
public interface PendingOrders {

    /** Keeps nothing: work that nobody goes on with. */
    PendingOrders NONE = new PendingOrders() {
        @Override
        public Optional<String> find(String order) {
            return Optional.empty();
        }

        @Override
        public void placed(String order, String reference) {}

        @Override
        public void settled(String order) {}

        @Override
        public boolean isKept() {
            return false;
        }
    };

    /**
     * What the service called an order that is pending.
     *
     * @param order what was ordered and of whom; equal orders of one piece of work are one
     */
    Optional<String> find(String order);

    /**
     * The service has taken the order. On the disk when this returns.
     *
     * @param reference by which the service knows it: an id, or its answer
     */
    void placed(String order, String reference);

    /** The result was fetched, or will never come: the next such order is a new one. */
    void settled(String order);

    /** Whether somebody may go on with what is pending, so that it is not cancelled when this process stops. */
    default boolean isKept() {
        return true;
    }

    /** Those of the work that this thread does; {@link #NONE} outside any. */
    static PendingOrders current() {
        return PendingOrdersScope.current();
    }

    /** Does work whose orders are kept in the given place. */
    static <T> T during(PendingOrders orders, Callable<T> work) throws Exception {
        return PendingOrdersScope.during(orders, work);
    }
}
